/**
 * A raincoat.
 *
 * @module
 */
import { shift } from "../../colour.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { collar } from "../day_cloth.ts";
import { chestPlate, suit } from "../garments.ts";
import { onNeck, ownHat } from "../headdress.ts";
import { buttons } from "../ornaments.ts";
import { together } from "../outfit.ts";
import { rainHat } from "../trade_hats.ts";
import { says } from "../../vocabulary/term.ts";

export const costume: CostumeEntry = {
  words: [
    says(
      { costume: "raincoat" },
      "raincoat, raincoats, rain coat, mackintosh, oilskin, rain jacket, sou wester, impermeable, rain slicker, slicker, rain hat, wellies and raincoat, waterproof jacket, waterproofs, rain gear, cagoule, fisherman's coat, fisherman coat, yellow mac, oilskins, rain cape, rain hood, southwester, sou'wester",
      { role: "thing" },
    ),
  ],
  name: "raincoat",
  home: { city: 2, lake: 1, garden: 1 },
  props: { none: 1, umbrella: 1, duckling: 1 },
  wear(fitting, named) {
    const colour = named ?? { l: 0.86, c: 0.16, h: 93 };
    return together([
      suit(fitting.cat, { colour, trim: shift(colour, { l: -0.08 }), trousers: true }),
      { neck: chestPlate(fitting.cat, { colour }, buttons(shift(colour, { l: -0.4 }))) },
      onNeck(fitting, [collar(colour)]),
      ownHat(fitting, rainHat(colour)),
    ]);
  },
};
