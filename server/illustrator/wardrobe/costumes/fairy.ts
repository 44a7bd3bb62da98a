/** @module A cat dressed as a fairy. */
import { moveItems, placing } from "../../geometry/transform.ts";
import { WHITE } from "../../colour/palette.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { blossomWreath } from "../headwear/crowns.ts";
import { ownHat } from "../headwear/headdress.ts";
import { fairyWings, jewel } from "../ornaments.ts";
import { mergeOutfits } from "../outfit.ts";
import { ruffle } from "../neckwear.ts";
import { nearest } from "../../vocabulary/term.ts";

export const costume: CostumeEntry = {
  person:
    "fairy, fairies, faerie, pixie, fairy godmother, tooth fairy, pixies, fairy queen, fairy princess, flower fairy, forest fairy, tinkerbell, tinker bell, fae, garden fairy, butterfly fairy",
  garment:
    "fairy wings, fairy costume, fairy outfit, fairys wings, fairy dress, pixie wings, pixie dust, fairy dust, gossamer wings, dragonfly wings, transparent wings, sparkly wings",
  nearestPerson:
    "nymph, sprite, cupid, dryad, nymphs, sprites, cupids, dryads, forest spirit, nature spirit, mother nature, flower child",
  terms: [nearest({ costume: "fairy" }, "wand and wings", { role: "thing", weak: true })],
  name: "fairy costume",
  brings: "wand",
  home: { forest: 3, garden: 3, meadow: 2, clouds: 1 },
  props: { none: 2, wand: 1, flower: 1 },
  wear(fitting, named) {
    const colour = named ?? { ...fitting.accent, l: 0.8, c: 0.11 };
    return mergeOutfits([
      { behind: fairyWings(fitting, colour) },
      {
        neck: moveItems(placing(fitting.cat.figure.neck), [
          ruffle(colour, "costume"),
          jewel([0, 24], WHITE),
        ]),
      },
      ownHat(fitting, blossomWreath(colour)),
    ]);
  },
};
