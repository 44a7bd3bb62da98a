/** @module Patterns cut to the cat that wears them: stars, mail, stripes. */
import type { Colour } from "../../colour/colour.ts";
import { leaf, ribbon, star } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import type { Mark, Point } from "../../scene.ts";
import type { OutfitContext } from "../outfit.ts";

/** Stars scattered along the edge of a cloak. */
export function starry(
  { behind, over }: { behind?: Point[]; over?: Point[] },
  colour: Colour,
): Mark[] {
  const outline = behind ?? over ?? [];
  return outline.filter((_, i) => i % 13 === 5).map(([x, y], i) =>
    mark("detail", star([x * 0.86, y * 0.92 - 8], i % 2 ? 8 : 12, { turn: i }), colour)
  );
}

/** Rows of rings over a suit of mail. */
export function mail({ cat }: OutfitContext): Mark[] {
  const tone = { l: 0.58, c: 0.015, h: 255 };
  const marks: Mark[] = [];
  const { outline } = cat.figure.torso[0]!;
  const ys = outline.map(([, y]) => y), xs = outline.map(([x]) => x);
  let row = 0;
  for (let y = Math.min(...ys); y < Math.max(...ys); y += 15, row++) {
    for (let x = Math.min(...xs) + (row % 2) * 10; x < Math.max(...xs); x += 20) {
      marks.push(mark("shade", leaf([x - 7, y], [x + 7, y], 2, -5), tone));
    }
  }
  return marks;
}

/** Horizontal stripes for a shirt. */
export function banded({ cat }: OutfitContext, colour: Colour): Mark[] {
  const { outline } = cat.figure.torso[0]!;
  const ys = outline.map(([, y]) => y), xs = outline.map(([x]) => x);
  const [left, right] = [Math.min(...xs) - 10, Math.max(...xs) + 10];
  const marks: Mark[] = [];
  for (let y = Math.min(...ys) + 20; y < Math.max(...ys); y += 34) {
    marks.push(
      mark("detail", ribbon([[left, y], [(left + right) / 2, y + 8], [right, y]], [8, 8]), colour),
    );
  }
  return marks;
}
