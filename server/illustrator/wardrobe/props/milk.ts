/** @module A bowl of milk. */
import { type Colour, mix, shift } from "../../colour/colour.ts";
import { ellipse, smooth, star } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import { THINGS, WHITE } from "../../colour/palette.ts";
import type { Item } from "../../scene.ts";
import { thing } from "../prop_art.ts";
import type { PropEntry } from "../prop_entry.ts";

export const prop: PropEntry = {
  words: "milk, bowl of milk, saucer of milk, dish of milk, bowl of cream",
  nearest:
    "bowl, bowls, soup, ramen, noodles, bowl of ramen, bowl of noodles, rice bowl, food bowl, porridge, cereal",
  name: "bowl of milk",
  plural: "bowls of milk",
  spot: "ground",
  half: 62,
  colour: THINGS.blue,
  draw: milk,
};

function milk(colour: Colour): Item[] {
  return [
    thing(
      "bowl",
      "stone",
      smooth([[-66, -44, "corner"], [66, -44, "corner"], [46, -4], [0, 2], [-46, -4]]),
      colour,
      { marks: [mark("detail", star([0, -22], 13, { points: 5 }), mix(colour, WHITE, 0.7))] },
    ),
    thing("bowl rim", "stone", ellipse([0, -45], 67, 15), shift(colour, { l: 0.06 })),
    thing("milk", "water", ellipse([0, -45], 55, 10), WHITE, { line: 0, volume: 0.2 }),
  ];
}
