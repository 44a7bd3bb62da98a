/** @module A cat dressed as a knight. */
import { star } from "../../geometry/shapes.ts";
import { region } from "../../items.ts";
import { GOLD, THINGS } from "../../colour/palette.ts";
import { mail } from "../cloth/cloth_patterns.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { chestPlate, suit } from "../garments.ts";
import { ownHat } from "../headwear/headdress.ts";
import { helm } from "../headwear/helmets.ts";
import { mergeOutfits } from "../outfit.ts";
import { platesOn } from "../plates.ts";
import { nearest } from "../../vocabulary/term.ts";

export const costume: CostumeEntry = {
  person:
    "knight, knights, paladin, crusader, templar, knights of the round table, knight in shining armour, knight in shining armor, lancelot, black knight, crusaders, templars, jedi knight armour, medieval knight, paladins, d&d paladin, brave knight",
  garment:
    "armour, armor, suit of armour, suit of armor, plate armour, plate armor, knight helmet, knights helmet, knight costume, chainmail, knight armour, knight armor, shining armour, shining armor, knight's armour, knight's armor, knights armour, knights armor, metal armour, metal armor, steel armour, steel armor, full armour, full armor, medieval armour, medieval armor, chain mail, body armour, armoured, armored, gauntlets, battle armour, battle armor, great helm, plumed helmet, visor helmet, knight's helmet, suit of plate armour, chestplate, cuirass, coat of mail",
  nearestPerson:
    "warrior, gladiator, guard, guardian, dragon slayer, squire, fighter, barbarian, warriors, gladiators, guards, guardians, squires, fighters, barbarians, roman soldier, roman centurion, centurion, spartan, spartan warrior, legionary, joan of arc, achilles, hercules, royal guard, amazon warrior, amazon woman, conqueror, genghis khan, mandalorian, dragonslayer, swordsman, mercenary, berserker, fencer, fantasy warrior, trojan",
  terms: [nearest(
    { costume: "knight" },
    "helm, breastplate, helmets, helms, army helmet, spartan helmet, roman helmet, gladiator helmet",
    { role: "thing", weak: true },
  )],
  name: "knight's helmet",
  inColour: (colour) => `a knight's helmet with ${colour} plume`,
  home: { castle: 4, meadow: 2, mountains: 1, forest: 1 },
  props: { none: 1, sword: 1 },
  wear(fitting, named) {
    const plume = named ?? { ...fitting.accent, l: 0.6, c: 0.17 };
    return mergeOutfits([
      suit(fitting.cat, {
        trousers: true,
        colour: { l: 0.7, c: 0.014, h: 250 },
        texture: "metal",
        marks: mail(fitting),
      }),
      platesOn(fitting.cat, THINGS.silver),
      {
        neck: chestPlate(fitting.cat, { colour: THINGS.silver, texture: "metal" }, [
          region({
            name: "crest",
            role: "costume",
            texture: "metal",
            outline: star([0, 36], 17, { points: 4, inner: 0.5 }),
            colour: GOLD,
            line: 2.6,
          }),
        ]),
      },
      ownHat(fitting, helm(plume)),
    ]);
  },
};
