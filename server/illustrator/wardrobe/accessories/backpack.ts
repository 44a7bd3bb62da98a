/** @module A backpack. */
import { backpack } from "../packs.ts";
import type { AccessoryEntry } from "../accessory_entry.ts";

export const accessory: AccessoryEntry = {
  words:
    "backpack, backpacks, rucksack, rucksacks, knapsack, school bag, schoolbag, back pack, back packs, hiking pack, camping backpack, bookbag, book bag, school backpack, travel backpack, rucksac, school satchel, adventure backpack, knapsacks, student backpack",
  nearest:
    "satchel, bag, handbag, purse, suitcase, luggage, messenger bag, saddlebag, satchels, bags, tote bag, tote, shoulder bag, mailbag, mail bag, postbag, delivery bag, bindle, hobo bag, duffel bag, duffle bag, gym bag, fanny pack, bum bag, belt bag, travel bag, doctor's bag, doctors bag, toolbelt, parachute pack, proton pack, shell on its back, turtle shell, snail shell, saddle bag",
  carried: true,
  wear({ cat }, colour) {
    return backpack(colour, cat.figure);
  },
};
