/** @module A lit lantern, hanging. */
import { type Colour, shift } from "../../colour/colour.ts";
import { ellipse, rounded, smooth } from "../../geometry/shapes.ts";
import { glow, line, mark } from "../../items.ts";
import { INK, THINGS } from "../../colour/palette.ts";
import type { Item } from "../../scene.ts";
import { thing } from "../prop_art.ts";
import type { PropEntry } from "../prop_entry.ts";

export const prop: PropEntry = {
  words: "lantern, lanterns, paper lantern, oil lamp",
  nearest:
    "lamp, lamps, torch, torches, flashlight, campfire, bonfire, fairy lights, light bulb, lightbulb",
  spot: "hand",
  half: 36,
  colour: THINGS.red,
  draw: lantern,
};

function lantern(colour: Colour): Item[] {
  const warm: Colour = { l: 0.93, c: 0.11, h: 88 };
  return [
    line("lantern ring", "prop", ellipse([0, 8], 12, 14), INK, [4, 4]),
    glow({
      name: "lantern light",
      role: "prop",
      centre: [0, 74],
      radius: 130,
      colour: { l: 0.88, c: 0.13, h: 78 },
      strength: 0.62,
    }),
    thing(
      "lantern cap",
      "metal",
      smooth([[-30, 40, "corner"], [0, 20], [30, 40, "corner"]]),
      colour,
    ),
    thing("lantern glass", "glass", rounded([[-26, 40], [26, 40], [30, 98], [-30, 98]], 6), warm, {
      volume: 0.2,
      marks: [
        mark("light", smooth([[0, 54, "corner"], [10, 74], [0, 90], [-10, 74]], 3), {
          l: 0.8,
          c: 0.16,
          h: 65,
        }),
      ],
    }),
    line("lantern bar", "prop", [[-9, 40], [-10, 98]], shift(colour, { l: -0.2 }), [3.4, 3.4]),
    line("lantern bar", "prop", [[9, 40], [10, 98]], shift(colour, { l: -0.2 }), [3.4, 3.4]),
    thing(
      "lantern foot",
      "metal",
      rounded([[-34, 96], [34, 96], [34, 110], [-34, 110]], 5),
      colour,
    ),
  ];
}
