/**
 * A cat dressed as an elf.
 *
 * @module
 */
import { THINGS } from "../../palette.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { pointedCollar } from "../fabled_details.ts";
import { elfCap } from "../fabled_headwear.ts";
import { suit } from "../garments.ts";
import { onNeck, ownHat } from "../headdress.ts";
import { together } from "../outfit.ts";
import { nearest, says } from "../../vocabulary/term.ts";

export const costume: CostumeEntry = {
  words: [
    says(
      { costume: "elf" },
      "elf, elves, elven, christmas elf, elvish, santa's elf, santas elf, christmas elves, legolas, wood elf, forest elf, elf ranger, gnome, goblin, dwarf, peter pan, house elf, link from zelda",
      { role: "character" },
    ),
    says(
      { costume: "elf" },
      "elf hat, elf costume, elf outfit, elf ears, elf suit, elf's hat, elf shoes, elven outfit, elven clothes, elven ears, gnome hat, gnome costume",
      {
        role: "thing",
      },
    ),
    nearest(
      { costume: "elf" },
      "troubadour, minstrel, d&d rogue, woodsman, forester",
      { role: "character" },
    ),
  ],
  name: "elf's cap",
  home: { snow: 3, forest: 3 },
  props: { none: 1, gift: 1 },
  wear(fitting, named) {
    const colour = named ?? { l: 0.55, c: 0.14, h: 148 };
    return together([
      suit(fitting.cat, { colour, trim: THINGS.red, trousers: true }),
      onNeck(fitting, [pointedCollar(THINGS.red)]),
      ownHat(fitting, elfCap(colour)),
    ]);
  },
};
