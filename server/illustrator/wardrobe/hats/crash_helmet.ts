/** @module The helmet of who rides and races. */
import { knots } from "../../geometry/coordinates.ts";
import { mix } from "../../colour/colour.ts";
import { curve, leaf, ribbon, smooth } from "../../geometry/shapes.ts";
import { line, mark } from "../../items.ts";
import { WHITE } from "../../colour/palette.ts";
import { cloth } from "../cloth/cloth.ts";
import type { HatEntry, HatOf } from "../accessory_entry.ts";

/** The helmet of who rides and races. */
export const crashHelmet: HatOf = (colour, role = "accessory") => {
  const strap = { l: 0.3, c: 0.02, h: 280 };
  return [
    ...[-1, 1].map((s) =>
      line("helmet strap", role, curve([[s * 104, -30], [s * 100, 40], [s * 62, 92]], 5), strap, [
        7,
        6,
      ])
    ),
    cloth(
      "crash helmet",
      smooth(knots(
        "-118 -24!, -118 -72, -94 -122, -50 -152, 0 -160, 50 -152, 94 -122, 118 -72, 118 -24!, 98 -42, 78 -66, 40 -80, 0 -84, -40 -80, -78 -66, -98 -42",
      )),
      colour,
      {
        role,
        texture: "metal",
        volume: 0.9,
        marks: [
          mark("detail", ribbon([[0, -164], [0, -80]], [15, 15]), mix(colour, WHITE, 0.85)),
          mark("light", leaf([-70, -130], [-96, -74], 7), mix(colour, WHITE, 0.6), 2),
        ],
      },
    ),
  ];
};

export const variant: HatEntry = {
  words:
    "crash helmet, helmet, bike helmet, bicycle helmet, motorcycle helmet, motorbike helmet, racing helmet, cycling helmet, race helmet, ski helmet, football helmet, sports helmet, biker helmet, skateboard helmet, army helmet, soldier helmet, combat helmet, rugby helmet, hockey helmet",
  synonyms: "helmet bike bicycle motorcycle motorbike racing cycling biker sports ski football",
  colour: { l: 0.58, c: 0.19, h: 25 },

  draw: crashHelmet,
};
