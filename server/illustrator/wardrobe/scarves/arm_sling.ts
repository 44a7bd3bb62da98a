/** @module A sling for a hurt foreleg. */
import { shift } from "../../colour/colour.ts";
import { ribbon, smooth } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import { WHITE } from "../../colour/palette.ts";
import type { ScarfEntry, ScarfOf } from "../accessory_entry.ts";
import { cloth } from "../cloth/cloth.ts";

/** A triangle of cloth that hangs from both shoulders and holds one paw. */
const armSling: ScarfOf = (colour, role = "accessory") => [
  cloth("sling band", ribbon([[-70, -24], [-44, 20], [-30, 48]], [8, 8, 9]), colour, { role }),
  cloth("sling band", ribbon([[70, -24], [64, 20], [62, 50]], [8, 8, 9]), colour, { role }),
  cloth(
    "arm sling",
    smooth([[-44, 40, "corner"], [74, 44, "corner"], [86, 84], [50, 116], [-8, 96], [-40, 66]]),
    colour,
    {
      role,
      volume: 0.7,
      marks: [[-10, 58], [14, 76], [34, 94]].map(([x, y]) =>
        mark(
          "shade",
          ribbon([[x!, y!], [x! + 34, y! - 4], [x! + 56, y! - 16]], [1.4, 2.4, 1.2]),
          shift(colour, { l: -0.12 }),
        )
      ),
    },
  ),
];

export const variant: ScarfEntry = {
  at: "chest",
  words:
    "arm sling, sling, arm in a sling, paw in a sling, leg in a sling, sling on its arm, sling for its paw, bandage sling, sling around its neck",
  synonyms: "arm paw leg bandage around neck",
  colour: WHITE,
  draw: armSling,
};
