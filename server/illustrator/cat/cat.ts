/**
 * A dressed-for-nothing cat: the figure of its pose with coat, head and face, in layers between
 * which clothes can be put.
 *
 * @module
 */
import { type Colour, mix } from "../colour/colour.ts";
import { contains } from "../geometry/measure.ts";
import { ellipse, heart, type Knot, smooth } from "../geometry/shapes.ts";
import { mapItems } from "../geometry/mapping.ts";
import { moveItems, placing, type Transform } from "../geometry/transform.ts";
import { mark } from "../items.ts";
import { type CoatTones, coatTones } from "../colour/palette.ts";
import { randomStream } from "../random.ts";
import type { Item, Mark, Point } from "../scene.ts";
import type { CatSpec } from "../spec.ts";
import { backOfHead } from "./head/back_of_head.ts";
import { bodyFormOf } from "./body/body_form.ts";
import { type Bow, bowed } from "./body/bowed.ts";
import { withPosture } from "./body/posture.ts";
import { chestRoom } from "./body/chest_room.ts";
import { type Coat, earMarks, groundOf, headMarks } from "./markings/coat.ts";
import { paintedCoat } from "./markings/painted_coat.ts";
import { coatFromBehind } from "./markings/coat_from_behind.ts";
import { litEyes } from "./head/eye_light.ts";
import { ears } from "./head/ears.ts";
import { eyes } from "./head/eyes.ts";
import type { Figure, Part } from "./body/figure.ts";
import { type GazeDirection, gazing, lookingAhead, withGaze } from "./head/gaze.ts";
import {
  aroundMouth,
  type FacePlan,
  type HeadPlan,
  mouthMap,
  onFace,
  skull,
  wrinkles,
} from "./head/head.ts";
import { hearts } from "./head/hearts.ts";
import { mouthWithin } from "./head/mouth_room.ts";
import { skullOutline } from "./head/face_places.ts";
import { hollows, muzzle, muzzleMarks } from "./head/muzzle.ts";
import { noseAndMouth } from "./head/nose_and_mouth.ts";
import { whiskers } from "./head/whiskers.ts";
import type { Mouth } from "./head/expression.ts";
import { expressionOf } from "./head/face_of_mood.ts";
import { headFormOf } from "./head/head_form.ts";
import { onTurnedFace, turnOf } from "./head/turned_head.ts";
import { moodSigns } from "./head/mood_signs.ts";
import { noddingEars } from "./head/nod.ts";
import { withOwnBody } from "./body/own_body.ts";
import { withBelly } from "./body/stout_body.ts";
import { ownFeatures } from "./head/own_features.ts";
import { nearOf } from "./head/profile/on_profile.ts";
import { profileHead, profileMarks } from "./head/profile/profile_head.ts";
import { type FaceShown, showsProfile } from "./head/profile/in_profile.ts";
import { chestFur } from "./markings/chest_fur.ts";
import { partItems } from "./part_items.ts";
import { figureOf } from "./pose_figure.ts";
import { withArmsBehind } from "./body/from_behind.ts";
import { withJoinedPaws } from "./body/joined_paws.ts";
import { bodyOf } from "./body/proportions.ts";
import { looksOf } from "./head/looks.ts";
import { drops, puddle, wetLocks } from "./markings/wet_fur.ts";
import { STYLE_ENTRIES } from "../styles.ts";
import { inStyle } from "./body/style_body.ts";
import { type Reach, reaching } from "./body/reaching.ts";

/** The cat in its own units, back to front. */
export interface Cat {
  /** The body in its pose, with the places for clothes and things. */
  figure: Figure;
  /** The colours of its coat, skin and nose. */
  tones: CoatTones;
  /** Behind the torso: far legs, a tail seen behind. */
  back: Item[];
  /** The trunk, with its markings. */
  torso: Item[];
  /** Legs and paws before the torso. */
  limbs: Item[];
  /** Chest fur: over the forelegs, or under a coat. */
  ruff: Item[];
  /** Both ears. */
  ears: Item[];
  /** The ears where a hat that would cut them presses them aside; absent: no hat does. */
  earsUnderHat?: () => Item[];
  /** The head without its features. */
  skull: Item[];
  /** Eyes, nose, mouth, whiskers. */
  features: Item[];
  /** Before the head: a raised paw, a tail laid around. */
  front: Item[];
  /** From the head's coordinates to the cat's. */
  toHead: Transform;
}

