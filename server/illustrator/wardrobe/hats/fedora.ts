/** @module A fedora. */
import { knots } from "../../geometry/coordinates.ts";
import { shift } from "../../colour/colour.ts";
import { leaf, smooth } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import type { HatEntry, HatOf } from "../accessory_entry.ts";
import { cloth, hatBand } from "../cloth/cloth.ts";

/** A soft felt hat: a wide brim that dips in front, a pinched crown, a band. */
const fedora: HatOf = (colour, role = "accessory") => [
  cloth(
    "fedora brim",
    smooth(
      knots("-134 -84, -96 -100, 0 -104, 96 -100, 134 -84, 112 -58, 40 -46, -40 -46, -112 -58"),
    ),
    colour,
    {
      role,
      marks: [mark("light", leaf([-118, -78], [-20, -58], 5, 8), shift(colour, { l: 0.1 }), 3)],
    },
  ),
  cloth(
    "fedora crown",
    smooth(
      knots(
        "-74 -80, -70 -122, -56 -152, -24 -166, 0 -150, 24 -166, 56 -152, 70 -122, 74 -80, 0 -66",
      ),
    ),
    shift(colour, { l: 0.03 }),
    {
      role,
      marks: [
        mark("shade", leaf([0, -152], [-4, -104], 7, 4), shift(colour, { l: -0.1 })),
        mark("light", leaf([-50, -146], [-58, -108], 5), shift(colour, { l: 0.13 }), 3),
      ],
    },
  ),
  hatBand("fedora band", colour, { role, upper: 74, lower: 75 }),
];

export const variant: HatEntry = {
  words:
    "fedora, fedoras, trilby, trilby hat, homburg, felt hat, gangster hat, noir hat, indiana jones hat, detective fedora",
  nearest: "pork pie hat, porkpie hat, church hat, fancy hat",
  draw: fedora,
};
