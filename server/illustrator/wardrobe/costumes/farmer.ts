/** @module A cat dressed as a farmer. */
import { THINGS } from "../../colour/palette.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { overallBib } from "../cloth/day_cloth.ts";
import { chestPlate, suit } from "../garments.ts";
import { strawHat } from "../hats/straw_hat.ts";
import { onNeck, ownHat } from "../headwear/headdress.ts";
import { mergeOutfits } from "../outfit.ts";
import { bandana } from "../scarves/bandana.ts";

export const costume: CostumeEntry = {
  person:
    "farmer, farmers, gardener, gardeners, farmhand, farm hand, shepherd, peasant, milkmaid, horticulturist, shepherdess, winemaker, grower",
  nearestPerson:
    "goatherd, goat herder, goatherds, cowherd, cow herder, swineherd, landscape gardener, landscaper, fruit picker, fruit pickers, apple picker, strawberry picker, cotton picker, olive farmer, vintner, beet farmer, crofter, ranch hand, dairy farmer, dairymaid, groundskeeper, greenkeeper, allotment holder",
  garment:
    "farmer costume, farmer outfit, farmer hat, farmers hat, farmer's hat, gardener outfit, gardening outfit, gardening gloves, farmer clothes",
  name: "farmer's hat",
  coloured: "farmer's dungarees",
  home: { farm: 3, meadow: 1 },
  props: { none: 2, duckling: 1, pumpkin: 1 },
  wear(fitting, named) {
    const colour = named ?? { l: 0.52, c: 0.1, h: 255 };
    return mergeOutfits([
      suit(fitting.cat, { colour: THINGS.red, marks: [], trousers: false }),
      { neck: chestPlate(fitting.cat, { colour }, overallBib(colour)) },
      onNeck(fitting, bandana(THINGS.red, "costume")),
      ownHat(fitting, strawHat(THINGS.green, "costume")),
    ]);
  },
};
