/** @module A tulip: a closed cup with three tips. */
import { knots } from "../../geometry/coordinates.ts";
import { type Colour, mix } from "../../colour/colour.ts";
import { leaf, smooth } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import { THINGS, WHITE } from "../../colour/palette.ts";
import type { Item } from "../../scene.ts";
import { stem } from "../flower_stem.ts";
import { thing } from "../prop_art.ts";
import type { PropEntry } from "../prop_entry.ts";

export const prop: PropEntry = {
  words: "tulip, tulips",
  spot: "hand",
  half: 36,
  colour: THINGS.red,
  draw: tulip,
};

function tulip(colour: Colour): Item[] {
  return [
    ...stem(),
    thing(
      "tulip",
      "plant",
      smooth(
        knots(
          "-2 -46, -34 -62, -38 -94, -34 -128!, -18 -108, -2 -134!, 14 -108, 30 -128!, 34 -94, 30 -62",
        ),
      ),
      colour,
      {
        line: 3,
        volume: 0.6,
        marks: [mark("light", leaf([-2, -50], [-2, -130], 15), mix(colour, WHITE, 0.3), 1)],
      },
    ),
  ];
}
