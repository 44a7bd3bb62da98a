/** @module A cat dressed as a king. */
import { moveItems, placing } from "../../geometry/transform.ts";
import { GOLD, THINGS } from "../../colour/palette.ts";
import type { CostumeEntry } from "../costume_entry.ts";
import { crown } from "../headwear/crowns.ts";
import { cloak } from "../garments.ts";
import { ownHat } from "../headwear/headdress.ts";
import { ermine } from "../ornaments.ts";
import { mergeOutfits } from "../outfit.ts";

export const costume: CostumeEntry = {
  person:
    "king, kings, monarchs, king of england, king arthur, king henry viii, king of the jungle, royal king, his majesty, kings and queens",
  garment:
    "king costume, royal crown, kings crown, crown and cape, royal cape, royal robe, royal robes, ermine, ermine cape, ermine robe, ermine trim, kings robe, king's robe, king's crown, royal mantle, regal robes, regal cape, red velvet cape, royal outfit, royal clothes, royal attire, orb and sceptre",
  nearestPerson:
    "prince, princes, emperor, sultan, lord, duke, monarch, principe, emperors, sultans, lords, dukes, baron, viscount, tsar, czar, maharaja, raja, rajah, shah, prince charming, little prince, kaiser, odin, sovereign, god of thunder, royalty, pope, bishop",
  name: "king's crown",
  has: ["cape", "hooded cloak"],
  coloured: "king's cloak",
  home: { castle: 4, stage: 1, garden: 1 },
  wear(fitting, named) {
    const colour = named ?? { l: 0.5, c: 0.18, h: 20 };
    return mergeOutfits([
      cloak(fitting.cat, colour, GOLD),
      { neck: moveItems(placing(fitting.cat.figure.neck), ermine()) },
      ownHat(fitting, crown(THINGS.red)),
    ]);
  },
};
