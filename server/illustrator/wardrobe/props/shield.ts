/** @module A round-shouldered shield with a star. */
import type { Colour } from "../../colour/colour.ts";
import { smooth, star } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import { GOLD, THINGS } from "../../colour/palette.ts";
import type { Item, Point } from "../../scene.ts";
import { thing } from "../prop_art.ts";
import type { PropEntry } from "../prop_entry.ts";

export const prop: PropEntry = {
  words: "shield, shields",
  spot: "ground",
  half: 60,
  colour: "accent",
  draw: shield,
};

function shield(colour: Colour): Item[] {
  const form = (w: number, top: number, low: number): Point[] =>
    smooth([
      [0, top - 6],
      [w, top, "corner"],
      [w * 0.96, top + 50],
      [w * 0.6, low - 24],
      [0, low, "corner"],
      [-w * 0.6, low - 24],
      [-w * 0.96, top + 50],
      [-w, top, "corner"],
    ]);
  return [
    thing("shield", "metal", form(58, -124, 4), THINGS.silver),
    thing("shield field", "metal", form(46, -114, -10), colour, {
      line: 3,
      marks: [mark("detail", star([0, -66], 24), GOLD)],
    }),
  ];
}
