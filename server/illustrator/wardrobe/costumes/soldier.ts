/** @module A soldier in camouflage, with a helmet. */
import { crashHelmet } from "../hats/crash_helmet.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { composed } from "../tailoring/composed.ts";
import { camouflage } from "../tailoring/fabrics.ts";

const OLIVE = { l: 0.5, c: 0.06, h: 115 };

export const costume: CostumeEntry = {
  person:
    "soldier, soldiers, army cat, infantryman, commando, trooper, combat soldier, army soldier, marine soldier, toy soldier cat",
  garment:
    "army uniform, camouflage outfit, camouflage uniform, camo outfit, soldier uniform, soldier outfit, soldier costume, combat uniform, camouflage suit, military camo, army outfit, army costume, combat gear, camouflage clothes, camo uniform, fatigues",
  name: "soldier’s uniform",
  synonyms:
    "soldier army infantryman commando trooper combat camouflage camo military fatigues marine",
  home: { forest: 2, desert: 1 },
  wear(fitting, named) {
    const colour = named ?? OLIVE;
    return composed(fitting, colour, {
      cut: {
        name: "soldier uniform",
        trousers: 0.84,
        allOver: camouflage(1),
        belt: { colour: { l: 0.35, c: 0.04, h: 90 }, at: 0.62 },
      },
      colour,
      closing: "buttons",
      collar: "wings",
      head: (cloth) => crashHelmet(cloth, "costume"),
      headColour: OLIVE,
    });
  },
};
