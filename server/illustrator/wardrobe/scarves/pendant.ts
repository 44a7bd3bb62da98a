/** @module A pendant. */
import { shift } from "../../colour/colour.ts";
import { curve, star } from "../../geometry/shapes.ts";
import { line, region } from "../../items.ts";
import { GOLD } from "../../colour/palette.ts";
import type { ScarfEntry, ScarfOf } from "../accessory_entry.ts";

const pendant: ScarfOf = (colour, role = "accessory") => [
  line("chain", role, curve([[-66, -10], [-30, 26], [0, 36], [30, 26], [66, -10]]), GOLD, [
    4.5,
    4.5,
  ]),
  region({
    name: "pendant",
    role,
    texture: "metal",
    outline: star([0, 48], 22),
    colour: shift(colour, { l: 0.05 }),
    volume: 0.6,
  }),
];

export const variant: ScarfEntry = {
  words:
    "pendant, amulet, locket, amulets, lockets, talisman, crystal pendant, moon pendant, heart pendant, heart locket, magic amulet, star pendant, pendants, pocket watch chain, cameo necklace, sun pendant, cross necklace, heart shaped locket",
  nearest: "medallion, medallions, war medals, pokeball necklace, infinity stone",
  colour: GOLD,
  draw: pendant,
};
