/** @module What an open mouth shows: throat, tongue and teeth. */
import type { Colour } from "../../colour/colour.ts";
import { ellipse, type Knot, leaf, smooth } from "../../geometry/shapes.ts";
import { CONTOUR, mark, region } from "../../items.ts";
import { WHITE } from "../../colour/palette.ts";
import type { Item, Mark } from "../../scene.ts";

/** A red that stays red in the shade of a drawn style: a deeper one is a black ring there. */
export const THROAT: Colour = { l: 0.38, c: 0.11, h: 20 };

/** Open to call: lips in two arches above, the chin free below. */
export function call(): Item {
  return region({
    name: "open mouth",
    role: "face",
    texture: "skin",
    outline: smooth([
      [-20, 61, "corner"],
      [-10, 67],
      [0, 61, "corner"],
      [10, 67],
      [20, 61, "corner"],
      [18, 76],
      [11, 86],
      [0, 89],
      [-11, 86],
      [-18, 76],
    ], 3),
    colour: THROAT,
    line: CONTOUR * 0.8,
    volume: 0,
    marks: [{
      kind: "detail",
      outline: ellipse([0, 88], 12, 9),
      colour: { l: 0.72, c: 0.14, h: 15 },
      soft: 0,
    }],
  });
}

/** Open under lips that smile: wide above, round below, the tongue at its bottom. */
export function laugh(): Item[] {
  return [throat(
    [
      [-32, 57, "corner"],
      [-16, 68],
      [0, 61, "corner"],
      [16, 68],
      [32, 57, "corner"],
      [28, 78],
      [14, 92],
      [0, 95],
      [-14, 92],
      [-28, 78],
    ],
    [tongueTip(94, 18, 12)],
  )];
}

/** As wide as a mouth goes: a head thrown back in laughter. */
export function guffaw(): Item[] {
  return [throat(
    [
      [-38, 53, "corner"],
      [-18, 67],
      [0, 61, "corner"],
      [18, 67],
      [38, 53, "corner"],
      [37, 78],
      [24, 102],
      [0, 110],
      [-24, 102],
      [-37, 78],
    ],
    [tongueTip(108, 25, 19), ...[-1, 1].map((s) => fang(s * 17, 62, 15))],
  )];
}

/** A mouth that is open within this outline, with what is seen in it. */
export function throat(outline: Knot[], marks: Mark[]): Item {
  return region({
    name: "open mouth",
    role: "face",
    texture: "skin",
    outline: smooth(outline, 3),
    colour: THROAT,
    line: CONTOUR * 0.8,
    volume: 0,
    marks,
  });
}

/** The tongue at the bottom of an open mouth. */
export function tongueTip(y: number, wide: number, high: number): Mark {
  return mark("detail", ellipse([0, y], wide, high), { l: 0.72, c: 0.14, h: 15 });
}

/** A pointed tooth, so long; negative grows upwards. */
export function fang(x: number, y: number, long: number): Mark {
  return mark("detail", [[x - 5.5, y], [x + 5.5, y], [x, y + long]], WHITE);
}

/** Wide open: the curled tongue, two teeth above and two below. */
export function yawn(): Item[] {
  const tooth = (name: string, side: -1 | 1, y: number, length: number) =>
    region({
      name,
      role: "face",
      texture: "stone",
      outline: [[side * 18, y], [side * 8, y], [side * 13, y + length]],
      colour: WHITE,
      line: 1.4,
      volume: 0,
    });
  return [
    region({
      name: "open mouth",
      role: "face",
      texture: "skin",
      outline: smooth([[-25, 64], [0, 57], [25, 64], [29, 88], [17, 108], [0, 113], [
        -17,
        108,
      ], [-29, 88]], 3),
      colour: THROAT,
      line: CONTOUR,
      volume: 0,
    }),
    region({
      name: "tongue",
      role: "face",
      texture: "skin",
      outline: smooth([
        [-15, 108],
        [-17, 92],
        [-8, 82],
        [0, 86],
        [8, 82],
        [
          17,
          92,
        ],
        [15, 108],
        [0, 112],
      ], 3),
      colour: { l: 0.74, c: 0.14, h: 14 },
      line: 1.6,
      volume: 0.4,
    }),
    tooth("left fang", -1, 61, 15),
    tooth("right fang", 1, 61, 15),
    tooth("left lower tooth", -1, 106, -9),
    tooth("right lower tooth", 1, 106, -9),
  ];
}

/** A tongue that hangs out. */
export function tongue(): Item {
  return region({
    name: "tongue",
    role: "face",
    texture: "skin",
    outline: smooth([[-10, 62], [10, 62], [13, 80], [0, 92], [-13, 80]], 3),
    colour: { l: 0.74, c: 0.14, h: 14 },
    line: CONTOUR * 0.75,
    volume: 0.3,
    marks: [{
      kind: "shade",
      outline: leaf([0, 62], [0, 82], 1.8),
      colour: { l: 0.51, c: 0.12, h: 16 },
      soft: 0,
    }],
  });
}
