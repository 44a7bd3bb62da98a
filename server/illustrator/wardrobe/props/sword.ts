/** @module A sword, point up. */
import { type Colour, shift } from "../../colour/colour.ts";
import { box, ellipse, rounded } from "../../geometry/shapes.ts";
import { mark } from "../../items.ts";
import { GOLD, THINGS } from "../../colour/palette.ts";
import type { Item } from "../../scene.ts";
import { thing } from "../prop_art.ts";
import type { PropEntry } from "../prop_entry.ts";

export const prop: PropEntry = {
  words: "sword, swords, katana, rapier, blade, epee",
  nearest:
    "dagger, axe, battle axe, spear, lance, mace, knife, bow and arrow, lightsaber, glow sword, laser sword, hammer, weapon, weapons, trident, shuriken",
  spot: "hand",
  half: 40,
  colour: THINGS.silver,
  draw: sword,
};

function sword(colour: Colour): Item[] {
  return [
    thing("blade", "metal", [[-11, -16], [-11, -150], [0, -178], [11, -150], [11, -16]], colour, {
      marks: [
        mark("shade", [[0, -10], [0, -176], [14, -150], [14, -10]], shift(colour, { l: -0.12 })),
      ],
      volume: 0.2,
    }),
    thing("guard", "metal", rounded([[-36, -20], [36, -20], [36, -6], [-36, -6]], 7), GOLD),
    thing("grip", "wood", box(-8, -6, 16, 38, 5), THINGS.brown),
    thing("pommel", "metal", ellipse([0, 38], 11, 11), GOLD),
  ];
}
