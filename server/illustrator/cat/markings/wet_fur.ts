/** @module A soaked cat: locks stuck to its brow, drops that fall from it, a puddle below. */
import { boundsOf } from "../../geometry/measure.ts";
import { ellipse, smooth } from "../../geometry/shapes.ts";
import { moveItems, type Transform } from "../../geometry/transform.ts";
import { CONTOUR, mark, region } from "../../items.ts";
import { type Colour, shift } from "../../colour/colour.ts";
import type { Item, Point } from "../../scene.ts";
import type { Figure } from "../body/figure.ts";

const WATER: Colour = { l: 0.84, c: 0.075, h: 228 };
const GLEAM: Colour = { l: 0.98, c: 0.01, h: 220 };

/** On the ground, behind the cat. */
export function puddle({ rest, bust }: Figure): Item[] {
  if (bust || rest.lift > 0) return [];
  const middle = (rest.left + rest.right) / 2, half = (rest.right - rest.left) / 2;
  return [region({
    name: "puddle",
    role: "front",
    texture: "water",
    outline: ellipse([middle + 6, 4], half * 1.16, 19),
    colour: { l: 0.78, c: 0.07, h: 228 },
    line: CONTOUR * 0.5,
    volume: 0.2,
    opacity: 0.85,
    marks: [mark("light", ellipse([middle - half * 0.5, 0], half * 0.3, 4), GLEAM, 2)],
  })];
}

/** Strands that stick to the brow, in the head's own coordinates. */
export function wetLocks(coat: Colour, toHead: Transform): Item[] {
  const colour = shift(coat, { l: coat.l > 0.3 ? -0.09 : 0.08 });
  const lock = ([x, y]: Point, to: Point, half: number, i: number): Item =>
    region({
      name: `wet lock ${i + 1}`,
      role: "coat",
      texture: "fur",
      outline: smooth([
        [x - half, y],
        [x + half, y],
        [(x + to[0]) / 2 + half * 0.7, (y + to[1]) / 2],
        [to[0], to[1], "corner"],
        [(x + to[0]) / 2 - half * 0.7, (y + to[1]) / 2],
      ], 3),
      colour,
      line: CONTOUR * 0.6,
      volume: 0.2,
      flow: { along: [0, 1] },
      hair: 10,
    });
  return moveItems(toHead, [
    lock([-30, -82], [-44, -40], 10, 0),
    lock([-8, -86], [-10, -34], 11, 1),
    lock([16, -85], [24, -42], 10, 2),
    lock([38, -78], [56, -46], 9, 3),
  ]);
}

/** Drops below chin, cheeks and body, and on their way down. */
export function drops(figure: Figure, items: readonly Item[]): Item[] {
  const { head: { at: [x, y], scale }, rest } = figure;
  const body = boundsOf([...items]);
  const places: [x: number, y: number, size: number][] = [
    [x - 118 * scale, y + 92 * scale, 11],
    [x + 122 * scale, y + 84 * scale, 10],
    [x + 8, y + 118 * scale, 9],
    [x - 96 * scale, y - 116 * scale, 8],
    [x + 108 * scale, y - 104 * scale, 9],
    [rest.left * 0.92, -92, 10],
    [rest.right * 0.96, -120, 9],
    [body.right + 8, -44, 8],
  ];
  return places.map(([px, py, size], i) =>
    region({
      name: `drip ${i + 1}`,
      role: "front",
      texture: "water",
      outline: smooth([
        [px, py - size * 1.7, "corner"],
        [px + size * 0.8, py],
        [px, py + size * 0.9],
        [px - size * 0.8, py],
      ], 3),
      colour: WATER,
      line: CONTOUR * 0.55,
      volume: 0.8,
      opacity: 0.92,
      marks: [
        mark(
          "light",
          ellipse([px - size * 0.25, py + size * 0.1], size * 0.2, size * 0.3),
          GLEAM,
          1,
        ),
      ],
    })
  );
}
