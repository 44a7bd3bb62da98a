/** @module A game controller. */
import { knots } from "../../geometry/coordinates.ts";
import { shift } from "../../colour/colour.ts";
import { box, ellipse, smooth } from "../../geometry/shapes.ts";
import { region } from "../../items.ts";
import { INK, THINGS } from "../../colour/palette.ts";
import type { GadgetEntry } from "../accessory_entry.ts";

export const variant: GadgetEntry = {
  words: "game controller, controller, gamepad, joystick",
  chosen: 1,
  spot: "ground",
  half: 62,
  draw: (colour) => [
    region({
      name: "game controller",
      role: "accessory",
      texture: "metal",
      outline: smooth(
        knots("-40 -58, 0 -52, 40 -58, 64 -34, 66 2!, 40 -16, -40 -16, -66 2!, -64 -34"),
      ),
      colour,
      volume: 0.7,
    }),
    ...[[-36, -44], [-36, -28], [-44, -36], [-28, -36]].map(([x, y]) =>
      region({
        name: "controller cross",
        role: "accessory",
        texture: "metal",
        outline: box(x! - 5, y! - 5, 10, 10, 2),
        colour: INK,
        line: 0,
      })
    ),
    ...[[36, -46], [45, -36], [36, -27], [27, -36]].map(([x, y], i) =>
      region({
        name: "controller button",
        role: "accessory",
        texture: "metal",
        outline: ellipse([x!, y!], 5.5, 5.5),
        colour: [THINGS.yellow, THINGS.red, THINGS.green, THINGS.blue][i]!,
        line: 2,
      })
    ),
    ...[-14, 14].map((x) =>
      region({
        name: "controller stick",
        role: "accessory",
        texture: "metal",
        outline: ellipse([x, -26], 9, 9),
        colour: shift(INK, { l: 0.08 }),
        line: 2,
        volume: 0.8,
      })
    ),
  ],
};
