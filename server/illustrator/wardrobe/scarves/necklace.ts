/** @module A necklace. */
import { ellipse } from "../../geometry/shapes.ts";
import { region } from "../../items.ts";
import type { ScarfEntry, ScarfOf } from "../accessory_entry.ts";
import { times } from "../../times.ts";

const necklace: ScarfOf = (colour, role = "accessory") =>
  times(9, (i) => {
    const t = (i - 4) / 4;
    return region({
      name: "pearl",
      role,
      texture: "glass",
      outline: ellipse([t * 66, 34 - t * t * 36], 11, 11),
      colour,
      line: 3,
      volume: 0.9,
    });
  });

export const variant: ScarfEntry = {
  words:
    "necklace, necklaces, diamond necklace, gold necklace, silver necklace, bead necklace, strand of pearls, pearl, bead necklaces, beaded necklace, jewel necklace, jewelled necklace, jeweled necklace, gem necklace, chain necklace, crystal necklace, string of beads, strings of beads, beads, beads beads beads, colourful beads, mardi gras beads, heart necklace, love beads, tooth necklace, diamond collar",
  nearest:
    "jewellery, jewelry, gold chain, gold chains, silver chain, silver necklace chain, bling, bling bling, chain around its neck, chain around his neck, gemstones, egyptian collar, broad collar, usekh, ankh",
  colour: { l: 0.95, c: 0.02, h: 60 },
  draw: necklace,
};
