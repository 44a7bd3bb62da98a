/** @module A cat dressed as a ninja. */
import { moveItems } from "../../geometry/transform.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { suit } from "../garments.ts";
import { aroundSkull, onHead, ownHat } from "../headwear/headdress.ts";
import { headband, ninjaHood, ninjaMask } from "../masks.ts";
import { mergeOutfits } from "../outfit.ts";
import { aroundNeck } from "../neckwear.ts";
import { scarf } from "../scarves/scarf.ts";
import { nearest } from "../../vocabulary/term.ts";

export const costume: CostumeEntry = {
  person:
    "ninja, ninjas, shinobi, assassin, ninja warrior, shinobi warrior, assassins, kunoichi, ninja turtle, stealth ninja, naruto, hitman",
  garment:
    "ninja mask, ninja costume, ninja outfit, ninja suit, ninja headband, ninja gear, ninja hood, shinobi outfit, shinobi mask, ninja clothes, ninja garb",
  nearestPerson:
    "martial artist, thief, burglar, bandit, karate cat, karateka, martial artists, kung fu master, judoka, cat burglar, burglars, bandits, thieves, bank robber, robber, karate kid, bruce lee, black belt, phantom thief, highwayman, zorro",
  terms: [nearest(
    { costume: "ninja" },
    "balaclava, ski mask, burglar mask, karate uniform, gi, headband ninja, stealth suit",
    { role: "thing" },
  )],
  name: "ninja mask",
  coloured: "ninja suit",
  covers: "muzzle",
  includes: ["carnival mask"],
  home: { rooftop: 4, forest: 2, city: 1 },
  props: { none: 2, sword: 1 },
  wear(fitting, named) {
    const colour = named ?? { l: 0.36, c: 0.045, h: 275 };
    const sash = { ...fitting.accent, l: 0.55, c: 0.17 };
    return mergeOutfits([
      suit(fitting.cat, { colour, trim: sash, trousers: true }),
      { neck: aroundNeck(fitting.cat.figure, scarf(sash, "costume")) },
      { face: moveItems(fitting.cat.toHead, aroundSkull(fitting, ninjaHood(colour))) },
      onHead(fitting, ninjaMask(colour)),
      ownHat(fitting, headband(sash)),
    ]);
  },
};
