/**
 * An apron.
 *
 * @module
 */
import { type Colour, mix, shift } from "../../colour.ts";
import { box, ribbon } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import { WHITE } from "../../palette.ts";
import type { Item } from "../../scene.ts";
import { bow, cloth } from "../cloth.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { clothOf } from "../day_cloth.ts";
import { chestPlate, suit } from "../garments.ts";
import { onNeck } from "../headdress.ts";
import { together } from "../outfit.ts";
import { nearest, says } from "../../vocabulary/term.ts";

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
    const colour = named ?? clothOf(fitting), pale = mix(colour, WHITE, 0.75);
    return together([
      suit(fitting.cat, { colour, sleeves: false }),
      { neck: chestPlate(fitting.cat, { colour }, bib(colour, pale)) },
      onNeck(fitting, bow([0, 20], 24, pale, "costume")),
    ]);
  },
};

/** Neck straps, a pale hem and a pocket. */
function bib(colour: Colour, pale: Colour): Item[] {
  return [
    ...[-1, 1].map((s) =>
      cloth("apron strap", ribbon([[s * 66, -26], [s * 44, 6]], [8, 8]), pale, {
        role: "costume",
        line: 3,
      })
    ),
    cloth("apron hem", ribbon([[-50, 4], [0, 12], [50, 4]], [6, 6, 6]), pale, {
      role: "costume",
      line: 2.4,
    }),
    cloth("apron pocket", box(-26, 34, 52, 34, 8), shift(colour, { l: 0.05 }), {
      role: "costume",
      line: 2.6,
      marks: [mark("detail", ribbon([[-26, 38], [26, 38]], [4, 4]), pale)],
    }),
  ];
}
