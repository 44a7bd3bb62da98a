/** @module A phone. */
import { box, ellipse, rounded } from "../../geometry/shapes.ts";
import { glow, mark, region } from "../../items.ts";
import { INK, THINGS, WHITE } from "../../colour/palette.ts";
import type { GadgetEntry } from "../accessory_entry.ts";
import { GLOW } from "../screen_glow.ts";

export const variant: GadgetEntry = {
  words: "phone, phones, smartphone, cellphone, cell phone, mobile phone, mobile",
  nearest: "tablet, ipad, remote control, remote, walkie talkie",
  plain: 1,
  chosen: 1,
  spot: "ground",
  half: 40,
  draw: (colour) => [
    glow({
      name: "screen light",
      role: "accessory",
      centre: [0, -56],
      radius: 84,
      colour: GLOW,
      strength: 0.35,
    }),
    region({
      name: "phone",
      role: "accessory",
      texture: "metal",
      outline: rounded([[-32, -110], [32, -110], [32, 2], [-32, 2]], 10),
      colour,
      volume: 0.3,
    }),
    region({
      name: "phone screen",
      role: "accessory",
      texture: "glass",
      outline: rounded([[-25, -100], [25, -100], [25, -12], [-25, -12]], 5),
      colour: { l: 0.4, c: 0.08, h: 262 },
      line: 2.4,
      marks: [
        ...([[-13, -84], [11, -84], [-13, -62], [11, -62]] as const).map(([x, y], i) =>
          mark(
            "detail",
            box(x - 7, y - 7, 16, 16, 4),
            [THINGS.yellow, GLOW, THINGS.pink, { l: 0.8, c: 0.13, h: 140 }][i]!,
          )
        ),
        mark("detail", ellipse([0, -32], 12, 11), WHITE),
        mark("detail", ellipse([-4, -34], 2, 3), INK),
        mark("detail", ellipse([4, -34], 2, 3), INK),
      ],
    }),
  ],
};
