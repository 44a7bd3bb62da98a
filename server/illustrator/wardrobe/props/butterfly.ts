/** @module A butterfly with open wings. */
import { type Colour, mix, shift } from "../../colour/colour.ts";
import { curve, ellipse, ribbon, smooth } from "../../geometry/shapes.ts";
import { line, mark } from "../../items.ts";
import { INK, THINGS, WHITE } from "../../colour/palette.ts";
import type { Item } from "../../scene.ts";
import { thing } from "../prop_art.ts";
import type { PropEntry } from "../prop_entry.ts";

export const prop: PropEntry = {
  words: "butterfly, butterflies",
  nearest:
    "moth, moths, dragonfly, dragonflies, firefly, fireflies, bee, bees, bumblebee, ladybug, ladybird, bug, insect",
  spot: "air",
  half: 44,
  colour: THINGS.orange,
  draw: butterfly,
};

function butterfly(colour: Colour): Item[] {
  const wing = (s: number): Item[] => [
    thing(
      "wing",
      "paper",
      smooth([[s * 4, -8], [s * 22, -40], [s * 50, -42], [s * 52, -12], [s * 26, 0]]),
      colour,
      { line: 3, marks: [mark("detail", ellipse([s * 38, -26], 8, 8), mix(colour, WHITE, 0.6))] },
    ),
    thing(
      "wing",
      "paper",
      smooth([[s * 4, -2], [s * 30, 2], [s * 38, 24], [s * 20, 34], [s * 6, 14]]),
      shift(colour, { l: 0.06, h: 20 }),
      { line: 3 },
    ),
  ];
  return [
    ...wing(-1),
    ...wing(1),
    thing("butterfly body", "fur", ribbon([[0, -16], [0, 20]], [5, 4]), INK, { line: 0 }),
    line("feeler", "prop", curve([[-1, -16], [-8, -30], [-16, -34]], 3), INK, [2.4, 2]),
    line("feeler", "prop", curve([[1, -16], [8, -30], [16, -34]], 3), INK, [2.4, 2]),
  ];
}
