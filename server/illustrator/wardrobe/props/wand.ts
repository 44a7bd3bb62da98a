/** @module A wand with a glowing star. */
import { type Colour, mix } from "../../colour/colour.ts";
import { ribbon, star } from "../../geometry/shapes.ts";
import { glow } from "../../items.ts";
import { GOLD, WHITE } from "../../colour/palette.ts";
import type { Item, Point } from "../../scene.ts";
import { thing } from "../prop_art.ts";
import type { PropEntry } from "../prop_entry.ts";

export const prop: PropEntry = {
  words: "wand, wands, magic wand",
  nearest:
    "staff, magic staff, wizard staff, sceptre, scepter, magic, spell, spells, baton, microphone, cane, walking stick, fishing rod, spoon, stick",
  name: "magic wand",
  spot: "hand",
  half: 30,
  colour: GOLD,
  draw: wand,
};

function wand(colour: Colour): Item[] {
  return [
    thing("wand", "wood", ribbon([[0, 40], [0, -96]], [6, 5]), { l: 0.42, c: 0.05, h: 50 }),
    glow({
      name: "wand light",
      role: "prop",
      centre: [0, -116],
      radius: 78,
      colour: mix(colour, WHITE, 0.4),
      strength: 0.7,
    }),
    thing("wand star", "light", star([0, -116], 32), colour),
    ...([[-46, -146, 9], [44, -152, 11], [40, -84, 7]] as const).map(([x, y, r]) =>
      glow({
        name: "spark",
        role: "prop" as const,
        centre: [x, y] as Point,
        radius: r,
        colour: mix(colour, WHITE, 0.5),
        strength: 0.95,
        points: 4,
      })
    ),
  ];
}
