/** @module A life jacket. */
import { shift } from "../../colour/colour.ts";
import { box, ribbon } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import { INK } from "../../colour/palette.ts";
import { cloth } from "../cloth/cloth.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { tailored } from "../tailoring/tailored.ts";

export const costume: CostumeEntry = {
  garment:
    "life jacket, lifejacket, life vest, life preserver, life jackets, buoyancy aid, flotation vest, floatation vest, life preserver vest, orange life vest, lifevest, buoyancy vest",
  name: "life jacket",
  synonyms: "lifejacket vest lifevest preserver buoyancy aid flotation floatation orange",
  bareheaded: true,
  layer: "over",
  home: { lake: 2, river: 2, ship: 2 },
  wear(fitting, named) {
    const colour = named ?? { l: 0.7, c: 0.19, h: 48 };
    const role = "costume" as const, silver = { l: 0.9, c: 0.01, h: 240 };
    return tailored(fitting, {
      name: "life jacket",
      colour,
      sleeves: false,
      length: 0.6,
      ease: 15,
      front: [
        ...[-1, 1].map((s) =>
          cloth("life jacket side", box(s < 0 ? -78 : 8, -18, 70, 112, 24), colour, {
            role,
            volume: 0.9,
            marks: [
              mark("detail", box(s < 0 ? -78 : 8, 0, 70, 12, 0), silver),
              ...[26, 62].map((y) =>
                mark("shade", box(s < 0 ? -78 : 8, y + 9, 70, 3, 0), shift(colour, { l: -0.14 }))
              ),
            ],
          })
        ),
        ...[24, 62].flatMap((y) => [
          cloth("life jacket strap", ribbon([[-74, y], [0, y + 4], [74, y]], [6, 6, 6]), INK, {
            role,
            line: 2,
          }),
          cloth("life jacket buckle", box(-13, y - 6, 26, 20, 4), { l: 0.35, c: 0.01, h: 250 }, {
            role,
            line: 2,
          }),
        ]),
      ],
    });
  },
};
