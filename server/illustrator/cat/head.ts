/**
 * The head: skull, ears, muzzle, and the places hats and glasses sit on. Units: half its height is
 * about 92; origin between eyes and nose.
 *
 * @module
 */
import { knots, points } from "../geometry/coordinates.ts";
import { CONTOUR, line, mark, region } from "../items.ts";
import { type Colour, mix, shift } from "../colour.ts";
import { curve, ellipse, type Knot, leaf, mirrored, smooth } from "../geometry/shapes.ts";
import type { PointMap } from "../geometry/mapping.ts";
import { smoothstep } from "../geometry/smoothstep.ts";
import { moveItems, placing } from "../geometry/transform.ts";
import { type CoatTones, isPointed } from "../palette.ts";
import type { Item, Mark, Point, Region } from "../scene.ts";
import type { CatSpec, Feature } from "../spec.ts";
import { STYLE_ENTRIES } from "../styles.ts";
import { skullOutline } from "./face_places.ts";
import type { Expression } from "./expression.ts";
import { type HeadForm, onMuzzle, onSkull } from "./head_form.ts";
import { earWidth, type HeadTurn, onTurnedFace, onTurnedSkull } from "./turned_head.ts";

/** What head and face are drawn from. */
export interface HeadPlan {
  spec: CatSpec;
  tones: CoatTones;
  expression: Expression;
  /** What kind of head it is. */
  form: HeadForm;
  /** Where it looks. */
  turn: HeadTurn;
  own: Looks;
}

/** What makes one cat's face unlike another's: factors around 1. */
export interface Looks {
  ears: number;
  eyes: number;
  cheeks: number;
  /** Added turn of the ears, in radians. */
  spread: number;
}

/** Where the right ear has its root on an ordinary head. */
const EAR_ROOT: Point = [62, -54];

/** Ears, behind the skull and behind hats. */
export function ears(
  { spec, tones, expression, own, form, turn }: HeadPlan,
  marks: EarMarks,
): Item[] {
  const formed = onSkull(form), seen = onTurnedSkull(turn);
  return (["left", "right"] as const).flatMap((side) => {
    const s = side === "left" ? -1 : 1;
    const { out, flat } = expression.ears;
    const droop = own.spread + form.ear.turn + (side === "left" ? out : out * 0.8 + 0.04);
    const items = ear(side, spec, tones, marks);
    const raised = moveItems(
      {
        a: own.cheeks * form.ear.wide * earWidth(s, turn),
        b: 0,
        c: 0,
        d: (1 - flat) * own.ears * form.ear.high * STYLE_ENTRIES[spec.style].figure.ears,
        e: 0,
        f: 0,
      },
      items,
    );
    const [x, y] = formed(EAR_ROOT);
    const upright = moveItems(placing({ turn: droop }), raised);
    const ofSide = s > 0 ? upright : moveItems(placing({ mirror: true }), upright);
    const root = seen([s * (x + form.ear.out), y + form.ear.low]);
    return moveItems(placing({ at: root }), ofSide);
  });
}

/** The coat's markings for an ear of this name and outline. */
export type EarMarks = (name: string, outline: Point[]) => Mark[];

