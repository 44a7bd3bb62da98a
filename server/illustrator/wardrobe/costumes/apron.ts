/**
 * An apron.
 *
 * @module
 */
import { shift } from "../../colour.ts";
import { ribbon } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import { tailored } from "../tailoring/tailored.ts";
import { front, pocket } from "../tailoring/fronts.ts";
import { nearest, says } from "../../vocabulary/term.ts";
import type { CostumeEntry } from "../costume_entry.ts";
export const costume: CostumeEntry = {
  words: [
    says(
      { costume: "apron" },
      "apron, aprons, frilly apron, kitchen apron, leather apron, pinafore, barista apron, cooking apron, work apron",
      { role: "thing" },
    ),
    says({ costume: "apron" }, "barista, baristas", { role: "character" }),
    nearest(
      { costume: "apron" },
      "waiter, waiters, baker, bakers, butcher, fishmonger, cheesemonger, shopkeeper, grocer, dinner lady, ice cream seller, ice cream vendor, street food vendor, market trader, candy maker, chocolatier, potter",
      { role: "character" },
    ),
  ],
  name: "apron",
  bareheaded: true,
  home: { kitchen: 3, cafe: 2 },
  wear(fitting, named) {
    const colour = named ?? { l: 0.93, c: 0.025, h: 85 };
    const edge = shift(colour, { l: colour.l > 0.7 ? -0.2 : 0.2, c: colour.l > 0.7 ? 0.07 : 0 });
    return tailored(fitting, {
      name: "apron",
      colour,
      sleeves: false,
      length: 0.62,
      trim: edge,
      band: 6,
      skirt: { waist: 0.54, drop: 16, flare: 5, trim: edge },
      belt: { colour: edge, at: 0.54, width: 0.05, name: "apron tie" },
      front: [
        front(colour, [
          mark("detail", ribbon([[-70, -30], [-46, 20]], [6, 6]), edge),
          mark("detail", ribbon([[70, -30], [46, 20]], [6, 6]), edge),
          mark("detail", ribbon([[-48, 18], [0, 26], [48, 18]], [4, 4, 4]), edge),
          ...pocket([0, 54], edge, 44),
        ], { name: "apron bib", depth: 112 }),
      ],
    });
  },
};
