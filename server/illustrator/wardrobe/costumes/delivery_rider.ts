/** @module A rider who delivers meals: jacket with bright bands, helmet, a cube of a bag on its back. */
import type { Colour } from "../../colour/colour.ts";
import { WHITE } from "../../colour/palette.ts";
import { crashHelmet } from "../hats/crash_helmet.ts";
import { ownHat } from "../headwear/headdress.ts";
import { mergeOutfits } from "../outfit.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { cubeBag } from "../cube_bag.ts";
import { composed } from "../tailoring/composed.ts";

const TEAL: Colour = { l: 0.7, c: 0.13, h: 185 };

/** The jacket is dark, so that the bag shows beside it. */
const JACKET: Colour = { l: 0.36, c: 0.03, h: 250 };

export const costume: CostumeEntry = {
  person:
    "delivery rider, delivery riders, delivery cat, pizza delivery cat, pizza delivery, food delivery rider, food delivery cat, delivery driver, delivery man, delivery boy, delivery girl, delivery courier, bike courier, bicycle courier, cycle courier, courier, couriers, deliveroo rider, uber eats rider, delivery worker, delivery person, pizza delivery boy",
  garment:
    "delivery rider outfit, delivery uniform, delivery bag, food delivery bag, pizza delivery bag, pizza bag, pizza delivery uniform, courier outfit, courier bag, thermal delivery bag, delivery backpack, delivery rider uniform",
  name: "delivery rider’s bag",
  synonyms:
    "delivery rider riders pizza food driver man boy girl courier bike bicycle cycle deliveroo uber eats worker person thermal backpack",
  home: { city: 4 },
  wear(fitting, named) {
    const colour = named ?? TEAL;
    return mergeOutfits([
      cubeBag(colour, fitting.cat.figure),
      composed(fitting, JACKET, {
        cut: { name: "rider jacket", trim: colour },
        colour: JACKET,
        closing: "zip",
        collar: "round",
      }),
      ownHat(fitting, crashHelmet(WHITE, "costume")),
    ]);
  },
};