/** What the scene decides about a cat, besides its recipe. */
export interface CatOptions {
  /** Whether it will be mirrored later: then its left eye is on the left. */
  mirrored?: boolean;
  /** Whether it raises a paw to hold something. */
  holding?: boolean;
  /** Where its forepaws reach. */
  reach?: Reach;
  /** Whether it turns to the viewer where no words say otherwise: it holds something in both paws. */
  toViewer?: boolean;
  /** Where its tail goes from its root, where something else than the pose decides. */
  tail?: readonly Knot[] | undefined;
  /** Where its face turns, and its eyes with it, where something else than the pose decides. */
  regard?: GazeDirection;
  /** How much of its face what it does asks for; absent: as pose and seed have it. */
  faceShown?: FaceShown;
  /** Where its head goes for what it does. */
  bow?: Bow | undefined;
  /** The mouth that its act makes, whatever its mood. */
  mouth?: Mouth | undefined;
}

/** The cat of a recipe. */
export function drawCat(
  spec: CatSpec,
  {
    mirrored = false,
    holding = false,
    reach,
    toViewer = reach?.around,
    regard,
    faceShown,
    tail,
    bow,
    mouth,
  }: CatOptions = {},
): Cat {
  const painted = paintedCoat(spec.coat);
  const tones = coatTones(painted);
  const ground = { ...tones, base: groundOf(painted, tones) };
  const coat: Coat = {
    coat: painted,
    tones,
    randomOf: (name) => randomStream(markingSeed(spec, name), name),
  };
  const body = bodyOf(spec, { holding, toViewer, tail });
  const built = withBelly(figureOf(body), spec);
  const posed = gazing(
    withPosture(inStyle(built, STYLE_ENTRIES[spec.style].figure, bodyFormOf(spec)), spec),
    spec,
  );
  const turned = regard === undefined || posed.head.away
    ? posed
    : { ...posed, head: { ...posed.head, yaw: regard.yaw, pitch: regard.pitch } };
  const bent = bow ? bowed(turned, bow) : turned;
  const reached = reach ? reaching(bent, reach, body.girth) : bent;
  const joined = withArmsBehind(withJoinedPaws(withOwnBody(reached, spec, mirrored)));
  const figure = showsProfile(joined, spec, { regard, faceShown })
    ? { ...joined, head: { ...joined.head, ...(faceShown && { yaw: 1 }), profile: true as const } }
    : joined;
  const form = headFormOf(spec);
  const plan: HeadPlan = {
    spec,
    tones: ground,
    expression: withGaze(
      lookingAhead({ ...expressionOf(spec), ...(mouth && { mouth }) }, figure.head),
      spec,
      regard,
    ),
    form,
    turn: turnOf(figure.head, form),
    own: looksOf(spec),
  };
  const toHead = placing(figure.head);
  const { away, pitch } = figure.head;
  const marks = figure.head.profile
    ? profileMarks(plan, nearOf(figure.head), faceMarks(plan, coat))
    : turnedMarks(plan, faceMarks(plan, coat));
  const face: FacePlan = { ...plan, coatAt: (point) => colourAt(point, marks, ground.base) };
  const dress = (part: Part) => partItems(part, coat, spec);
  const isWet = spec.features?.includes("wet fur") ?? false;
  const trunkCoat = spec.view === "behind" ? coatFromBehind(coat, "trunk") : coat;
  const torso = figure.torso.flatMap((part) => partItems(part, trunkCoat, spec));
  const below = {
    figure,
    tones,
    back: [...(isWet ? puddle(figure) : []), ...figure.back.flatMap(dress)],
    torso,
    limbs: figure.limbs.flatMap(dress),
    front: [
      ...figure.front.flatMap(dress),
      ...moveItems(toHead, [...hearts(plan), ...moodSigns(plan)]),
      ...(isWet ? drops(figure, torso) : []),
    ],
    toHead,
  };
  if (away) return { ...below, ruff: [], ...backOfHead(plan, coat, toHead, figure) };
  const ruff = spec.view === "behind" ? [] : chestFur(chestRoom(figure), coat, figure.bust);
  if (figure.head.profile) {
    return { ...below, ruff, ...profileHead(face, { coat, marks, mirrored, toHead, figure }) };
  }
  const shells = (options?: { underHat: boolean }) =>
    moveItems(
      toHead,
      noddingEars(ears(plan, (name, outline) => earMarks(name, outline, coat), options), pitch),
    );
  return {
    ...below,
    ruff,
    ears: shells(),
    earsUnderHat: () => shells({ underHat: true }),
    skull: [
      ...moveItems(toHead, [
        skull(plan, marks),
        ...mapItems(wrinkles(plan), onTurnedFace(plan.turn)),
      ]),
      ...(isWet ? wetLocks(ground.base, toHead) : []),
    ],
    features: moveItems(
      toHead,
      [
        ...litEyes(eyes(face, mirrored), spec),
        ...mouthWithin(
          mapItems(
            [...muzzle(plan), ...noseAndMouth(face), ...ownFeatures(plan)],
            mouthMap(plan),
          ),
          skullOutline(spec, plan.turn),
        ),
        ...whiskers(plan),
      ],
    ),
  };
}