/** The right ear, rooted at its own origin. */
function ear(side: string, spec: CatSpec, tones: CoatTones, marks: EarMarks): Item[] {
  const has = (feature: Feature) => spec.features?.includes(feature) ?? false;
  if (has("folded ears") || (side === "left" && has("one folded ear"))) {
    return foldedEar(side, spec, tones, marks);
  }
  const large = spec.coat.length === "hairless" || has("large ears");
  const big = large ? 1.24 : 1;
  const bend = has("curled ears") ? curledBack : (knot: Knot) => knot;
  const at = (knots: Knot[]): Knot[] =>
    knots.map(bend).map(cut).map(([x, y, c]): Knot => [x * big, y * big, c]);
  const isNotched = side === "left" && has("notched ear");
  const isCropped = side === "left" && has("cropped ear");
  const cut = isCropped ? cropped : (knot: Knot) => knot;
  const edge = isNotched ? "29 -94, 35 -74!, 20 -64!, 39 -56!, 41 -40" : "29 -94, 40 -54";
  const shell = smooth(
    at(knots(`-48 -18, -28 -58, 0 -92, 17 -103, ${edge}, 43 -8, 36 30, -20 26`)),
  );
  const inside = smooth(
    at(points(
      isNotched
        ? "-28 -18, -12 -50, 6 -70, 12 -68, 16 -52, 28 -34, 28 10, -10 16"
        : "-28 -18, -12 -50, 8 -74, 17 -78, 23 -68, 29 -34, 28 10, -10 16",
    )),
  );
  const base = isPointed(spec.coat.pattern) ? tones.dark : tones.base;
  const { hasHumanFace } = STYLE_ENTRIES[spec.style].figure;
  const tuft = mix(base, tones.white, 0.55);
  const skin = hasHumanFace
    ? tones.inner
    : mix(shift(tones.inner, { l: -0.07, c: -0.02 }), base, 0.3);
  const tufts: Item[] = spec.coat.length === "hairless" || isCropped ? [] : [
    region({
      name: `${side} ear tuft`,
      role: "coat",
      texture: "fur",
      outline: smooth(
        at(knots(
          hasHumanFace
            ? "-30 0, -19 -30, -8 -46!, -6 -28!, 6 -40!, 6 -14!, 16 -20!, 10 14, -16 22"
            : "-36 2, -26 -40, -10 -62, -4 -50, 0 -30, 8 -16, 14 6, 10 18, -16 24",
        )),
      ),
      colour: tuft,
      line: 0,
      volume: 0.1,
      flow: { along: hasHumanFace ? [0, -1] : [0.55, -0.84] },
      hair: hasHumanFace ? 14 : 30,
    }),
  ];
  return [
    region({
      name: `${side} ear`,
      role: "coat",
      texture: spec.coat.length === "hairless" ? "skin" : "fur",
      outline: shell,
      colour: base,
      marks: marks(`${side} ear`, shell),
      volume: 0.4,
      flow: { along: [0.2, -1] },
      hair: spec.coat.length === "fluffy" ? 22 : 12,
    }),
    region({
      name: `${side} inner ear`,
      role: "face",
      texture: "skin",
      outline: inside,
      colour: skin,
      colourEnd: shift(skin, { l: hasHumanFace ? 0.06 : -0.16 }),
      line: 0,
      volume: 0.3,
    }),
    ...tufts,
    ...(isNotched
      ? [
        line(
          "ear notch",
          "coat",
          [[35 * big, -74 * big], [20 * big, -64 * big], [39 * big, -56 * big]],
          shift(base, { l: -0.2 }),
          [5, 5],
        ),
      ]
      : []),
    ...(has("tufted ears") && !(side === "left" && has("cropped ear"))
      ? [tipTuft(side, base, big)]
      : []),
  ];
}

/** The upper half of an ear that curls back and outwards. */
function curledBack([x, y, corner]: Knot): Knot {
  const up = Math.max(0, -y - 34);
  return [x + up * 0.75, y + up * 0.34, corner];
}

/** An ear whose tip is gone: cut straight across. */
function cropped([x, y, corner]: Knot): Knot {
  const level = -46 + x * 0.12;
  return y < level ? [x, level, "corner"] : [x, y, corner];
}

/** The brush of hair on the tip of a lynx's ear. */
function tipTuft(side: string, base: Colour, big: number): Item {
  return region({
    name: `${side} ear tip`,
    role: "coat",
    texture: "fur",
    outline: smooth(
      knots("4 -94!, 13 -112, 24 -138!, 25 -116, 32 -124!, 29 -100, 25 -88!").map(
        ([x, y, corner]): Knot => [x * big, y * big, corner],
      ),
      4,
    ),
    contour: curve(
      knots("4 -94, 13 -112, 24 -138!, 25 -116, 32 -124!, 29 -100, 25 -88").map(
        ([x, y, corner]): Knot => [x * big, y * big, corner],
      ),
      4,
    ),
    colour: shift(base, { l: base.l > 0.45 ? -0.16 : 0.08 }),
    line: CONTOUR * 0.8,
    volume: 0.1,
    flow: { along: [0, -1] },
    hair: 12,
  });
}

