/** @module A spotted mushroom. */
import type { Colour } from "../../colour/colour.ts";
import { ellipse, smooth } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import { THINGS, WHITE } from "../../colour/palette.ts";
import type { Item } from "../../scene.ts";
import { thing } from "../prop_art.ts";
import type { PropEntry } from "../prop_entry.ts";

export const prop: PropEntry = {
  words: "mushroom, mushrooms, toadstool, toadstools, fungi",
  spot: "ground",
  half: 54,
  colour: THINGS.red,
  draw: mushroom,
};

function mushroom(colour: Colour): Item[] {
  return [
    thing(
      "mushroom stalk",
      "plant",
      smooth([[-18, -46], [18, -46], [22, -10], [28, 2], [-28, 2], [-22, -10]]),
      { l: 0.94, c: 0.03, h: 85 },
    ),
    thing(
      "mushroom cap",
      "plant",
      smooth([[-58, -42], [-48, -80], [-16, -104], [16, -104], [48, -80], [58, -42], [0, -32]]),
      colour,
      {
        marks: ([[-28, -62, 11], [6, -84, 13], [34, -58, 10], [-2, -52, 7]] as const).map((
          [x, y, r],
        ) => mark("detail", ellipse([x, y], r, r * 0.85), WHITE)),
      },
    ),
  ];
}
