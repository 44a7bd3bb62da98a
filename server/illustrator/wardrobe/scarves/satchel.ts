/** @module A bag on a strap across the chest. */
import { shift } from "../../colour/colour.ts";
import { box, ribbon, smooth } from "../../geometry/shapes.ts";
import { mark, region } from "../../items.ts";
import { GOLD, THINGS } from "../../colour/palette.ts";
import type { ScarfEntry, ScarfOf } from "../accessory_entry.ts";
import { cloth } from "../cloth/cloth.ts";

/** A strap from one shoulder to the other side, and a bag with a flap and two buckles. */
const satchel: ScarfOf = (colour, role = "accessory") => [
  cloth(
    "satchel strap",
    ribbon([[-66, -24], [-6, 34], [62, 92]], [8, 8, 8]),
    shift(colour, { l: -0.06 }),
    { role },
  ),
  cloth("satchel", box(22, 74, 96, 68, 10), colour, { role, volume: 0.5 }),
  cloth(
    "satchel flap",
    smooth([[19, 72, "corner"], [121, 72, "corner"], [119, 100], [98, 112], [42, 112], [21, 100]]),
    shift(colour, { l: 0.05 }),
    {
      role,
      volume: 0.4,
      marks: [
        mark(
          "shade",
          ribbon([[26, 104], [70, 109], [114, 104]], [1.6, 1.6]),
          shift(colour, { l: -0.1 }),
        ),
      ],
    },
  ),
  ...[46, 94].map((x) =>
    region({
      name: "satchel buckle",
      role,
      texture: "metal",
      outline: box(x - 7, 100, 14, 18, 3),
      colour: GOLD,
      line: 2.2,
    })
  ),
];

export const variant: ScarfEntry = {
  at: "chest",
  words:
    "satchel, satchels, messenger bag, crossbody bag, cross body bag, shoulder bag, mail bag, mailbag, postman's bag, postman bag, post bag, leather satchel, school satchel, letter bag, postal bag, bag across its chest, newspaper bag, paperboy bag",
  nearest: "fanny pack, bum bag, belt bag, waist bag, pouch bag",
  synonyms:
    "messenger crossbody cross body shoulder bag mail mailbag postman post leather school letter postal newspaper paperboy",
  colour: THINGS.brown,
  draw: satchel,
};
