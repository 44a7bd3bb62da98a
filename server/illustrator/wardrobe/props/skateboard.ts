/** @module A skateboard on its wheels. */
import { knots } from "../../geometry/coordinates.ts";
import { type Colour, mix } from "../../colour/colour.ts";
import { ellipse, ribbon, smooth } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import { THINGS, WHITE } from "../../colour/palette.ts";
import type { Item } from "../../scene.ts";
import { thing } from "../prop_art.ts";
import type { PropEntry } from "../prop_entry.ts";

export const prop: PropEntry = {
  words: "skateboard, skate board, longboard",
  nearest: "snowboard, scooter, roller skates, skis, sled, sledge, rollerblades",
  spot: "ground",
  half: 84,
  colour: "accent",
  draw: skateboard,
};

function skateboard(colour: Colour): Item[] {
  return [
    ...[-46, 46].flatMap((x) => [
      thing("wheel", "stone", ellipse([x, -10], 13, 13), WHITE, { line: 3.4 }),
      thing("axle", "metal", ellipse([x, -10], 5, 5), THINGS.grey, { line: 2 }),
    ]),
    thing(
      "board",
      "wood",
      smooth(knots("-92 -44!, -66 -28, 66 -28, 92 -44!, 86 -24, 62 -16, -62 -16, -86 -24")),
      colour,
      {
        marks: [
          mark("detail", ribbon([[-70, -20], [70, -20]], [2.4, 2.4]), mix(colour, WHITE, 0.6)),
        ],
      },
    ),
  ];
}
