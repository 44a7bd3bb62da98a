/** @module A wide hat with a plume. */
import { knots } from "../../geometry/coordinates.ts";
import { mix, shift } from "../../colour/colour.ts";
import { leaf, smooth } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import { WHITE } from "../../colour/palette.ts";
import type { HatEntry, HatOf } from "../accessory_entry.ts";
import { band, cloth } from "../cloth/cloth.ts";

/** A cavalier's hat: one side of the brim turned up, a long curled feather over the other. */
export const feathered: HatOf = (colour, role = "accessory") => {
  const feather = mix(WHITE, colour, 0.08);
  return [
    cloth(
      "hat brim",
      smooth(
        knots("-148 -104, -110 -112, 0 -104, 96 -104, 132 -128, 138 -92, 110 -58, 0 -44, -110 -56"),
      ),
      colour,
      {
        role,
        marks: [mark("light", leaf([-124, -90], [-20, -60], 5, 8), shift(colour, { l: 0.1 }), 3)],
      },
    ),
    cloth(
      "hat crown",
      smooth(knots("-70 -80, -64 -130, -36 -158, 0 -162, 36 -158, 64 -130, 70 -80, 0 -66")),
      shift(colour, { l: 0.03 }),
      { role },
    ),
    cloth(
      "hat band",
      smooth(knots("-70 -106!, 0 -94, 70 -106!, 71 -82!, 0 -68, -71 -82!")),
      band(colour),
      { role },
    ),
    cloth(
      "plume",
      smooth(
        knots(
          "52 -92!, 40 -140, 0 -190, -66 -214, -132 -198, -166 -152!, -140 -160, -146 -134!, -112 -152, -104 -128!, -76 -148, -56 -126!, -30 -140, 0 -112!, 20 -116",
        ),
      ),
      feather,
      {
        role,
        volume: 0.5,
        marks: [mark("shade", leaf([46, -100], [-140, -172], 4, 30), shift(feather, { l: -0.14 }))],
      },
    ),
  ];
};

export const variant: HatEntry = {
  words:
    "feathered hat, hat with a feather, hat with feather, hat with a plume, plumed hat, musketeer hat, musketeers hat, musketeer's hat, cavalier hat, feather hat, feather in its hat, feather in his hat, feather in her hat",
  nearest:
    "feathered fedora, three cornered feathered hat, tyrolean hat, tirolean hat, tyrolese hat, alpine hat, bavarian hat, hunting hat, hunter's hat, fascinator, feather headband, feather fascinator",
  draw: feathered,
};
