/** @module A bandana. */
import { knots } from "../../geometry/coordinates.ts";
import { shift } from "../../colour/colour.ts";
import { ellipse, smooth } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import { WHITE } from "../../colour/palette.ts";
import type { ScarfEntry, ScarfOf } from "../accessory_entry.ts";
import { cloth } from "../cloth/cloth.ts";

/** A dotted kerchief. */
export const bandana: ScarfOf = (colour, role = "accessory") => [
  cloth(
    "bandana",
    smooth(knots("-80 -20!, 0 -2, 80 -20!, 60 30, 6 84!, -8 84!, -60 30")),
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
    smooth(knots("-84 -24!, 0 -6, 84 -24!, 82 -4!, 0 14, -82 -4!")),
    shift(colour, { l: -0.06 }),
    { role },
  ),
];

export const variant: ScarfEntry = {
  words:
    "bandana, bandanna, neckerchief, kerchief, cravat, bandannas, neck scarf, necktie scarf, cowboy scarf, dog bandana, cowboy bandana, neck bandana, scout scarf, scout neckerchief, ascot, ascot tie, neckcloth, silk neckerchief, kercheif, rockstar bandana, pocket square",
  chosen: 1,
  draw: bandana,
};
