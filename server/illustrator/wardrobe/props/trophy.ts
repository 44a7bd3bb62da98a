/** @module A cup for the winner. */
import { type Colour, mix } from "../../colour/colour.ts";
import { curve, leaf, rounded, smooth, star } from "../../geometry/shapes.ts";
import { line, mark } from "../../items.ts";
import { GOLD, WHITE } from "../../colour/palette.ts";
import type { Item } from "../../scene.ts";
import { thing } from "../prop_art.ts";
import type { PropEntry } from "../prop_entry.ts";

export const prop: PropEntry = {
  words: "trophy, trophies, winners cup, golden cup, prize cup",
  nearest: "prize, award, first place",
  spot: "ground",
  half: 54,
  colour: GOLD,
  draw: trophy,
};

function trophy(colour: Colour): Item[] {
  return [
    thing("trophy foot", "wood", rounded([[-34, -22], [34, -22], [40, 2], [-40, 2]], 4), {
      l: 0.4,
      c: 0.06,
      h: 50,
    }),
    thing("trophy stem", "metal", smooth([[-8, -52], [8, -52], [16, -20], [-16, -20]]), colour),
    ...[-1, 1].map((s) =>
      line(
        "trophy handle",
        "prop",
        curve([[s * 36, -106], [s * 64, -100], [s * 56, -70], [s * 28, -62]]),
        colour,
        [9, 7],
      )
    ),
    thing(
      "trophy cup",
      "metal",
      smooth([[-44, -118, "corner"], [44, -118, "corner"], [36, -74], [0, -46], [-36, -74]]),
      colour,
      {
        marks: [
          mark("detail", star([0, -90], 15), mix(colour, WHITE, 0.7)),
          mark("light", leaf([-30, -108], [-22, -72], 4), mix(colour, WHITE, 0.7), 1),
        ],
      },
    ),
  ];
}
