/** @module A game console. */
import { points } from "../../geometry/coordinates.ts";
import { box, ellipse, rounded } from "../../geometry/shapes.ts";
import { mark, region } from "../../items.ts";
import { INK, THINGS } from "../../colour/palette.ts";
import type { GadgetEntry } from "../accessory_entry.ts";

export const variant: GadgetEntry = {
  words: "console, game console, handheld console",
  plain: 1,
  chosen: 1,
  spot: "ground",
  half: 76,
  draw: (colour) => [
    region({
      name: "game console",
      role: "accessory",
      texture: "metal",
      outline: rounded([[-78, -60], [78, -60], [78, 0], [-78, 0]], 24),
      colour,
      volume: 0.6,
    }),
    region({
      name: "game screen",
      role: "accessory",
      texture: "glass",
      outline: box(-40, -52, 80, 44, 6),
      colour: { l: 0.33, c: 0.06, h: 265 },
      line: 3,
      marks: [
        mark("detail", box(-40, -20, 80, 14), { l: 0.7, c: 0.14, h: 145 }),
        mark("detail", ellipse([-8, -28], 8, 8), THINGS.yellow),
        mark("detail", box(12, -34, 16, 14, 2), THINGS.red),
      ],
    }),
    region({
      name: "game cross",
      role: "accessory",
      texture: "metal",
      outline: points(
        "-64 -40, -56 -40, -56 -33, -49 -33, -49 -25, -56 -25, -56 -18, -64 -18, -64 -25, -71 -25, -71 -33, -64 -33",
      ),
      colour: INK,
      line: 0,
    }),
    ...[[56, -36], [64, -22]].map(([x, y], i) =>
      region({
        name: "game button",
        role: "accessory",
        texture: "metal",
        outline: ellipse([x!, y!], 7, 7),
        colour: i ? THINGS.red : THINGS.yellow,
        line: 2.4,
      })
    ),
  ],
};
