/** @module A broom of twigs, upright. */
import { knots } from "../../geometry/coordinates.ts";
import { type Colour, shift } from "../../colour/colour.ts";
import { leaf, ribbon, smooth } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import { THINGS } from "../../colour/palette.ts";
import type { Item } from "../../scene.ts";
import { thing } from "../prop_art.ts";
import type { PropEntry } from "../prop_entry.ts";
import { WOODEN } from "../wood.ts";

export const prop: PropEntry = {
  words: "broom, broomstick, brooms, flying broom",
  spot: "hand",
  anchors: { ride: { turn: -1.72, at: [0.62, 0.66] } },
  half: 36,
  colour: THINGS.red,
  draw: broom,
};

function broom(colour: Colour): Item[] {
  const straw: Colour = { l: 0.78, c: 0.1, h: 80 };
  return [
    thing("broom stick", "wood", ribbon([[6, -120], [-2, -20], [2, 60]], [5, 6, 6]), WOODEN),
    thing(
      "broom straw",
      "plant",
      smooth(knots("-10 -116, 22 -114, 40 -186, 24 -178, 12 -198, -4 -182, -22 -194!, -24 -150")),
      straw,
      {
        marks: [-12, 0, 12, 22].map((x) =>
          mark("shade", leaf([6 + x * 0.2, -118], [x + 4, -184], 1.8), shift(straw, { l: -0.14 }))
        ),
      },
    ),
    thing("broom band", "cloth", ribbon([[-12, -124], [24, -122]], [6, 6]), colour, { line: 3 }),
  ];
}
