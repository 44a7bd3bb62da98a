/** @module A tailor: a waistcoat over a striped shirt, a tape around the neck. */
import { THINGS, WHITE } from "../../colour/palette.ts";
import type { Item } from "../../scene.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { onNeck } from "../headwear/headdress.ts";
import { loopedAroundNeck } from "../looped_around_neck.ts";
import { mergeOutfits } from "../outfit.ts";
import { composed } from "../tailoring/composed.ts";
import { tailored } from "../tailoring/tailored.ts";
import { upright } from "../tailoring/repeats.ts";

export const costume: CostumeEntry = {
  person: "tailor, tailors, seamstress, seamstresses, dressmaker, dressmakers",
  nearestPerson:
    "costume maker, costume designer, fashion designer, fashion designers, quilter, upholsterer, milliner, hatter",
  garment: "tailor outfit, tailor costume, tailor's waistcoat",
  name: "tailor’s waistcoat",
  synonyms: "tailor seamstress dressmaker tape waistcoat",
  bareheaded: true,
  home: { workshop: 3, shop: 1, "living room": 1 },
  wear(fitting, named) {
    const tape = loopedAroundNeck("measuring tape", THINGS.yellow)!
      .map((item) => ({ ...item, role: "costume" }) as Item);
    return mergeOutfits([
      tailored(fitting, {
        name: "tailor shirt",
        colour: WHITE,
        allOver: upright({ l: 0.66, c: 0.08, h: 250 }, { width: 5, gap: 20 }),
      }),
      composed(fitting, named, {
        cut: { name: "waistcoat", sleeves: false, length: 0.66, ease: 8 },
        colour: { l: 0.36, c: 0.07, h: 20 },
        closing: "buttons",
      }),
      onNeck(fitting, tape),
    ]);
  },
};
