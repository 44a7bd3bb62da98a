/** @module A bird in flight to the left. */
import { points } from "../../geometry/coordinates.ts";
import { type Colour, mix, shift } from "../../colour/colour.ts";
import { ellipse, smooth } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import { INK, THINGS, WHITE } from "../../colour/palette.ts";
import type { Item } from "../../scene.ts";
import { thing } from "../prop_art.ts";
import type { PropEntry } from "../prop_entry.ts";

export const prop: PropEntry = {
  words: "bird, birds, little bird, sparrow, robin, bluebird, songbird",
  nearest: "parrot, parrots, crow, raven, seagull, canary, hummingbird, dove, eagle, flamingo",
  isFriend: true,
  spot: "air",
  half: 50,
  colour: THINGS.blue,
  draw: bird,
};

function bird(colour: Colour): Item[] {
  return [
    thing(
      "bird tail",
      "plant",
      smooth([[28, -2], [66, -16, "corner"], [58, 0], [66, 12, "corner"], [28, 14]]),
      shift(colour, { l: -0.08 }),
    ),
    thing(
      "bird",
      "fur",
      smooth(points("-44 -10, -34 -34, -10 -40, 12 -24, 40 0, 16 26, -18 28, -40 12")),
      colour,
      { hair: 6, marks: [mark("light", ellipse([-20, 18], 26, 18), mix(colour, WHITE, 0.7))] },
    ),
    thing("bird beak", "stone", [[-42, -14], [-62, -6], [-42, -2]], THINGS.orange, { line: 3 }),
    thing("bird eye", "skin", ellipse([-28, -16], 4.5, 5), INK, { line: 0 }),
    thing(
      "bird wing",
      "plant",
      smooth([[-8, -8], [20, -58], [54, -66, "corner"], [46, -40], [34, -14], [12, 8]]),
      shift(colour, { l: -0.06 }),
      { line: 3.4 },
    ),
  ];
}
