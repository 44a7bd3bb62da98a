/** @module A cat dressed as a pirate. */
import { eyePlace } from "../../cat/head/face_places.ts";
import { moveItems, placing } from "../../geometry/transform.ts";
import { THINGS, WHITE } from "../../colour/palette.ts";
import { banded } from "../cloth/cloth_patterns.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { suit } from "../garments.ts";
import { onHead, onTurned, ownHat } from "../headwear/headdress.ts";
import { eyepatch } from "../masks.ts";
import { earring } from "../ornaments.ts";
import { mergeOutfits } from "../outfit.ts";
import { pirateHat } from "../headwear/pirate_hat.ts";
import { bandana } from "../scarves/bandana.ts";

export const costume: CostumeEntry = {
  person:
    "pirate, pirates, buccaneer, corsair, pirate captain, captain hook, jack sparrow, captain jack sparrow, blackbeard, buccaneers, privateer, swashbuckler, corsairs, pirate king, pirate queen, long john silver, first mate, deckhand",
  garment:
    "pirate hat, pirates hat, pirate costume, pirate outfit, tricorn, tricorn hat, pirate's hat, skull and crossbones hat, hook hand, hook for a hand, peg leg, wooden leg, pirate clothes, pirate bandana, three cornered hat, tricorne, tricorne hat",
  name: "pirate hat",
  knownByHat: true,
  includes: ["eyepatch"],
  home: { beach: 4, rooftop: 1 },
  props: { none: 1, sword: 1 },
  wear(fitting, named) {
    const colour = named ?? THINGS.black;
    const eye = eyePlace(1, fitting.spec);
    return mergeOutfits([
      suit(fitting.cat, { colour: WHITE, marks: banded(fitting, THINGS.red) }),
      { neck: moveItems(placing(fitting.cat.figure.neck), bandana(THINGS.red, "costume")) },
      onHead(fitting, [...onTurned(fitting, eyepatch(eye)), earring()]),
      ownHat(fitting, pirateHat(colour)),
    ]);
  },
};
