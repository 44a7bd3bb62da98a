/** @module A plague doctor: a long black coat, a wide hat, a mask with a beak. */
import { shift } from "../../colour/colour.ts";
import { accessory as glasses } from "../accessories/glasses.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { variant as mask } from "../glasses/plague_doctor_mask.ts";
import { wideBrimmedHat } from "../hats/wide-brimmed_hat.ts";
import { ownHat } from "../headwear/headdress.ts";
import { mergeOutfits } from "../outfit.ts";
import { propSpots } from "../prop_spots.ts";
import { buttons, front } from "../tailoring/fronts.ts";
import { tailored } from "../tailoring/tailored.ts";

export const costume: CostumeEntry = {
  person: "plague doctor, plague doctors, plague physician",
  garment: "plague doctor costume, plague doctor outfit, plague doctor robe, plague doctor coat",
  name: "plague doctor’s coat",
  synonyms: "plague doctor physician costume outfit coat",
  covers: "muzzle",
  includes: ["plague doctor mask"],
  home: { city: 2, graveyard: 2 },
  wear(fitting, named) {
    const colour = named ?? { l: 0.28, c: 0.015, h: 280 };
    const leather = mask.colour!;
    return mergeOutfits([
      tailored(fitting, {
        name: "plague doctor coat",
        colour,
        ease: 12,
        trim: shift(colour, { l: 0.1 }),
        band: 8,
        skirt: { waist: 0.52, drop: 60, flare: 14 },
        belt: { colour: leather, at: 0.54 },
        front: [front(colour, buttons(leather))],
      }),
      glasses.wear(fitting, leather, {
        variant: "plague doctor mask",
        places: propSpots(fitting),
      }),
      ownHat(fitting, wideBrimmedHat(colour, "costume")),
    ]);
  },
};
