/** @module The mouth of each expression, on the head's own coordinates. */
import type { Colour } from "../../colour/colour.ts";
import { curve, ellipse, type Knot } from "../../geometry/shapes.ts";
import { CONTOUR, line, region } from "../../items.ts";
import type { Item } from "../../scene.ts";
import { STYLE_ENTRIES } from "../../styles.ts";
import { clenched, grin, snarl } from "./bared_teeth.ts";
import type { FacePlan } from "./head.ts";
import { onMuzzle } from "./head_form.ts";
import { call, guffaw, laugh, THROAT, tongue, yawn } from "./open_mouth.ts";
import { shownMouth } from "./shown_mouth.ts";
import { onTurnedFace } from "./turned_head.ts";

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
  switch (shownMouth(spec, expression)) {
    case "smile":
      return [philtrum, ...(hasHumanFace ? corners(27, 3, 10) : corners(...REAL_LIPS.smile))];
    case "small":
      return [philtrum, ...(hasHumanFace ? corners(15, 1, 6) : corners(...REAL_LIPS.small))];
    case "laugh":
      return [...laugh(), philtrum, ...corners(36, 8, 9)];
    case "guffaw":
      return [...guffaw(), philtrum, ...corners(41, 11, 8)];
    case "tongue":
      return [tongue(), philtrum, ...corners(27, 4, 10)];
    case "round":
      return [
        region({
          name: "open mouth",
          role: "face",
          texture: "skin",
          outline: ellipse([0, 78], 14, 19),
          colour: THROAT,
          line: CONTOUR * 0.8,
          volume: 0,
        }),
        stroke("philtrum", [[0, 52], [0, 57]]),
      ];
    case "frown":
      return [philtrum, ...corners(27, -14, -1)];
    case "flat":
      return [philtrum, stroke("mouth", [[-22, 63], [0, 62], [22, 63]])];
    case "grin":
      return [grin(), philtrum, ...creases(stroke, 40, 52)];
    case "clenched":
      return [clenched(), philtrum];
    case "firm":
      return [
        philtrum,
        stroke("mouth", [[-23, 68], [-10, 63], [10, 63], [23, 68]], CONTOUR * 1.1),
        stroke("lower lip", [[-9, 76], [0, 74], [9, 76]]),
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
        stroke("mouth", [[-27, 70], [-17, 61], [-7, 70], [4, 61], [14, 70], [
          26,
          63,
        ]]),
      ];
    case "smirk":
      return [
        philtrum,
        stroke("mouth left", [[0, 60], [-12, 67], [-23, 66]]),
        stroke("mouth right", [[0, 60], [18, 70], [39, 50]], CONTOUR),
        stroke("cheek fold", [[36, 43], [42, 48], [43, 55]]),
      ];
    case "snarl":
      return [snarl(), philtrum];
    case "askew":
      return [philtrum, stroke("mouth", [[-22, 70], [-2, 63], [22, 60]])];
  }
}

/** On a dark muzzle a dark mouth would not be seen. */
export function mouthInk(muzzle: Colour): Colour {
  return muzzle.l < 0.5 ? { l: 0.71, c: 0.035, h: 25 } : { l: 0.3, c: 0.06, h: 35 };
}

/** The mouth of a real cat is a dark crease in fur of any colour. */
export function crease(muzzle: Colour): Colour {
  return { l: Math.max(0.1, muzzle.l * 0.42), c: 0.03, h: 35 };
}

/** A fold in each cheek that a wide mouth lifts. */
function creases(
  stroke: (name: string, knots: Knot[]) => Item,
  x: number,
  y: number,
): Item[] {
  return ([-1, 1] as const).map((s) =>
    stroke(`${s < 0 ? "left" : "right"} cheek fold`, [
      [s * (x - 4), y - 6],
      [s * (x + 2), y - 1],
      [s * (x + 1), y + 7],
    ])
  );
}

/** Folds across the bridge of a nose that smells something bad. */
function wrinkledNose(stroke: (name: string, knots: Knot[]) => Item): Item[] {
  return [20, 29].map((y, i) =>
    stroke(`nose fold ${i + 1}`, [[-15 + i * 3, y + 5], [0, y - 2], [15 - i * 3, y + 5]])
  );
}
