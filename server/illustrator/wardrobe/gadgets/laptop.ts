/** @module A laptop. */
import { mix, shift } from "../../colour/colour.ts";
import { box, ellipse, rounded } from "../../geometry/shapes.ts";
import { glow, mark, region } from "../../items.ts";
import { WHITE } from "../../colour/palette.ts";
import type { GadgetEntry } from "../accessory_entry.ts";
import { GLOW } from "../screen_glow.ts";

export const variant: GadgetEntry = {
  words: "laptop, laptops, computer, computers",
  nearest: "keyboard",
  plain: 1,
  chosen: 1,
  spot: "ground",
  half: 84,
  draw: (colour) => [
    glow({
      name: "screen light",
      role: "accessory",
      centre: [0, -50],
      radius: 120,
      colour: GLOW,
      strength: 0.4,
    }),
    region({
      name: "laptop lid",
      role: "accessory",
      texture: "metal",
      outline: rounded([[-70, -96], [70, -96], [76, -10], [-76, -10]], 8),
      colour,
      volume: 0.3,
    }),
    region({
      name: "laptop screen",
      role: "accessory",
      texture: "glass",
      outline: rounded([[-60, -87], [60, -87], [65, -18], [-65, -18]], 4),
      colour: { l: 0.3, c: 0.05, h: 265 },
      line: 2.4,
      marks: [
        ...[0, 1, 2, 3].map((i) =>
          mark(
            "detail",
            box(-50 + (i % 2) * 12, -76 + i * 14, 44 - i * 5, 5, 2),
            [GLOW, WHITE, { l: 0.8, c: 0.13, h: 140 }, GLOW][i]!,
          )
        ),
        mark("detail", ellipse([36, -44], 15, 14), mix(colour, WHITE, 0.4)),
      ],
    }),
    region({
      name: "laptop base",
      role: "accessory",
      texture: "metal",
      outline: rounded([[-80, -12], [80, -12], [94, 6], [-94, 6]], 6),
      colour: shift(colour, { l: 0.07, c: -0.02 }),
      volume: 0.3,
    }),
  ],
};
