/**
 * @module Marks that repeat all over a cloth. They fill a box and are cut off by what they are printed on.
 */
import type { Colour } from "../../colour/colour.ts";
import type { Box } from "../../geometry/measure.ts";
import { ribbon } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import type { Mark, Point } from "../../scene.ts";
import { times } from "../../times.ts";

/** Fills a box with marks. */
export type Print = (box: Box) => Mark[];

export function upright(colour: Colour, { width, gap }: { width: number; gap: number }): Print {
  return ({ left, right, top, bottom }) =>
    rows(left + gap / 2, right, gap).map((x) =>
      mark("detail", ribbon([[x, top - 10], [x, bottom + 10]], [width / 2, width / 2]), colour)
    );
}

export function veiled(each: Mark): Mark {
  return { ...each, opacity: 0.55 };
}

export function scattered(gap: number, draw: (at: Point, i: number) => Mark[]): Print {
  return ({ left, right, top, bottom }) =>
    rows(top + gap / 3, bottom, gap * 0.86).flatMap((y, row) =>
      rows(left + (row % 2) * gap / 2, right + gap / 2, gap).flatMap((x, i) =>
        draw([x, y], i + row)
      )
    );
}

export function rows(from: number, to: number, step: number): number[] {
  return times(Math.max(0, Math.ceil((to - from) / step)), (i) => from + i * step);
}
