/** @module What the faces of small animals have in common. */
import type { Colour } from "../colour/colour.ts";
import { ellipse } from "../geometry/shapes.ts";
import { mark } from "../items.ts";
import { INK, WHITE } from "../colour/palette.ts";
import type { Item, Point } from "../scene.ts";
import { thing } from "./prop_art.ts";

export const PINK: Colour = { l: 0.78, c: 0.1, h: 10 };

/** A pair of round eyes with a spark of light. */
export function twoEyes(name: string, [x, y]: Point, apart: number, size: number): Item[] {
  return [-1, 1].map((s) =>
    thing(`${name} eye`, "skin", ellipse([x + s * apart, y], size, size * 1.15), INK, {
      line: 0,
      volume: 0,
      marks: [
        mark(
          "light",
          ellipse([x + s * apart - size * 0.3, y - size * 0.4], size * 0.34, size * 0.36),
          WHITE,
        ),
      ],
    })
  );
}
