/** @module A bow. */
import { shift } from "../../colour/colour.ts";
import { smooth } from "../../geometry/shapes.ts";
import type { ScarfEntry, ScarfOf } from "../accessory_entry.ts";
import { bow, cloth } from "../cloth/cloth.ts";
import { collarBand } from "../neckwear.ts";

/** A large ribbon bow with two tails. */
const ribbonBow: ScarfOf = (colour, role = "accessory") => [
  collarBand(shift(colour, { l: -0.05 }), role),
  ...[-1, 1].map((s) =>
    cloth(
      "ribbon tail",
      smooth([[s * 2, 24], [s * 20, 22], [s * 44, 78, "corner"], [s * 27, 74], [
        s * 16,
        90,
        "corner",
      ]]),
      shift(colour, { l: -0.06 }),
      { role },
    )
  ),
  ...bow([0, 24], 42, colour, role),
];

export const variant: ScarfEntry = {
  words:
    "bow, bows, ribbon, ribbons, hair bow, big bow, ribbon bow, bow on its head, bow in its hair, bow in her hair, bow on her head, bow around its neck, ribbon around its neck, ribbon around her neck, ribbon round its neck, silk ribbon, hair ribbon, hair bows, neck bow, bow on its tail, lace bow, coquette bow, bow collar, velvet bow, velvet ribbon, gift bow, bow on its collar",
  draw: ribbonBow,
};
