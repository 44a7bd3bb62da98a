/** @module The mask of a plague doctor: a long beak, and round glasses before the eyes. */
import { shift } from "../../colour/colour.ts";
import { knots } from "../../geometry/coordinates.ts";
import { ellipse, leaf, smooth } from "../../geometry/shapes.ts";
import { line, mark } from "../../items.ts";
import { INK } from "../../colour/palette.ts";
import type { GlassesEntry, GlassesOf } from "../accessory_entry.ts";
import { cloth } from "../cloth/cloth.ts";
import { closed } from "../lenses.ts";

/** Straps to the sides, rims around the eyes, a beak from between them to below the chin. */
export const plagueMask: GlassesOf = (colour, eyes) => {
  const [left, right] = eyes, x = (left[0] + right[0]) / 2, y = (left[1] + right[1]) / 2;
  const dark = shift(colour, { l: -0.2 });
  return [
    ...eyes.map((at) => line("mask rim", "accessory", closed(ellipse(at, 45, 43)), dark, [11, 11])),
    cloth(
      "beak",
      smooth(
        knots(
          "0 -26, 20 -8, 46 34, 62 66!, 40 104, 22 150, 4 190!, -14 150, -38 104, -62 66!, -46 34, -20 -8",
          [
            x,
            y,
          ],
        ),
      ),
      colour,
      {
        texture: "skin",
        volume: 0.8,
        line: 4,
        marks: [
          mark("shade", leaf([x + 2, y - 16], [x + 4, y + 184], 3), dark),
          mark(
            "light",
            leaf([x - 26, y + 40], [x - 10, y + 140], 6, -4),
            shift(colour, { l: 0.1 }),
            3,
          ),
          ...[-1, 1].flatMap((s) =>
            [62, 84, 106].map((down) =>
              mark("detail", ellipse([x + s * (34 - (down - 62) * 0.2), y + down], 3.4, 3.4), INK)
            )
          ),
          mark("detail", ellipse([x - 16, y + 34], 4, 7, 0.4), INK),
          mark("detail", ellipse([x + 16, y + 34], 4, 7, -0.4), INK),
        ],
      },
    ),
  ];
};

export const variant: GlassesEntry = {
  words:
    "plague doctor mask, plague mask, beaked mask, beak mask, bird beak mask, plague doctor's mask, mask with a beak, mask with a long beak, long beaked mask",
  synonyms: "plague doctor beaked beak mask bird long",
  colour: { l: 0.52, c: 0.06, h: 60 },
  draw: plagueMask,
};
