/** @module A ball of glass that shows the future. */
import { type Colour, mix } from "../../colour/colour.ts";
import { ellipse, leaf, smooth, star } from "../../geometry/shapes.ts";
import { glow, mark } from "../../items.ts";
import { GOLD, THINGS, WHITE } from "../../colour/palette.ts";
import type { Item } from "../../scene.ts";
import { thing } from "../prop_art.ts";
import type { PropEntry } from "../prop_entry.ts";

export const prop: PropEntry = {
  words: "crystal ball, crystal balls, orb, glowing orb, magic orb, glass ball",
  nearest: "snow globe, globe",
  spot: "ground",
  half: 54,
  colour: THINGS.purple,
  draw: crystalBall,
};

function crystalBall(colour: Colour): Item[] {
  return [
    glow({
      name: "crystal light",
      role: "prop",
      centre: [0, -62],
      radius: 110,
      colour,
      strength: 0.5,
    }),
    thing(
      "crystal stand",
      "metal",
      smooth([[-44, 0, "corner"], [-30, -22], [30, -22], [44, 0, "corner"]]),
      GOLD,
    ),
    thing("crystal ball", "glass", ellipse([0, -62], 50, 50), mix(colour, WHITE, 0.45), {
      volume: 0.8,
      marks: [
        mark(
          "detail",
          smooth([[-34, -50], [-10, -76], [16, -60], [36, -72], [30, -34], [-20, -28]]),
          mix(colour, WHITE, 0.1),
          6,
        ),
        mark("detail", star([6, -62], 15, { points: 4, inner: 0.35 }), WHITE),
        mark("light", leaf([-34, -70], [-18, -98], 7, -6), WHITE, 1),
      ],
    }),
  ];
}
