/** @module A string of pearls. */
import { ellipse } from "../../geometry/shapes.ts";
import { mark, region } from "../../items.ts";
import { WHITE } from "../../colour/palette.ts";
import type { ScarfEntry, ScarfOf } from "../accessory_entry.ts";
import { times } from "../../times.ts";

/** A string of pearls. */
const pearls: ScarfOf = (colour, role = "accessory") =>
  times(13, (i) => {
    const t = i / 12, x = -72 + 144 * t, y = -14 + 44 * Math.sin(Math.PI * t);
    return region({
      name: "pearl",
      role,
      texture: "glass",
      outline: ellipse([x, y], 9.5, 9.5),
      colour,
      volume: 0.9,
      line: 2.6,
      marks: [mark("light", ellipse([x - 3, y - 3], 3, 3), WHITE)],
    });
  });

export const variant: ScarfEntry = {
  words:
    "pearl necklace, pearls, string of pearls, pearl necklaces, pearl choker, pearl beads, pearl collar",
  synonyms: "pearls string necklace",
  colour: { l: 0.94, c: 0.018, h: 75 },

  draw: pearls,
};
