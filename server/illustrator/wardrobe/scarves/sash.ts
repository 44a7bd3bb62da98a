/** @module A sash over one shoulder. */
import { shift } from "../../colour/colour.ts";
import { GOLD } from "../../colour/palette.ts";
import { knots } from "../../geometry/coordinates.ts";
import { ellipse, ribbon, smooth, star } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import type { Point } from "../../scene.ts";
import { cloth } from "../cloth/cloth.ts";
import type { ScarfEntry, ScarfOf } from "../accessory_entry.ts";

/** A sash over one shoulder: flat cloth with seams, held at the hip by a rosette. */
const sash: ScarfOf = (colour, role = "accessory") => {
  const seam = shift(colour, { l: colour.l > 0.7 ? -0.24 : 0.26, c: -0.06 });
  return [
    cloth(
      "sash",
      smooth(knots("-86 -34!, -52 -44!, 6 30, 82 92!, 58 124!, -26 66")),
      colour,
      {
        role,
        volume: 0.2,
        marks: [
          mark("detail", ribbon([[-80, -32], [-20, 60], [60, 116]], [2.6, 2.6, 2.6]), seam),
          mark("detail", ribbon([[-58, -38], [4, 36], [76, 94]], [2.6, 2.6, 2.6]), seam),
        ],
      },
    ),
    ...[-1, 1].map((side) =>
      cloth(
        "sash end",
        smooth(knots("-13 0!, 13 0!, 17 52!, 0 42!, -17 52!")).map(([x, y]): Point => [
          x + 68 + side * 11 + side * y * 0.16,
          y + 108,
        ]),
        shift(colour, { l: -0.06 }),
        { role, line: 2.6 },
      )
    ),
    cloth("sash rosette", star([68, 106], 27, { points: 12, inner: 0.82 }), colour, {
      role,
      line: 2.6,
      marks: [
        mark("detail", ellipse([68, 106], 16, 16), seam),
        mark("detail", ellipse([68, 106], 10, 10), GOLD),
      ],
    }),
  ];
};

export const variant: ScarfEntry = {
  at: "chest",
  words:
    "sash, sashes, pageant sash, winner's sash, winners sash, beauty pageant sash, ribbon sash, sash across its chest, sash across his chest, sash across her chest",
  synonyms: "pageant winners ribbon beauty",
  colour: { l: 0.62, c: 0.2, h: 0 },
  draw: sash,
};
