/**
 * @module A dressed-for-nothing cat: the figure of its pose with coat, head and face, in layers between
 * which clothes can be put.
 */
import { moveItems, placing, type Transform } from "../geometry/transform.ts";
import { type CoatTones, coatTones } from "../colour/palette.ts";
import { rememberingLast } from "../last_made.ts";
import { randomStream } from "../random.ts";
import type { Item } from "../scene.ts";
import type { CatSpec } from "../spec.ts";
import { backOfHead } from "./head/back_of_head.ts";
import { chestRoom, maneRoom } from "./body/chest_room.ts";
import { type Coat, groundOf } from "./markings/coat.ts";
import { paintedCoat } from "./markings/painted_coat.ts";
import { coatFromBehind } from "./markings/coat_from_behind.ts";
import type { Figure, Part } from "./body/figure.ts";
import { lookingAhead, withGaze } from "./head/gaze.ts";
import type { FacePlan, HeadPlan } from "./head/head.ts";
import { hearts } from "./head/hearts.ts";
import { expressionOf } from "./head/face_of_mood.ts";
import { colourAt, faceMarks, turnedMarks } from "./head/face_marks.ts";
import { frontHead } from "./head/front_head.ts";
import { headFormOf } from "./head/head_form.ts";
import { turnOf } from "./head/turned_head.ts";
import { moodSigns } from "./head/mood_signs.ts";
import { nearOf } from "./head/profile/on_profile.ts";
import { profileHead, profileMarks } from "./head/profile/profile_head.ts";
import { hasFullCoat } from "./full_coat.ts";
import { chestFur } from "./markings/chest_fur.ts";
import type { CatOptions } from "./cat_options.ts";
import { partItems } from "./part_items.ts";
import { posedFigure } from "./posed_figure.ts";
import { looksOf } from "./head/looks.ts";
import { drops, puddle } from "./markings/wet_fur.ts";

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

/** Seven cats of a picture, each before and after it turns to what it does. */
const REMEMBERED = 14;

const drawn = rememberingLast(
  REMEMBERED,
  ([spec, options]: [CatSpec, CatOptions]) => newCat(spec, options),
);

/** The cat of a recipe. */
export function drawCat(spec: CatSpec, options: CatOptions = {}): Cat {
  return drawn([spec, options]);
}

function newCat(spec: CatSpec, options: CatOptions): Cat {
  const { mirrored = false, regard, mouth } = options;
  const painted = paintedCoat(spec.coat);
  const tones = coatTones(painted);
  const ground = { ...tones, base: groundOf(painted, tones) };
  const coat: Coat = {
    coat: painted,
    tones,
    randomOf: (name) => randomStream(markingSeed(spec, name), name),
  };
  const figure = posedFigure(spec, options);
  const plan = headPlan(spec, ground, { figure, regard, mouth });
  const toHead = placing(figure.head);
  const marks = figure.head.profile
    ? profileMarks(plan, nearOf(figure.head), faceMarks(plan, coat, mirrored))
    : turnedMarks(plan, faceMarks(plan, coat, mirrored));
  const face: FacePlan = { ...plan, coatAt: (point) => colourAt(point, marks, ground.base) };
  const dress = (part: Part) => partItems(part, coat, spec);
  const isHeartless = spec.without?.includes("hearts") ?? false;
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
      ...moveItems(toHead, [...(isHeartless ? [] : hearts(plan)), ...moodSigns(plan, mirrored)]),
      ...(isWet ? drops(figure, torso) : []),
    ],
    toHead,
  };
  if (figure.head.away) return { ...below, ruff: [], ...backOfHead(plan, coat, toHead, figure) };
  const mane = hasFullCoat(spec) && !spec.costume ? maneRoom(figure) : undefined;
  const ruff = spec.view === "behind" ? [] : chestFur(mane ?? chestRoom(figure), coat, {
    isNear: figure.bust,
    full: mane ? "mane" : hasFullCoat(spec) ? "ruff" : undefined,
    ownMarks: spec.ownMarks,
  });
  if (figure.head.profile) {
    return { ...below, ruff, ...profileHead(face, { coat, marks, mirrored, toHead, figure }) };
  }
  return { ...below, ruff, ...frontHead(face, { coat, marks, mirrored, toHead, figure }) };
}

/** What its head is drawn from: form, turn and expression. */
function headPlan(
  spec: CatSpec,
  tones: CoatTones,
  { figure, regard, mouth }: Pick<CatOptions, "regard" | "mouth"> & { figure: Figure },
): HeadPlan {
  const form = headFormOf(spec);
  return {
    spec,
    tones,
    expression: withGaze(
      lookingAhead({ ...expressionOf(spec), ...(mouth && { mouth }) }, figure.head),
      spec,
      regard,
    ),
    form,
    turn: turnOf(figure.head, form),
    own: looksOf(spec),
  };
}

/** Which seed the markings of a part follow: a kitten's are those of a forebear. */
function markingSeed({ seed, markings }: CatSpec, part: string): string {
  return markings ? randomStream(seed, `markings.${part}`).pick(markings) : seed;
}
