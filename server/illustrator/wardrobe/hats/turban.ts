/** @module A turban with a jewel. */
import { knots } from "../../geometry/coordinates.ts";
import { shift } from "../../colour/colour.ts";
import { ellipse, ribbon, smooth } from "../../geometry/shapes.ts";
import { mark, region } from "../../items.ts";
import { THINGS } from "../../colour/palette.ts";
import { cloth } from "../cloth/cloth.ts";
import type { HatEntry, HatOf } from "../accessory_entry.ts";

/** How far beside the middle each fold leaves the brow, and where it goes under at the side. */
const FOLDS = [[12, -92, 118, -70], [10, -112, 126, -100], [10, -134, 120, -134], [
  14,
  -158,
  98,
  -168,
]] as const;

/** A turban with a jewel: cloth wound high, its folds crossing over the brow. */
const turban: HatOf = (colour, role = "accessory") => {
  const fold = shift(colour, { l: -0.13 }), light = shift(colour, { l: 0.07 });
  return [
    cloth(
      "turban",
      smooth(knots(
        "-116 -46!, -134 -96, -118 -152, -74 -192, 0 -206, 74 -192, 118 -152, 134 -96, 116 -46!, 62 -74, 0 -82, -62 -74",
      )),
      colour,
      {
        role,
        volume: 0.9,
        marks: [-1, 1].flatMap((s) =>
          FOLDS.flatMap(([x, y, sideX, sideY]) => [
            mark(
              "light",
              ribbon([[s * -x, y - 9], [s * 60, (y + sideY) / 2 - 17], [s * sideX, sideY - 9]], [
                4,
                6,
                4,
              ]),
              light,
              2,
            ),
            mark(
              "detail",
              ribbon([[s * -x, y], [s * 60, (y + sideY) / 2 - 8], [s * sideX, sideY]], [
                2,
                3.4,
                2.6,
              ]),
              fold,
            ),
          ])
        ),
      },
    ),
    region({
      name: "turban jewel",
      role,
      texture: "glass",
      outline: ellipse([0, -116], 17, 21),
      colour: THINGS.red,
      volume: 0.8,
      line: 3,
    }),
  ];
};

export const variant: HatEntry = {
  words: "turban, turbans, maharaja turban, head wrap, sikh turban, genie turban",
  synonyms: "wrap maharaja genie",

  draw: turban,
};
