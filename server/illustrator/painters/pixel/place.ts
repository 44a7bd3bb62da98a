/**
 * The light of the place in pixel art: before a subject is painted, its colours take that of the hour, so that its ramps
 * follow.
 *
 * @module
 */
import { type Colour, fromRgb, toRgb } from "../../colour/colour.ts";
import type { Item, Scene } from "../../scene.ts";
import { tonesOf } from "../place_tones.ts";

/** How much of the light of its place lies on the subject, as in `PlaceLight`. */
const STRENGTH = 0.8;
/** How much of it is that of the shade. */
const SHADE = 0.34;

/** The items of a subject in the light of their place; eyes and what shines itself have a light of their own. */
export function inPlaceLight(items: readonly Item[], scene: Scene): Item[] {
  const { lit, shade } = tonesOf(scene, STRENGTH);
  const left = lit.map((value, i) => value + (shade[i]! - value) * SHADE);
  const taken = ({ l, c, h }: Colour): Colour => {
    const [r, g, b] = toRgb({ l, c, h });
    return fromRgb([r * left[0]!, g * left[1]!, b * left[2]!]);
  };
  return items.map((item) => {
    if (item.is === "eye" || item.is === "glow") return item;
    if (item.is === "line") return { ...item, colour: taken(item.colour) };
    if (item.texture === "light") return item;
    const { colour, colourEnd, marks } = item;
    return {
      ...item,
      colour: taken(colour),
      ...colourEnd && { colourEnd: taken(colourEnd) },
      marks: marks.map((mark) => ({ ...mark, colour: taken(mark.colour) })),
    };
  });
}
