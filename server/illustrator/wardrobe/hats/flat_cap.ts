/** @module A flat cap of tweed. */
import { knots, points } from "../../geometry/coordinates.ts";
import { shift } from "../../colour/colour.ts";
import { ellipse, ribbon, smooth } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import { cloth } from "../cloth/cloth.ts";
import type { HatEntry, HatOf } from "../accessory_entry.ts";

/** A flat cap of tweed. */
const flatCap: HatOf = (colour, role = "accessory") => [
  cloth(
    "flat cap",
    smooth(
      points(
        "-104 -76, -112 -108, -70 -138, 0 -148, 64 -138, 112 -104, 116 -78, 60 -86, 0 -92, -60 -86",
      ),
    ),
    colour,
    {
      role,
      volume: 0.8,
      marks: [-60, -20, 20, 60].map((x) =>
        mark("shade", ribbon([[x, -150], [x * 1.4, -78]], [1.6, 1.6]), shift(colour, { l: -0.09 }))
      ),
    },
  ),
  cloth(
    "cap peak",
    smooth(knots("-80 -86!, 0 -98, 80 -86!, 98 -56!, 50 -60, 0 -62, -50 -60, -98 -56!")),
    shift(colour, { l: -0.06 }),
    { role, volume: 0.5 },
  ),
  cloth("cap button", ellipse([0, -146], 9, 6), shift(colour, { l: -0.08 }), { role, line: 3 }),
];

export const variant: HatEntry = {
  words:
    "flat cap, flat caps, flatcap, newsboy cap, newsboy hat, paperboy cap, baker boy cap, peaky blinders cap, tweed cap, page boy cap, gatsby cap, golf cap, driving cap",
  synonyms: "flatcap newsboy paperboy tweed boy golf",
  colour: { l: 0.5, c: 0.035, h: 75 },

  draw: flatCap,
};