/** Which seed the markings of a part follow: a kitten's are those of a forebear. */
function markingSeed({ seed, markings }: CatSpec, part: string): string {
  return markings ? randomStream(seed, `markings.${part}`).pick(markings) : seed;
}

/** Markings of a face that looks at the viewer: those of skull and cheeks, and those around the mouth. */
interface FaceMarks {
  onHead: Mark[];
  atMouth: Mark[];
}

function faceMarks(plan: HeadPlan, coat: Coat): FaceMarks {
  const onHead = [...hollows(plan), ...headMarks(coat)], atMouth = muzzleMarks(plan);
  const below = [...onHead, ...atMouth];
  return { onHead, atMouth: [...atMouth, ...greying(plan, below), ...ownMarks(plan, below)] };
}

/** They on the turned face, the later ones on top. */
function turnedMarks(plan: HeadPlan, { onHead, atMouth }: FaceMarks): Mark[] {
  return [...onFace(plan, onHead), ...aroundMouth(plan, atMouth)];
}

/** Old cats go grey around the mouth and over the eyes, whatever was there. */
function greying({ spec, tones }: HeadPlan, marks: readonly Mark[]): Mark[] {
  if (spec.age !== "senior") return [];
  const places: [at: Point, rx: number, ry: number, turn: number, soft: number][] = [
    [[0, 82], 60, 32, 0, 10],
    [[0, 34], 12, 30, 0, 8],
    [[-48, -24], 27, 11, 0.2, 7],
    [[48, -24], 27, 11, -0.2, 7],
  ];
  return places.map(([at, rx, ry, turn, soft]) => {
    const under = colourAt(at, marks, tones.base);
    const grey = mix(under, { l: Math.max(0.93, under.l), c: 0.01, h: 80 }, 0.74);
    return mark("light", ellipse(at, rx, ry, turn), grey, soft);
  });
}

/** A heart on the brow, a moustache under the nose: dark on a light coat, light on a dark one. */
function ownMarks(
  { spec: { features = [] }, tones }: HeadPlan,
  marks: readonly Mark[],
): Mark[] {
  const apart = (at: Point) => {
    const under = colourAt(at, marks, tones.base);
    return under.l > 0.5 ? mix(under, { l: 0.24, c: 0.03, h: 40 }, 0.86) : tones.white;
  };
  const wing = (s: number) =>
    smooth([
      [0, 62, "corner"],
      [s * 20, 60],
      [s * 42, 70],
      [s * 62, 62, "corner"],
      [s * 48, 84],
      [s * 20, 82],
    ]);
  return [
    ...(features.includes("heart spot")
      ? [mark("patch", heart([0, -62], 21), apart([0, -62]))]
      : []),
    ...(features.includes("moustache")
      ? [-1, 1].map((s) => mark("patch", wing(s), apart([s * 30, 70])))
      : []),
  ];
}

/** The colour of the coat at a place of the head; stripes are too thin to count. */
function colourAt(point: Point, marks: readonly Mark[], ground: Colour): Colour {
  const top = marks.findLast(({ kind, outline }) => kind !== "stripe" && contains(outline, point));
  return top?.colour ?? ground;
}
