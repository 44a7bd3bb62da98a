/** @module A cat dressed as a sailor. */
import { moveItems, placing } from "../../geometry/transform.ts";
import { THINGS, WHITE } from "../../colour/palette.ts";
import { sailorCap } from "../headwear/caps.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { suit } from "../garments.ts";
import { ownHat } from "../headwear/headdress.ts";
import { sailorCollar } from "../ornaments.ts";
import { mergeOutfits } from "../outfit.ts";

export const costume: CostumeEntry = {
  person:
    "sailor, sailors, seaman, navy sailor, sailor moon, popeye, mariner, navy officer, seafarer, seafaring, donald duck",
  garment:
    "sailor hat, sailor suit, sailor costume, sailor outfit, sailor uniform, sailor cap, sailor collar, sailors hat, sailor's hat, sailor clothes, navy outfit, sailor dress, sailors uniform, sailor top, nautical outfit, marine outfit, sailor scarf",
  nearestPerson:
    "captain, ship captain, sea captain, skipper, navy captain, ferry captain, ship's captain, captain ahab, captain nemo, boat captain, coast guard, ferryman, angler, helmsman, captain haddock, steamboat captain, whaler, whalers, deckhand, deck hand, cabin boy, crewman, boatman, boatswain, bosun, lobster fisherman, crab fisherman, trawlerman, yachtsman, fisherwoman",
  knownByHat: true,
  name: "sailor hat",
  coloured: "sailor collar",
  home: { beach: 4, window: 1 },
  props: { none: 2, fish: 1 },
  wear(fitting, named) {
    const trim = named ?? THINGS.blue;
    return mergeOutfits([
      suit(fitting.cat, { colour: WHITE, trim }),
      { neck: moveItems(placing(fitting.cat.figure.neck), sailorCollar(trim)) },
      ownHat(fitting, sailorCap(trim)),
    ]);
  },
};
