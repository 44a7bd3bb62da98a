/** @module A mouse looking to the left. */
import { type Colour, shift } from "../../colour/colour.ts";
import { curve, ellipse, smooth } from "../../geometry/shapes.ts";
import { line } from "../../items.ts";
import { INK, THINGS } from "../../colour/palette.ts";
import type { Item } from "../../scene.ts";
import { thing } from "../prop_art.ts";
import type { PropEntry } from "../prop_entry.ts";

export const prop: PropEntry = {
  words: "mouse, mice",
  nearest: "rat, rats, hamster, hamsters, gerbil, squirrel, guinea pig, cat toy, toy, toys",
  plural: "mice",
  isFriend: true,
  spot: "ground",
  half: 44,
  colour: THINGS.grey,
  draw: mouse,
};

function mouse(colour: Colour): Item[] {
  const pink: Colour = { l: 0.78, c: 0.09, h: 10 };
  return [
    line("mouse tail", "prop", curve([[30, -8], [58, -2], [72, -18], [88, -12]]), pink, [5, 3]),
    thing(
      "mouse",
      "fur",
      smooth([[-46, -14], [-30, -42], [2, -56], [32, -40], [38, -12], [20, 0], [-30, 0]]),
      colour,
      { hair: 6 },
    ),
    thing("mouse ear", "skin", ellipse([-24, -54], 17, 17), shift(colour, { l: -0.04 })),
    thing("mouse inner ear", "skin", ellipse([-24, -53], 10, 10), pink, { line: 0 }),
    thing("mouse nose", "skin", ellipse([-48, -15], 6, 5), pink, { line: 2.4 }),
    thing("mouse eye", "skin", ellipse([-30, -27], 4.5, 5.5), INK, { line: 0 }),
    line("mouse whisker", "prop", [[-42, -12], [-60, -4]], INK, [2, 1.2]),
    line("mouse whisker", "prop", [[-42, -16], [-62, -22]], INK, [2, 1.2]),
  ];
}
