/**
 * A steaming cup.
 *
 * @module
 */
import { type Colour, mix, shift } from "../../colour.ts";
import { curve, ellipse, heart, smooth } from "../../geometry/shapes.ts";
import { line, mark } from "../../items.ts";
import { WHITE } from "../../palette.ts";
import type { Item } from "../../scene.ts";
import { thing } from "../prop_art.ts";
import type { PropEntry } from "../prop_entry.ts";
import { nearest, says } from "../../vocabulary/term.ts";

export const prop: PropEntry = {
  words: [
    says(
      { prop: "cup" },
      "cup, cups, mug, mugs, teacup, tea cup, coffee cup, cup of tea, cup of coffee, mug of tea, mug of cocoa, coffee, tea",
    ),
    nearest(
      { prop: "cup" },
      "glass of water, cocoa, hot chocolate, hot cocoa, latte, espresso, mocha, cappuccino, juice, lemonade, drink, drinks, cocktail, beer, wine, soda, smoothie, boba, bubble tea, milkshake, teapot, glass, goblet, chalice, bottle",
    ),
  ],
  spot: "ground",
  half: 48,
  colour: "accent",
  draw: cup,
};

function cup(colour: Colour): Item[] {
  return [
    line(
      "steam",
      "prop",
      curve([[-14, -92], [-24, -110], [-10, -126], [-20, -144]]),
      mix(WHITE, colour, 0.1),
      [5, 2],
    ),
    line(
      "steam",
      "prop",
      curve([[14, -94], [6, -112], [20, -128], [10, -142]]),
      mix(WHITE, colour, 0.1),
      [5, 2],
    ),
    line("cup handle", "prop", ellipse([46, -42], 20, 20), shift(colour, { l: -0.26, c: -0.02 }), [
      15,
      15,
    ]),
    line("cup handle light", "prop", ellipse([46, -42], 20, 20), colour, [9, 9]),
    thing(
      "cup",
      "stone",
      smooth([[-46, -80, "corner"], [46, -80, "corner"], [42, -24], [22, 0], [-22, 0], [-42, -24]]),
      colour,
      { marks: [mark("detail", heart([0, -40], 15), mix(colour, WHITE, 0.75))] },
    ),
    thing("drink", "water", ellipse([0, -80], 46, 12), { l: 0.46, c: 0.07, h: 55 }, {
      volume: 0.2,
    }),
  ];
}
