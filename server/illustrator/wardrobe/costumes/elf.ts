/** @module A cat dressed as an elf. */
import { type Colour, shift } from "../../colour/colour.ts";
import { knots } from "../../geometry/coordinates.ts";
import { leaf, smooth } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import { THINGS } from "../../colour/palette.ts";
import type { Item } from "../../scene.ts";
import { bell } from "../bell.ts";
import { cloth } from "../cloth/cloth.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { pointedCollar } from "../fabled_details.ts";
import { suit } from "../garments.ts";
import { onNeck, ownHat } from "../headwear/headdress.ts";
import { mergeOutfits } from "../outfit.ts";

const role = "costume" as const;

export const costume: CostumeEntry = {
  person:
    "elf, elves, elven, christmas elf, elvish, santa's elf, santas elf, christmas elves, legolas, wood elf, forest elf, elf ranger, goblin, peter pan, house elf, link from zelda",
  garment:
    "elf hat, elf costume, elf outfit, elf suit, elf's hat, elf shoes, elven outfit, elven clothes",
  nearestPerson: "troubadour, minstrel, d&d rogue, woodsman, forester",
  name: "elf's cap",
  home: { snow: 3, forest: 3 },
  props: { none: 1, gift: 1 },
  wear(fitting, named) {
    const colour = named ?? { l: 0.55, c: 0.14, h: 148 };
    return mergeOutfits([
      suit(fitting.cat, { colour, trim: THINGS.red, trousers: true }),
      onNeck(fitting, [pointedCollar(THINGS.red)]),
      ownHat(fitting, elfCap(colour)),
    ]);
  },
};

/** An elf's long cap with a bell, and its pointed ears. */
function elfCap(colour: Colour): Item[] {
  return [
    cloth(
      "elf cap",
      smooth(
        knots(
          "-84 -70, -66 -124, -20 -168, 40 -184, 96 -172, 138 -140, 158 -96!, 122 -116, 86 -118, 80 -70, 0 -60",
        ),
      ),
      colour,
      {
        role,
        volume: 0.75,
        marks: [
          mark("shade", leaf([10, -150], [110, -140], 7, -12), shift(colour, { l: -0.09 })),
          mark("shade", leaf([-50, -116], [40, -130], 5, -10), shift(colour, { l: -0.07 })),
        ],
      },
    ),
    cloth(
      "elf brim",
      smooth(
        knots(
          "-98 -70!, -64 -88, -34 -66!, 0 -92, 34 -66!, 64 -88, 98 -70!, 90 -46, 0 -56, -90 -46",
        ),
      ),
      THINGS.red,
      { role },
    ),
    bell([160, -84]),
  ];
}
