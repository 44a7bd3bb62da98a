/** @module A golden key, standing on its bit. */
import { type Colour, mix, shift } from "../../colour/colour.ts";
import { ellipse, ribbon, rounded } from "../../geometry/shapes.ts";
import { line, mark } from "../../items.ts";
import { GOLD, WHITE } from "../../colour/palette.ts";
import type { Item, Point } from "../../scene.ts";
import { thing } from "../prop_art.ts";
import type { PropEntry } from "../prop_entry.ts";

export const prop: PropEntry = {
  words: "key, keys, golden key, magic key",
  spot: "ground",
  half: 34,
  colour: GOLD,
  draw: key,
};

function key(colour: Colour): Item[] {
  const bow: Point[] = ellipse([0, -104], 27, 25);
  return [
    thing("key shaft", "metal", ribbon([[0, -84], [0, 0]], [7, 7]), colour, { line: 3 }),
    thing(
      "key bit",
      "metal",
      rounded([[4, -34], [30, -34], [30, -22], [18, -20], [30, -16], [30, -2], [4, -2]], 2),
      colour,
      { line: 3 },
    ),
    thing("key bow", "metal", bow, colour, {
      line: 3,
      marks: [mark("shade", ellipse([0, -104], 14, 12), shift(colour, { l: -0.3 }))],
    }),
    line("key light", "prop", [[-14, -116], [-4, -124]], mix(colour, WHITE, 0.7), [4, 2]),
  ];
}