/** A small ear whose tip is folded down to the brow. */
function foldedEar(side: string, spec: CatSpec, tones: CoatTones, marks: EarMarks): Item[] {
  const base = isPointed(spec.coat.pattern) ? tones.dark : tones.base;
  const shell = smooth(points("-46 -10, -38 -44, -6 -68, 30 -62, 52 -30, 44 20, -20 26"));
  const flap = smooth(knots("-40 -40, -8 -69, 32 -63, 54 -30, 46 -14, 22 -20, -4 -12!, -26 -30"));
  const ear = {
    role: "coat" as const,
    texture: spec.coat.length === "hairless" ? "skin" as const : "fur" as const,
    flow: { along: [0.2, 1] as const },
    hair: 12,
  };
  return [
    region({
      name: `${side} ear`,
      ...ear,
      outline: shell,
      colour: base,
      marks: marks(`${side} ear`, shell),
      volume: 0.4,
    }),
    region({
      name: `${side} ear fold`,
      ...ear,
      outline: flap,
      colour: shift(base, { l: -0.03 }),
      marks: marks(`${side} ear`, flap),
      volume: 0.5,
    }),
  ];
}

/** The skull with its markings; the face comes on top. */
export function skull(plan: HeadPlan, marks: Mark[]): Region {
  const { spec, tones, expression, turn } = plan;
  const { hasHumanFace } = STYLE_ENTRIES[spec.style].figure;
  const outline = skullOutline(spec, turn);
  return region({
    name: "head",
    role: "coat",
    texture: spec.coat.length === "hairless" ? "skin" : "fur",
    outline,
    colour: tones.base,
    marks: [
      ...marks,
      ...(hasHumanFace ? onFace(plan, blush(tones.blush, expression.blush)) : []),
    ],
    volume: 0.8,
    flow: { from: onTurnedFace(turn)([0, 40]) },
    hair: spec.coat.length === "fluffy" ? 34 : spec.coat.length === "hairless" ? 0 : 18,
  });
}

/** From an ordinary head that looks at the viewer to the outline of this one. */
export function skullMap({ form, turn }: HeadPlan): PointMap {
  const formed = onSkull(form), turned = onTurnedSkull(turn);
  return (point) => turned(formed(point));
}

/** Likewise to its nose and mouth. */
export function mouthMap({ form, turn }: HeadPlan): PointMap {
  const formed = onMuzzle(form), turned = onTurnedFace(turn);
  return (point) => turned(formed(point));
}

/** Markings of skull and cheeks where form and turn of the head have them. */
export function onFace(plan: HeadPlan, marks: readonly Mark[]): Mark[] {
  return mapMarks(marks, upToEdge(plan, onSkull(plan.form)));
}

/** Markings around the mouth likewise. */
export function aroundMouth(plan: HeadPlan, marks: readonly Mark[]): Mark[] {
  return mapMarks(marks, upToEdge(plan, onMuzzle(plan.form)));
}

function mapMarks(marks: readonly Mark[], map: PointMap): Mark[] {
  return marks.map((each) => ({ ...each, outline: each.outline.map(map) }));
}

/** A marking lies on the face within this share of the skull, and goes with the outline at its edge. */
const ON_FACE = 0.7;

function upToEdge(plan: HeadPlan, formed: PointMap): PointMap {
  const face = onTurnedFace(plan.turn), edge = skullMap(plan);
  return (point) => {
    const far = smoothstep(ON_FACE, 1, Math.hypot(point[0] / 108, point[1] / 94));
    const [fx, fy] = face(formed(point)), [ex, ey] = edge(point);
    return [fx + (ex - fx) * far, fy + (ey - fy) * far];
  };
}

const WHITE_FACED: ReadonlySet<CatSpec["coat"]["pattern"]> = new Set([
  "tuxedo",
  "bicolour",
  "calico",
]);

function hasWhiteMuzzle({ coat }: CatSpec): boolean {
  return coat.white.includes("muzzle") || WHITE_FACED.has(coat.pattern);
}

function muzzleColour({ spec, tones }: HeadPlan): Colour {
  if (hasWhiteMuzzle(spec)) return tones.white;
  if (isPointed(spec.coat.pattern)) return tones.dark;
  return mix(tones.base, tones.white, tones.base.l < 0.45 ? 0.16 : 0.42);
}

