/** @module Signs of comics: a drop of sweat, a swollen vein, marks of question and exclamation, letters of a snore. */
import type { Colour } from "../../colour/colour.ts";
import { curve, ellipse, smooth } from "../../geometry/shapes.ts";
import { CONTOUR, line, region } from "../../items.ts";
import type { Item, Point } from "../../scene.ts";

/** A drop that hangs beside a head. */
export function sweatDrop([x, y]: Point, name = "drop of sweat"): Item {
  return region({
    name,
    role: "front",
    texture: "water",
    outline: smooth([
      [x - 4, y - 26, "corner"],
      [x + 13, y + 4],
      [x + 4, y + 20],
      [x - 10, y + 14],
      [
        x - 13,
        y,
      ],
    ], 4),
    colour: { l: 0.88, c: 0.07, h: 225 },
    line: CONTOUR * 0.7,
    volume: 0.7,
    opacity: 0.94,
  });
}

/** Four bows that almost meet. */
export function vein([x, y]: Point): Item[] {
  return [0, 1, 2, 3].map((quarter) => {
    const turn = (quarter * Math.PI) / 2 + 0.2, cos = Math.cos(turn), sin = Math.sin(turn);
    const at = ([px, py]: Point): Point => [x + px * cos - py * sin, y + px * sin + py * cos];
    return line(
      `vein ${quarter + 1}`,
      "front",
      curve([[7, -24], [8, -9], [23, -7]].map(([px, py]) => at([px!, py!]))),
      { l: 0.55, c: 0.2, h: 25 },
      [7, 4],
    );
  });
}

/** A hook and a dot, as large as an ear. */
export function questionMark([x, y]: Point, mirrored: boolean): Item[] {
  const way = mirrored ? -1 : 1;
  const hook = [[-15, -26], [-10, -42], [6, -47], [18, -36], [14, -20], [2, -10], [1, 4]];
  return [
    line(
      "question mark",
      "front",
      curve(hook.map(([px, py]): Point => [x + way * px!, y + py!])),
      INK,
      [9, 8],
    ),
    dot("dot of the question mark", [x + 1, y + 19]),
  ];
}

/** A stroke that narrows to the dot below it. */
export function exclamationMark([x, y]: Point): Item[] {
  return [
    line("exclamation mark", "front", [[x, y - 46], [x - 3, y + 2]], INK, [13, 6]),
    dot("dot of the exclamation mark", [x - 4, y + 19]),
  ];
}

/** Letters of a snore, each larger and farther off than the one before. */
export function snores([x, y]: Point, mirrored: boolean): Item[] {
  const way = mirrored ? -1 : 1;
  return [[0, 0, 11], [38, -34, 15], [92, -72, 20]].map(([dx, dy, half], i) => {
    const at = (px: number, py: number): Point => [
      x + dx! + way * px * half!,
      y + dy! + py * half!,
    ];
    const stroke = 5 + half! / 5;
    return line(
      `letter of a snore ${i + 1}`,
      "front",
      [at(-1, -1), at(0, -1), at(1, -1), at(0, 0), at(-1, 1), at(0, 1), at(1, 1)],
      INK,
      [stroke, stroke],
    );
  });
}

/** The ink of signs that are written. */
const INK: Colour = { l: 0.5, c: 0.16, h: 270 };

function dot(name: string, at: Point): Item {
  return region({
    name,
    role: "front",
    texture: "paper",
    outline: ellipse(at, 6, 6),
    colour: INK,
    line: 0,
    volume: 0,
  });
}
