/** @module A tie. */
import { shift } from "../../colour/colour.ts";
import { ribbon, smooth } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import { WHITE } from "../../colour/palette.ts";
import type { ScarfEntry, ScarfOf } from "../accessory_entry.ts";
import { cloth } from "../cloth/cloth.ts";

/** A necktie on a white collar. */
const necktie: ScarfOf = (colour, role = "accessory") => [
  cloth(
    "tie",
    smooth([[-11, 30], [11, 30], [24, 106], [0, 132, "corner"], [-24, 106]]),
    colour,
    {
      role,
      volume: 0.5,
      marks: [54, 78, 102].map((y) =>
        mark("detail", ribbon([[-30, y + 12], [30, y - 12]], [5, 5]), shift(colour, { l: 0.16 }))
      ),
    },
  ),
  ...[-1, 1].map((s) =>
    cloth(
      "shirt collar",
      smooth([[s * 76, -24, "corner"], [0, 4, "corner"], [s * 34, 40, "corner"], [
        s * 80,
        0,
        "corner",
      ]]),
      WHITE,
      { role, volume: 0.3 },
    )
  ),
  cloth(
    "tie knot",
    smooth([[-17, 8, "corner"], [17, 8, "corner"], [11, 36, "corner"], [-11, 36, "corner"]]),
    shift(colour, { l: -0.05 }),
    { role },
  ),
];

export const variant: ScarfEntry = {
  words:
    "tie, ties, necktie, neck tie, neckties, silk tie, business tie, tie around its neck, office tie, school tie, novelty tie, power tie",
  nearest:
    "suit jacket and tie, white flared suit, zoot suit, well dressed, sharply dressed, smart clothes, shirt and tie, men in black, business outfit, dress shirt and tie",
  draw: necktie,
};
