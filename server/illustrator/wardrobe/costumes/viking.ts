/** @module A cat dressed as a viking. */
import { moveItems, placing } from "../../geometry/transform.ts";
import { GOLD } from "../../colour/palette.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { cloak, suit } from "../garments.ts";
import { ownHat } from "../headwear/headdress.ts";
import { hornedHelmet } from "../headwear/helmets.ts";
import { furCollar } from "../ornaments.ts";
import { mergeOutfits } from "../outfit.ts";

export const costume: CostumeEntry = {
  person:
    "viking, vikings, norse warrior, norseman, viking warrior, viking chief, viking king, viking queen, vikings warrior, norse, norse god, valkyrie, shield maiden, shieldmaiden, ragnar, viking raider, erik the red, astrid, how to train your dragon",
  garment:
    "viking helmet, horned helmet, viking costume, viking outfit, viking armor, viking hat, viking horns, viking clothes, helmet with horns, horned hat, winged helmet, viking furs, fur cloak and horned helmet",
  name: "Viking helmet",
  coloured: "Viking tunic",
  home: { mountains: 3, beach: 2, snow: 2 },
  props: { none: 1, sword: 1 },
  wear(fitting, named) {
    const colour = named ?? { l: 0.5, c: 0.08, h: 50 };
    return mergeOutfits([
      suit(fitting.cat, { colour, texture: "cloth", marks: [] }),
      cloak(fitting.cat, { l: 0.62, c: 0.05, h: 60 }, GOLD),
      { neck: moveItems(placing(fitting.cat.figure.neck), furCollar({ l: 0.74, c: 0.05, h: 65 })) },
      ownHat(fitting, hornedHelmet()),
    ]);
  },
};
