/**
 * Small animals beside the cat.
 *
 * @module
 */
import { type Colour, mix, shift } from "../colour.ts";
import { curve, ellipse, ribbon, smooth } from "../geometry/shapes.ts";
import { line, mark } from "../items.ts";
import { INK, THINGS, WHITE } from "../palette.ts";
import type { Item } from "../scene.ts";
import { thing } from "./prop_art.ts";

/** A mouse looking to the left. */
export function mouse(colour: Colour): Item[] {
  const pink: Colour = { l: 0.78, c: 0.09, h: 10 };
  return [
    line("mouse tail", "prop", curve([[30, -8], [58, -2], [72, -18], [88, -12]]), pink, [5, 3]),
    thing(
      "mouse",
      "fur",
      smooth([[-46, -14], [-30, -42], [2, -56], [32, -40], [38, -12], [20, 0], [-30, 0]]),
      colour,
      { hair: 6 },
    ),
    thing("mouse ear", "skin", ellipse([-24, -54], 17, 17), shift(colour, { l: -0.04 })),
    thing("mouse inner ear", "skin", ellipse([-24, -53], 10, 10), pink, { line: 0 }),
    thing("mouse nose", "skin", ellipse([-48, -15], 6, 5), pink, { line: 2.4 }),
    thing("mouse eye", "skin", ellipse([-30, -27], 4.5, 5.5), INK, { line: 0 }),
    line("mouse whisker", "prop", [[-42, -12], [-60, -4]], INK, [2, 1.2]),
    line("mouse whisker", "prop", [[-42, -16], [-62, -22]], INK, [2, 1.2]),
  ];
}

/** A butterfly with open wings. */
export function butterfly(colour: Colour): Item[] {
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

/** A bird in flight to the left. */
export function bird(colour: Colour): Item[] {
  return [
    thing(
      "bird tail",
      "plant",
      smooth([[28, -2], [66, -16, "corner"], [58, 0], [66, 12, "corner"], [28, 14]]),
      shift(colour, { l: -0.08 }),
    ),
    thing(
      "bird",
      "fur",
      smooth([[-44, -10], [-34, -34], [-10, -40], [12, -24], [40, 0], [16, 26], [-18, 28], [
        -40,
        12,
      ]]),
      colour,
      { hair: 6, marks: [mark("light", ellipse([-20, 18], 26, 18), mix(colour, WHITE, 0.7))] },
    ),
    thing("bird beak", "stone", [[-42, -14], [-62, -6], [-42, -2]], THINGS.orange, { line: 3 }),
    thing("bird eye", "skin", ellipse([-28, -16], 4.5, 5), INK, { line: 0 }),
    thing(
      "bird wing",
      "plant",
      smooth([[-8, -8], [20, -58], [54, -66, "corner"], [46, -40], [34, -14], [12, 8]]),
      shift(colour, { l: -0.06 }),
      { line: 3.4 },
    ),
  ];
}
