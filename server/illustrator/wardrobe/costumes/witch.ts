/** @module A cat dressed as a witch. */
import { mix, shift } from "../../colour/colour.ts";
import { GOLD, THINGS } from "../../colour/palette.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { cloak } from "../garments.ts";
import { ownHat } from "../headwear/headdress.ts";
import { mergeOutfits } from "../outfit.ts";
import { pointedHat } from "../headwear/pointed_hats.ts";
import { robeOf } from "../cloth/robe_cloth.ts";

export const costume: CostumeEntry = {
  person:
    "witch, witches, witchy, witchcraft, bad witch, wicked witch, sabrina, wiccan, kiki, forest witch, kitchen witch, swamp witch, potion master, potions master, hedge witch, baba yaga, hermione",
  garment:
    "witch hat, witches hat, witchs hat, witch costume, witch outfit, witch robe, witch's hat, witches' hat, witch dress, witches dress, witch's robe, witch clothes, witchs costume, witch cloak, black pointy hat, black pointed hat",
  name: "witch's hat",
  knownByHat: true,
  includes: ["pointed hat"],
  home: { forest: 3, library: 2, moon: 1, rooftop: 1, garden: 1 },
  props: { none: 3, potion: 2, pumpkin: 1 },
  wear(fitting, named) {
    const colour = named ?? THINGS.black;
    const trim = mix(robeOf(fitting.accent), THINGS.purple, 0.4);
    return mergeOutfits([
      cloak(fitting.cat, shift(trim, { l: -0.1 }), GOLD),
      ownHat(fitting, pointedHat(colour, "buckle", trim)),
    ]);
  },
};
