/** @module A cup of something hot. */
import { type Colour, mix } from "../../colour/colour.ts";
import { heart } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import { WHITE } from "../../colour/palette.ts";
import type { Item } from "../../scene.ts";
import { mug } from "../mugs.ts";
import type { PropEntry } from "../prop_entry.ts";

export const prop: PropEntry = {
  words:
    "cup, cups, mug, mugs, teacup, tea cup, coffee cup, cup of tea, cup of coffee, mug of tea, mug of cocoa, coffee, tea",
  nearest:
    "glass of water, cocoa, hot chocolate, hot cocoa, latte, espresso, mocha, cappuccino, juice, lemonade, drink, drinks, cocktail, beer, wine, soda, smoothie, boba, bubble tea, milkshake, teapot, glass, goblet, chalice, bottle, paper cup, paper cups, plastic cup, disposable cup, takeaway cup, measuring cup, sippy cup, travel mug, tumbler, plastic bottle",
  spot: "ground",
  half: 48,
  colour: "accent",
  draw: cup,
};

/** A mug of cocoa with a heart. */
function cup(colour: Colour): Item[] {
  return mug({ rim: 44, foot: 36, high: 80, drink: { l: 0.46, c: 0.07, h: 55 } }, colour)
    .map((item) =>
      item.is === "region" && item.name === "cup"
        ? {
          ...item,
          marks: [...item.marks, mark("detail", heart([0, -34], 15), mix(colour, WHITE, 0.75))],
        }
        : item
    );
}
