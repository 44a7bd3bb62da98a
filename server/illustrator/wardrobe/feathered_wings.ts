/** @module Wings of three rows of feathers. */
import { type Colour, mix } from "../colour/colour.ts";
import { smooth } from "../geometry/shapes.ts";
import { region } from "../items.ts";
import type { Item } from "../scene.ts";
import { behindShoulders } from "./fabled_details.ts";
import type { OutfitContext } from "./outfit.ts";

/** Two wings behind the shoulders. */
export function featheredWings({ cat }: OutfitContext, colour: Colour): Item[] {
  const { shoulders, view } = cat.figure;
  const wing = (s: number): Item[] =>
    ([[1, 0], [0.78, 26], [0.54, 46]] as const).map(([share, drop], i) =>
      region({
        name: "feather wing",
        role: "costume",
        texture: "fur",
        hair: 12,
        outline: smooth([
          [s * 18, -16 + drop],
          [s * 74 * share, -104 * share + drop],
          [s * 150 * share, -138 * share + drop],
          [s * 208 * share, -112 * share + drop, "corner"],
          [s * 186 * share, -70 * share + drop],
          [s * 200 * share, -40 * share + drop, "corner"],
          [s * 160 * share, -16 * share + drop],
          [s * 164 * share, 16 * share + drop, "corner"],
          [s * 112 * share, 26 * share + drop],
          [s * 96 * share, 52 * share + drop, "corner"],
          [s * 46 * share, 40 * share + drop],
        ]),
        // Shaded like snow: white feathers before a white cat or cloud would be lost.
        colour: mix(colour, { l: 0.8, c: 0.06, h: 262 }, 0.5 - i * 0.17),
        volume: 0.4,
      })
    );
  return behindShoulders(shoulders, view, [...wing(-1), ...wing(1)]);
}
