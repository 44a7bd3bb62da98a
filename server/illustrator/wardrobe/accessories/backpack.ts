/**
 * A backpack.
 *
 * @module
 */
import { backpack } from "../packs.ts";
import type { AccessoryEntry } from "../accessory_entry.ts";
import { nearest, says } from "../../vocabulary/term.ts";

export const accessory: AccessoryEntry = {
  words: [
    says(
      { accessory: "backpack" },
      "backpack, backpacks, rucksack, rucksacks, knapsack, school bag, schoolbag",
    ),
    nearest(
      { accessory: "backpack" },
      "satchel, bag, handbag, purse, jetpack, jet pack, suitcase, luggage, messenger bag, quiver, saddlebag",
    ),
  ],
  carried: true,
  wear({ cat }, colour) {
    return backpack(colour, cat.figure);
  },
};
