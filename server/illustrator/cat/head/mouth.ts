/** @module The mouth of each expression, on the head's own coordinates. */
import type { Colour } from "../../colour/colour.ts";
import { curve, ellipse, type Knot, leaf, smooth } from "../../geometry/shapes.ts";
import { CONTOUR, line, region } from "../../items.ts";
import type { Item } from "../../scene.ts";
import { STYLE_ENTRIES } from "../../styles.ts";
import type { Mood } from "../moods.ts";
import type { Mouth } from "./expression.ts";
import type { FacePlan } from "./head.ts";
import { onMuzzle } from "./head_form.ts";
import { call, laugh, tongue, yawn } from "./open_mouth.ts";
import { onTurnedFace } from "./turned_head.ts";

/** No real cat laughs, sneers or shows its teeth when it is glad: the mouths of faces without human moods. */
export const OF_REAL_CATS: Partial<Record<Mouth, Mouth>> = {
  laugh: "smile",
  grin: "smile",
  smirk: "smile",
};

/** A cat that words want laughing opens its mouth all the same. */
function mouthOfRealCat(mouth: Mouth, mood: Mood): Mouth {
  return mood === "laughing" && mouth === "laugh" ? "call" : OF_REAL_CATS[mouth] ?? mouth;
}

/** Reach, rise and drop of the lips of a real cat: they fall from the nose along its pads. Lips that rise at their corners
 * make a human face. */
const REAL_LIPS = { smile: [22, -6, 7], small: [17, -8, 5] } as const;

/** Lips and what they show. */
export function mouth({ spec, expression, coatAt, form, turn }: FacePlan): Item[] {
  const { hasHumanFace } = STYLE_ENTRIES[spec.style].figure;
  const ink = (hasHumanFace ? mouthInk : crease)(
    coatAt(onTurnedFace(turn)(onMuzzle(form)([0, 62]))),
  );
  const stroke = (name: string, knots: Knot[], width = CONTOUR * 0.85) =>
    line(name, "face", curve(knots, 3), ink, [width, width * 0.9]);
  const philtrum = stroke("philtrum", [[0, 52], [0, 60]]);
  const corners = (reach: number, rise: number, drop: number): Item[] => [
    stroke("mouth left", [[0, 60], [-reach * 0.5, 60 + drop], [-reach, 60 - rise]]),
    stroke("mouth right", [[0, 60], [reach * 0.5, 60 + drop], [reach, 60 - rise]]),
  ];
  switch (hasHumanFace ? expression.mouth : mouthOfRealCat(expression.mouth, spec.mood)) {
    case "smile":
      return [philtrum, ...(hasHumanFace ? corners(27, 3, 10) : corners(...REAL_LIPS.smile))];
    case "small":
      return [philtrum, ...(hasHumanFace ? corners(15, 1, 6) : corners(...REAL_LIPS.small))];
    case "laugh":
      return [...laugh(), philtrum, ...corners(34, 8, 9)];
    case "tongue":
      return [tongue(), philtrum, ...corners(27, 4, 10)];
    case "round":
      return [
        region({
          name: "open mouth",
          role: "face",
          texture: "skin",
          outline: ellipse([0, 73], 12, 15),
          colour: { l: 0.4, c: 0.09, h: 15 },
          line: CONTOUR * 0.8,
          volume: 0,
        }),
        stroke("philtrum", [[0, 52], [0, 57]]),
      ];
    case "frown":
      return [philtrum, ...corners(21, -10, -2)];
    case "flat":
      return [philtrum, stroke("mouth", [[-18, 62], [0, 61], [18, 62]])];
    case "grin":
      return [
        region({
          name: "open mouth",
          role: "face",
          texture: "skin",
          outline: smooth([
            [-34, 56, "corner"],
            [-14, 64],
            [14, 64],
            [38, 52, "corner"],
            [22, 76],
            [0, 82],
            [-20, 76],
          ], 3),
          colour: { l: 0.97, c: 0.012, h: 90 },
          line: CONTOUR * 0.8,
          volume: 0,
          marks: [-16, 0, 16].map((dx) => ({
            kind: "detail" as const,
            outline: leaf([dx, 56], [dx, 86], 1.4),
            colour: { l: 0.6, c: 0.03, h: 40 },
            soft: 0,
          })),
        }),
        philtrum,
      ];
    case "call":
      return [call(), philtrum, ...corners(25, 3, 8)];
    case "retch":
      return [...wrinkledNose(stroke), tongue(), philtrum, ...corners(31, -17, -6)];
    case "yawn":
      return yawn();
    case "wobble":
      return [
        philtrum,
        stroke("mouth", [[-22, 66], [-12, 60], [-2, 66], [8, 60], [18, 66], [
          24,
          62,
        ]]),
      ];
    case "smirk":
      return [
        philtrum,
        stroke("mouth left", [[0, 60], [-12, 66], [-22, 62]]),
        stroke("mouth right", [[0, 60], [15, 68], [33, 53]]),
      ];
    case "snarl":
      return [
        region({
          name: "open mouth",
          role: "face",
          texture: "skin",
          outline: smooth([[0, 58], [26, 64], [22, 80], [0, 76], [-22, 80], [
            -26,
            64,
          ]], 3),
          colour: { l: 0.38, c: 0.1, h: 18 },
          line: CONTOUR * 0.8,
          volume: 0,
          marks: [-1, 1].map((s) => ({
            kind: "detail" as const,
            outline: [[s * 18, 60], [s * 8, 60], [s * 13, 73]],
            colour: { l: 0.98, c: 0.01, h: 90 },
            soft: 0,
          })),
        }),
        philtrum,
      ];
  }
}

/** On a dark muzzle a dark mouth would not be seen. */
export function mouthInk(muzzle: Colour): Colour {
  return muzzle.l < 0.5 ? { l: 0.74, c: 0.035, h: 25 } : { l: 0.3, c: 0.06, h: 35 };
}

/** The mouth of a real cat is a dark crease in fur of any colour. */
export function crease(muzzle: Colour): Colour {
  return { l: Math.max(0.1, muzzle.l * 0.42), c: 0.03, h: 35 };
}

/** Folds across the bridge of a nose that smells something bad. */
function wrinkledNose(stroke: (name: string, knots: Knot[]) => Item): Item[] {
  return [20, 29].map((y, i) =>
    stroke(`nose fold ${i + 1}`, [[-15 + i * 3, y + 5], [0, y - 2], [15 - i * 3, y + 5]])
  );
}
