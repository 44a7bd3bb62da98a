/** @module A cat dressed as a wizard. */
import { shift } from "../../colour/colour.ts";
import { GOLD } from "../../colour/palette.ts";
import { starry } from "../cloth/cloth_patterns.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { cloak } from "../garments.ts";
import { ownHat } from "../headwear/headdress.ts";
import { mergeOutfits } from "../outfit.ts";
import { pointedHat } from "../headwear/pointed_hats.ts";
import { robeOf } from "../cloth/robe_cloth.ts";
import { nearest } from "../../vocabulary/term.ts";

export const costume: CostumeEntry = {
  person:
    "wizard, wizards, mage, sorcerer, sorceress, warlock, enchanter, spellcaster, archmage, merlin, wizards apprentice, wizard's apprentice, sorcerer's apprentice, apprentice wizard, gandalf, dumbledore, harry potter, mages, sorcerers, warlocks, grand wizard, wizarding, thaumaturge, prestidigitator, battle mage, arch mage, hogwarts student",
  garment:
    "wizard hat, wizards hat, wizard robe, wizard robes, wizard costume, wizard outfit, pointy wizard hat, pointed wizard hat, magic hat, sorcerer hat, mage hat, mage robe, starry hat, wizard's hat, wizard's robe, wizard's robes, wizarding robes, magicians hat pointed, wizard cloak, starry robe, starry robes, robe with stars, star covered robe, purple wizard hat with stars, sorcerer robe, sorcerer robes, hogwarts robes, hogwarts uniform, gandalf hat, hat with stars, wizard clothes, wizard gown, mage's robe, magic robe",
  nearestPerson:
    "alchemist, oracle, magician, illusionist, fortune teller, shamans, oracles, magicians, illusionists, astrologer, tarot reader, fortune tellers, gypsy, mystic, sage wizard, cleric, priest, guru, monk in robes, soothsayer, yoda, obi wan, sith, darth vader, genie, djinn",
  terms: [nearest(
    { costume: "wizard" },
    "monks habit, choir robe, choir robes, priest robes, priestly robes, cultist robe, flowing robe, flowing robes, cassock, academic robes",
    { role: "thing", weak: true },
  )],
  name: "wizard hat",
  has: ["hooded cloak", "bathrobe"],
  knownByHat: true,
  includes: ["pointed hat"],
  home: { library: 3, forest: 3, castle: 2, moon: 1, mountains: 1 },
  props: { none: 3, wand: 2, potion: 1 },
  wear(fitting, named) {
    const colour = named ?? robeOf(fitting.accent);
    return mergeOutfits([
      cloak(fitting.cat, shift(colour, { l: -0.05 }), GOLD, starry(fitting.cat.figure.cloak, GOLD)),
      ownHat(fitting, pointedHat(colour, "stars")),
    ]);
  },
};
