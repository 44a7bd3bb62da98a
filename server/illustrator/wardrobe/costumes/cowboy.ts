/** @module A cat dressed as a cowboy. */
import { shift } from "../../colour/colour.ts";
import { moveItems, placing } from "../../geometry/transform.ts";
import { cowboyHat } from "../headwear/caps.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { suit } from "../garments.ts";
import { ownHat } from "../headwear/headdress.ts";
import { mergeOutfits } from "../outfit.ts";
import { bandana } from "../scarves/bandana.ts";

export const costume: CostumeEntry = {
  person:
    "cowboy, cowboys, cowgirl, rancher, gunslinger, sheriff, cowpoke, gaucho, vaquero, wild west sheriff, outlaw, cowgirls, bull rider, rodeo rider, lone ranger, deputy, western hero, bounty hunter",
  garment:
    "cowboy hat, cowboy costume, cowboy outfit, stetson, cowboy boots, sheriff hat, cowboy boots and hat, ten gallon hat, western hat, western outfit, cowgirl hat, cow boy hat, cowboy vest",
  name: "cowboy hat",
  knownByHat: true,
  home: { desert: 4, meadow: 1 },
  wear(fitting, named) {
    const colour = named ?? { l: 0.52, c: 0.085, h: 55 };
    return mergeOutfits([
      suit(fitting.cat, { colour: shift(colour, { l: 0.08 }), sleeves: false }),
      {
        neck: moveItems(
          placing(fitting.cat.figure.neck),
          bandana({ ...fitting.accent, l: 0.58, c: 0.18 }, "costume"),
        ),
      },
      ownHat(fitting, cowboyHat(colour)),
    ]);
  },
};
