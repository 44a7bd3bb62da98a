/**
 * A bandana.
 *
 * @module
 */
import { shift } from "../../colour.ts";
import { ellipse, smooth } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import { WHITE } from "../../palette.ts";
import type { ScarfEntry, ScarfOf } from "../accessory_entry.ts";
import { cloth } from "../cloth.ts";
import { says } from "../../words/term.ts";

/** A dotted kerchief. */
export const bandana: ScarfOf = (colour, role = "accessory") => [
  cloth(
    "bandana",
    smooth([[-80, -20, "corner"], [0, -2], [80, -20, "corner"], [60, 30], [6, 84, "corner"], [
      -8,
      84,
      "corner",
    ], [-60, 30]]),
    colour,
    {
      role,
      marks: ([[-34, 22], [0, 20], [34, 22], [-16, 44], [18, 44], [0, 64]] as const).map(([x, y]) =>
        mark("detail", ellipse([x, y], 5.5, 5.5), WHITE)
      ),
    },
  ),
  cloth(
    "bandana fold",
    smooth([[-84, -24, "corner"], [0, -6], [84, -24, "corner"], [82, -4, "corner"], [0, 14], [
      -82,
      -4,
      "corner",
    ]]),
    shift(colour, { l: -0.06 }),
    { role },
  ),
];

export const variant: ScarfEntry = {
  words: [
    says({ accessory: "scarf" }, "bandana, bandanna, neckerchief, kerchief, cravat", {
      variant: "bandana",
    }),
  ],
  chosen: 1,
  draw: bandana,
};
