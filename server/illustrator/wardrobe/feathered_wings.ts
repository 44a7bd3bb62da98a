/** @module Wings of three rows of feathers. */
import { type Colour, mix } from "../colour/colour.ts";
import { type Knot, smooth } from "../geometry/shapes.ts";
import { region } from "../items.ts";
import type { Item } from "../scene.ts";
import { behindShoulders } from "./fabled_details.ts";
import type { OutfitContext } from "./outfit.ts";

/** Each row is shorter than the one behind it, and lower. */
const ROWS = [{ share: 1, drop: 0 }, { share: 0.76, drop: 24 }, { share: 0.5, drop: 42 }] as const;

/** From the root over the bend of the wing; the row's unit is a picture's. */
const LEADING_EDGE: readonly Knot[] = [[18, -16], [74, -106], [150, -142], [200, -142]];

/**
 * The ends of feathers, outermost first. They are round and the gaps between them pointed: the other way round
 * they are a bat's.
 */
const FEATHERS: readonly Knot[] = [
  [236, -116],
  [196, -86, "corner"],
  [222, -54],
  [174, -40, "corner"],
  [194, -4],
  [144, 0, "corner"],
  [154, 42],
  [108, 30, "corner"],
  [108, 72],
  [70, 44, "corner"],
  [60, 74],
  [34, 34, "corner"],
];

/** Two wings behind the shoulders. */
export function featheredWings({ cat }: OutfitContext, colour: Colour): Item[] {
  const { shoulders, view } = cat.figure;
  const wing = (side: number): Item[] =>
    ROWS.map(({ share, drop }, i) => {
      const placed = ([x, y, corner]: Knot): Knot => [side * x * share, y * share + drop, corner];
      return region({
        name: "feather wing",
        role: "costume",
        texture: "fur",
        hair: 12,
        outline: smooth([...LEADING_EDGE, ...FEATHERS].map(placed)),
        // Shaded like snow: white feathers before a white cat or cloud would be lost.
        colour: mix(colour, { l: 0.8, c: 0.06, h: 262 }, 0.5 - i * 0.17),
        volume: 0.4,
      });
    });
  return behindShoulders(shoulders, view, [...wing(-1), ...wing(1)]);
}
