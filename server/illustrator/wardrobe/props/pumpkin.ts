/** @module A pumpkin. */
import { points } from "../../geometry/coordinates.ts";
import { type Colour, shift } from "../../colour/colour.ts";
import { leaf, smooth } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import { THINGS } from "../../colour/palette.ts";
import type { Item } from "../../scene.ts";
import { thing } from "../prop_art.ts";
import type { PropEntry } from "../prop_entry.ts";

export const prop: PropEntry = {
  words: "pumpkin, pumpkins, jack o lantern, jack o lanterns",
  nearest: "watermelon, melon, squash, fruit, apple, oranges",
  spot: "ground",
  half: 66,
  colour: THINGS.orange,
  draw: pumpkin,
};

function pumpkin(colour: Colour): Item[] {
  const rib = shift(colour, { l: -0.1, h: -6 });
  return [
    thing(
      "pumpkin stalk",
      "wood",
      smooth([[-8, -84], [-12, -108], [4, -116], [14, -108], [8, -84]]),
      { l: 0.52, c: 0.1, h: 130 },
    ),
    thing(
      "pumpkin",
      "plant",
      smooth(
        points("0 -88, 34 -94, 62 -72, 68 -38, 52 -6, 0 2, -52 -6, -68 -38, -62 -72, -34 -94"),
      ),
      colour,
      {
        volume: 0.8,
        marks: [
          mark("shade", leaf([-20, -88], [-20, -2], 4, 16), rib),
          mark("shade", leaf([20, -88], [20, -2], 4, -16), rib),
          mark("shade", leaf([0, -88], [0, 0], 3), rib),
        ],
      },
    ),
    thing(
      "pumpkin leaf",
      "plant",
      smooth([[6, -92], [30, -110], [50, -100, "corner"], [36, -88]]),
      { l: 0.6, c: 0.13, h: 140 },
      { line: 3 },
    ),
  ];
}
