/** @module A tie that has come loose. */
import { shift } from "../../colour/colour.ts";
import { ribbon, smooth } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import { WHITE } from "../../colour/palette.ts";
import type { ScarfEntry, ScarfOf } from "../accessory_entry.ts";
import { cloth } from "../cloth/cloth.ts";

/** The knot low and to one side, the blade across the chest, one wing of the collar up. */
const looseTie: ScarfOf = (colour, role = "accessory") => [
  cloth(
    "loose tie",
    smooth([[16, 46], [36, 40], [84, 96], [78, 128, "corner"], [46, 122], [30, 86]]),
    colour,
    {
      role,
      volume: 0.5,
      marks: [62, 84, 106].map((y) =>
        mark(
          "detail",
          ribbon([[y * 0.52 - 26, y + 16], [y * 0.52 + 44, y - 22]], [5, 5]),
          shift(colour, { l: 0.16 }),
        )
      ),
    },
  ),
  cloth(
    "loose tie band",
    smooth([[-74, -22, "corner"], [-20, 16], [20, 30], [22, 44], [-26, 34], [-80, -2, "corner"]]),
    shift(colour, { l: -0.04 }),
    { role },
  ),
  cloth(
    "loose tie band",
    smooth([[74, -22, "corner"], [48, 6], [28, 26], [34, 38], [60, 20], [80, -4, "corner"]]),
    shift(colour, { l: -0.04 }),
    { role },
  ),
  cloth(
    "shirt collar",
    smooth([[-78, -26, "corner"], [-14, 2, "corner"], [-52, 40, "corner"], [-88, 4, "corner"]]),
    WHITE,
    { role, volume: 0.3 },
  ),
  cloth(
    "shirt collar",
    smooth([[78, -26, "corner"], [16, 2, "corner"], [70, 18, "corner"], [104, -22, "corner"]]),
    WHITE,
    { role, volume: 0.3 },
  ),
  cloth(
    "loose tie knot",
    smooth([[8, 24, "corner"], [36, 18, "corner"], [42, 44, "corner"], [18, 54, "corner"]]),
    shift(colour, { l: -0.07 }),
    { role },
  ),
];

export const variant: ScarfEntry = {
  words:
    "loose tie, crooked tie, loosened tie, wonky tie, askew tie, tie askew, undone tie, tie undone, tie loosened, half undone tie, untied tie, badly tied tie, lopsided tie, messy tie, tie hanging loose, tie come loose, skewed tie, slanted tie, tie all crooked",
  synonyms:
    "crooked loosened wonky askew undone untied badly tied lopsided messy half hanging come skewed slanted",
  colour: { l: 0.5, c: 0.16, h: 25 },
  draw: looseTie,
};
