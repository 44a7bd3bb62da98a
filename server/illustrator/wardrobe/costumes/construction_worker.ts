/** @module A construction worker with a vest that shines and a hard hat. */
import { THINGS } from "../../colour/palette.ts";
import { ribbon } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { ownHat } from "../headwear/headdress.ts";
import { mergeOutfits } from "../outfit.ts";
import { tailored } from "../tailoring/tailored.ts";
import { hardHat } from "../hats/hard_hat.ts";
import { front, zip } from "../tailoring/fronts.ts";

export const costume: CostumeEntry = {
  garment:
    "construction worker outfit, construction worker costume, builder outfit, builder costume, construction outfit",
  nearestPerson:
    "bricklayer, bricklayers, roofer, roofers, scaffolder, crane operator, digger driver, excavator driver, bulldozer driver, forklift driver, surveyor, land surveyor, site manager, foreman, road mender, demolition worker, oil worker, oil rig worker, dock worker, docker, warehouse worker, steelworker, steel worker",
  person:
    "construction worker, construction workers, builder, builders, bob the builder, road worker",
  name: "builder’s hard hat",
  synonyms: "builder safety helmet",
  coloured: "safety vest",

  has: ["high-visibility vest"],
  home: { "construction site": 4 },

  wear(fitting, named) {
    const colour = named ?? { l: 0.76, c: 0.19, h: 55 };
    const strip = { l: 0.93, c: 0.1, h: 110 };
    return mergeOutfits([
      tailored(fitting, {
        name: "safety vest",
        colour,
        sleeves: false,
        length: 0.7,
        trim: strip,
        belt: { colour: strip, at: 0.5, width: 0.08, name: "reflective strip" },
        front: [
          front(colour, [
            mark("detail", ribbon([[-46, -30], [-42, 110]], [7, 7]), strip),
            mark("detail", ribbon([[46, -30], [42, 110]], [7, 7]), strip),
            ...zip(colour),
          ]),
        ],
      }),
      ownHat(fitting, hardHat(THINGS.yellow, "costume")),
    ]);
  },
};
