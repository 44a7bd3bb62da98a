/** @module What an open mouth shows: throat, tongue and teeth. */
import type { Colour } from "../../colour/colour.ts";
import { ellipse, leaf, smooth } from "../../geometry/shapes.ts";
import { CONTOUR, region } from "../../items.ts";
import { WHITE } from "../../colour/palette.ts";
import type { Item } from "../../scene.ts";

const THROAT: Colour = { l: 0.38, c: 0.11, h: 20 };

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
  const outline = smooth([
    [-27, 62, "corner"],
    [-14, 68],
    [0, 61, "corner"],
    [14, 68],
    [27, 62, "corner"],
    [21, 77],
    [0, 87],
    [-21, 77],
  ], 4);
  return [region({
    name: "open mouth",
    role: "face",
    texture: "skin",
    outline,
    colour: THROAT,
    line: CONTOUR * 0.8,
    volume: 0,
    marks: [{
      kind: "detail",
      outline: ellipse([0, 86], 15, 9),
      colour: { l: 0.72, c: 0.14, h: 15 },
      soft: 0,
    }],
  })];
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
    outline: smooth([[-8, 62], [8, 62], [10, 76], [0, 84], [-10, 76]], 3),
    colour: { l: 0.74, c: 0.14, h: 14 },
    line: CONTOUR * 0.75,
    volume: 0.3,
    marks: [{
      kind: "shade",
      outline: leaf([0, 62], [0, 77], 1.6),
      colour: { l: 0.51, c: 0.12, h: 16 },
      soft: 0,
    }],
  });
}
