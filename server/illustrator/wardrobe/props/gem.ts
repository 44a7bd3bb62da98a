/** @module A cut gem that sparkles. */
import { type Colour, mix, shift } from "../../colour/colour.ts";
import { glow, mark } from "../../items.ts";
import { WHITE } from "../../colour/palette.ts";
import type { Item, Point } from "../../scene.ts";
import { thing } from "../prop_art.ts";
import type { PropEntry } from "../prop_entry.ts";

export const prop: PropEntry = {
  words: "gem, gems, gemstone, diamond, diamonds, jewel, jewels, crystal, crystals",
  nearest: "gold coin, gold coins, coins, coin, pile of gold, pearl necklace box, heart, hearts",
  spot: "ground",
  half: 58,
  colour: "accent",
  draw: gem,
};

function gem(colour: Colour): Item[] {
  return [
    glow({ name: "gem light", role: "prop", centre: [0, -46], radius: 92, colour, strength: 0.4 }),
    thing("gem", "glass", [[-34, -84], [34, -84], [58, -56], [0, 0], [-58, -56]], colour, {
      volume: 0.4,
      marks: [
        mark("light", [[-34, -84], [0, -84], [-16, -56], [-58, -56]], mix(colour, WHITE, 0.55)),
        mark("light", [[0, -84], [34, -84], [16, -56], [-16, -56]], mix(colour, WHITE, 0.35)),
        mark("shade", [[16, -56], [58, -56], [0, 0]], shift(colour, { l: -0.1 })),
      ],
    }),
    ...([[46, -96, 13], [-50, -92, 9]] as const).map(([x, y, r]) =>
      glow({
        name: "gem spark",
        role: "prop" as const,
        centre: [x, y] as Point,
        radius: r,
        colour: WHITE,
        strength: 0.95,
        points: 4,
      })
    ),
  ];
}
