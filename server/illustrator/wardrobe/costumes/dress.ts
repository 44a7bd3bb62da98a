/** @module A dress. */
import { mix, shift } from "../../colour/colour.ts";
import { WHITE } from "../../colour/palette.ts";
import { flower } from "../cloth/cloth.ts";
import { ruffle } from "../neckwear.ts";
import { tailored } from "../tailoring/tailored.ts";
import { dots } from "../tailoring/prints.ts";
import { nearest, says } from "../../vocabulary/term.ts";
import type { CostumeEntry } from "../costume_entry.ts";
export const costume: CostumeEntry = {
  garment:
    "dress, dresses, frock, sundress, summer dress, party dress, cocktail dress, maxi dress, flowing dress, petticoat, victorian dress, medieval dress, lolita dress, pinafore dress, robe dress, frocks, flapper dress, tea dress, babydoll dress, dressing gown dress",
  nearestPerson:
    "cheerleader, flapper, victorian lady, southern belle, debutante, ballroom dancer, tango dancer, marie antoinette, jane austen, mary poppins, frida kahlo, housewife, society lady, marilyn monroe, madame, goddess of love, alice in wonderland",
  terms: [
    says({ costume: "dress" }, "polka dot dress", { role: "thing", print: "polka-dot" }),
    says({ costume: "dress" }, "floral dress", { role: "thing", print: "flowered" }),
    nearest(
      { costume: "dress" },
      "cheerleader outfit, cheerleader uniform, muumuu, crinoline, bustle, hoop skirt dress, nun habit",
      { role: "thing", weak: true },
    ),
  ],
  name: "dress",
  hasFront: true,
  isOfAnyColour: true,
  bareheaded: true,
  layer: "inner",
  home: { garden: 2, meadow: 1, "living room": 1, city: 1 },
  wear(fitting, named) {
    const colour = named ?? { l: 0.6, c: 0.17, h: 12 };
    const pale = mix(colour, WHITE, 0.7);
    return tailored(fitting, {
      name: "dress",
      colour,
      sleeves: 0.34,
      trim: pale,
      band: 8,
      allOver: dots(pale, { size: 6, gap: 36 }),
      skirt: { waist: 0.52, drop: 34, flare: 24, trim: pale },
      belt: { colour: shift(colour, { l: -0.1 }), at: 0.52, width: 0.06, name: "sash" },
      front: [
        ruffle(mix(colour, WHITE, 0.65), "costume"),
        ...flower([44, 22], 17, mix(colour, WHITE, 0.2), "costume"),
      ],
    });
  },
};
