/** @module One ear: shell, inside and tufts, as its features have it. */
import { knots, points } from "../../geometry/coordinates.ts";
import { CONTOUR, line, region } from "../../items.ts";
import { smoothstep } from "../../geometry/smoothstep.ts";
import { type Colour, mix, shift } from "../../colour/colour.ts";
import { curve, type Knot, smooth } from "../../geometry/shapes.ts";
import { type CoatTones, isPointed } from "../../colour/palette.ts";
import type { Item, Mark, Point } from "../../scene.ts";
import type { CatSpec, Feature } from "../../spec.ts";
import { STYLE_ENTRIES } from "../../styles.ts";
import { foldedEar } from "./folded_ear.ts";

/** The coat's markings for an ear of this name and outline. */
export type EarMarks = (name: string, outline: Point[]) => Mark[];

/** How much paler than the coat the hair in an ear is: of a coat this dark, where much paler hair would be a grey patch,
 * and of one this pale. */
const LEAST_PALER = 0.2, MOST_PALER = 0.55, DARK = 0.3, PALE = 0.62;

/** Size of large ears, and of ears without hair, against usual ones. */
const LARGE = 1.3, BARE = 1.18;

/** The right ear, rooted at its own origin. */
export function ear(side: string, spec: CatSpec, tones: CoatTones, marks: EarMarks): Item[] {
  const has = (feature: Feature) => spec.features?.includes(feature) ?? false;
  if (has("folded ears") || (side === "left" && has("one folded ear"))) {
    return foldedEar(side, spec, tones, marks);
  }
  const big = has("large ears") ? LARGE : spec.coat.length === "hairless" ? BARE : 1;
  const bend = has("curled ears") ? curledBack : (knot: Knot) => knot;
  const at = (knots: Knot[]): Knot[] =>
    knots.map(bend).map(cut).map(([x, y, c]): Knot => [x * big, y * big, c]);
  const isNotched = side === "left" && has("notched ear");
  const isGone = side === "left" && has("missing ear");
  const isCropped = isGone || side === "left" && has("cropped ear");
  const cut = isCropped ? croppedAt(isGone ? STUMP : CROPPED) : (knot: Knot) => knot;
  const edge = isNotched ? "28 -94, 35 -74!, 20 -64!, 39 -56!, 42 -40" : "28 -94, 39 -63, 44 -32";
  const shell = smooth(
    at(knots(`-50 -8, -38 -42, -16 -74, 5 -94, 17 -103, ${edge}, 44 -4, 36 30, -20 26`)),
  );
  const { hasHumanFace } = STYLE_ENTRIES[spec.style].figure;
  const inside = smooth(
    at(points(
      !hasHumanFace && !isNotched
        ? "-41 -4, -30 -38, -12 -70, 8 -88, 16 -92, 23 -82, 33 -52, 37 -16, 32 14, -14 20"
        : isNotched
        ? "-28 -18, -12 -50, 6 -70, 12 -68, 16 -52, 28 -34, 28 10, -10 16"
        : "-29 -10, -20 -36, -4 -60, 11 -75, 20 -69, 28 -44, 31 -14, 26 10, -10 16",
    )),
  );
  const base = isPointed(spec.coat.pattern) ? tones.dark : tones.base;
  const paler = LEAST_PALER + (MOST_PALER - LEAST_PALER) * smoothstep(DARK, PALE, base.l);
  const tuft = mix(base, tones.white, hasHumanFace ? paler : 0.34);
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
            ? "-32 4, -26 -24, -15 -45!, -9 -26, -2 -18!, 3 -31!, 4 -10, 9 14, -16 22"
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
    ...(has("tufted ears") && !isCropped ? [tipTuft(side, base, big)] : []),
  ];
}

/** The upper half of an ear that curls back and outwards. */
function curledBack([x, y, corner]: Knot): Knot {
  const up = Math.max(0, -y - 34);
  return [x + up * 0.75, y + up * 0.34, corner];
}

/** How high an ear is whose tip is gone, and one of which a stump is left, in units below its root. */
const CROPPED = -46, STUMP = -12;

/** An ear that is cut straight across. */
function croppedAt(top: number): (knot: Knot) => Knot {
  return ([x, y, corner]) => {
    const level = top + x * 0.12;
    return y < level ? [x, level, "corner"] : [x, y, corner];
  };
}

/** The brush of hair on the tip of a lynx's ear. */
function tipTuft(side: string, base: Colour, big: number): Item {
  return region({
    name: `${side} ear tip`,
    role: "coat",
    texture: "fur",
    outline: smooth(
      knots("5 -94!, 11 -110, 23 -134!, 27 -112, 28 -100, 25 -88!").map(
        ([x, y, corner]): Knot => [x * big, y * big, corner],
      ),
      4,
    ),
    contour: curve(
      knots("5 -94, 11 -110, 23 -134!, 27 -112, 28 -100, 25 -88").map(
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