/** The two pads of the whiskers and the chin as forms of their own, in styles whose faces are those of real cats. */
export function muzzle(plan: HeadPlan): Item[] {
  const { spec } = plan;
  if (STYLE_ENTRIES[spec.style].figure.hasHumanFace) return [];
  const colour = muzzleColour(plan);
  const form = (name: string, outline: Point[], volume: number) =>
    region({
      name,
      role: "face",
      texture: spec.coat.length === "hairless" ? "skin" : "fur",
      outline,
      colour,
      line: 0,
      volume,
      flow: { from: [0, 44] },
      hair: spec.coat.length === "hairless" ? 0 : 11,
    });
  return [
    form("chin", ellipse([0, 83], 21, 15), 0.5),
    form("left muzzle pad", ellipse([-21, 61], 27, 20, -0.16), 0.75),
    form("right muzzle pad", ellipse([21, 61], 27, 20, 0.16), 0.75),
  ];
}

/** Beside the bridge of the nose and under the brow a real face is hollow. */
export function hollows({ spec, tones }: HeadPlan): Mark[] {
  if (STYLE_ENTRIES[spec.style].figure.hasHumanFace) return [];
  const colour = shift(tones.base, { l: -tones.base.l * 0.3, c: -0.01 });
  return [-1, 1].map((s) => ({
    ...mark("shade", leaf([s * 26, -16], [s * 17, 46], 8, s * 4), colour, 7),
    opacity: 0.42,
  }));
}

/** A soft lighter muzzle, or a white one. */
export function muzzleMarks(plan: HeadPlan): Mark[] {
  const { spec } = plan;
  const colour = muzzleColour(plan);
  if (hasWhiteMuzzle(spec)) {
    const half = knots("0 20, 13 34, 36 38, 56 52, 62 68, 50 86, 26 99, 0 104");
    return [mark("white", mirrored(half), colour)];
  }
  return [
    mark("light", ellipse([-23, 60], 35, 27, -0.12), colour, 5),
    mark("light", ellipse([23, 60], 35, 27, 0.12), colour, 5),
    mark("light", ellipse([0, 76], 27, 18), colour, 5),
  ];
}

function blush(colour: Colour, strength: number): Mark[] {
  if (strength < 0.15) return [];
  return [-1, 1].map((s) => ({
    kind: "light" as const,
    outline: ellipse([s * 78, 48], 21, 12),
    colour,
    soft: 9,
    opacity: 0.2 + 0.35 * strength,
  }));
}

/** Three whiskers on each side. */
export function whiskers({ spec, tones }: HeadPlan): Item[] {
  const isLong = spec.features?.includes("long whiskers") ?? false;
  const reach = isLong ? 1.5 : 1, kind = isLong ? "long whisker" : "whisker";
  const colour = tones.base.l < 0.8
    ? { l: 0.98, c: 0.01, h: 80 }
    : mix(tones.base, { l: 0.45, c: 0.05, h: 50 }, 0.62);
  return [-1, 1].flatMap((s) =>
    [[52, 56, 158, 42], [54, 63, 164, 66], [52, 70, 152, 92]].map(([x1, y1, x2, y2], i) =>
      line(
        `${s < 0 ? "left" : "right"} ${kind} ${i + 1}`,
        "face",
        curve([
          [s * x1!, y1!],
          [(s * (x1! + x2! * reach)) / 2, (y1! + y2!) / 2 - 5 * reach],
          [s * x2! * reach, y2! + (reach - 1) * 30],
        ]),
        colour,
        [CONTOUR * (isLong ? 0.8 : 0.62), CONTOUR * 0.22],
      )
    )
  );
}

/** Folds of a hairless brow. */
export function wrinkles({ spec, tones }: HeadPlan): Item[] {
  if (spec.coat.length !== "hairless") return [];
  const colour = shift(tones.base, { l: -0.13, c: 0.01 });
  return [-62, -48].map((y, i) =>
    line(
      "brow fold",
      "face",
      curve([[-34 + i * 8, y + 4], [0, y - 5], [34 - i * 8, y + 4]]),
      colour,
      [1, 3],
    )
  );
}
