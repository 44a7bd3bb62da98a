/** @module Sunglasses. */
import { shift } from "../../colour/colour.ts";
import { rounded } from "../../geometry/shapes.ts";
import type { GlassesEntry, GlassesOf } from "../accessory_entry.ts";
import { pair } from "../lenses.ts";

const shades: GlassesOf = (colour, eyes) =>
  pair(
    eyes,
    shift(colour, { l: -0.2, c: -0.02 }),
    ([x, y]) =>
      rounded([[x - 44, y - 30], [x + 44, y - 30], [x + 32, y + 36], [x - 32, y + 36]], 18),
    { l: 0.25, c: 0.04, h: colour.h },
    0.82,
  );

export const variant: GlassesEntry = {
  words:
    "sunglasses, shades, dark glasses, sun glasses, sunnies, ray bans, ray-bans, raybans, wayfarers, pilot sunglasses, sun-glasses, designer sunglasses, mirrored sunglasses, tinted glasses, cateye sunglasses, movie star sunglasses",
  nearest:
    "aviator sunglasses, aviators, aviator glasses, aviator shades, thug life glasses, deal with it glasses, pixel sunglasses, meme sunglasses, matrix glasses, ski glasses, sports sunglasses, cyclops visor",
  chosen: 1,
  colour: { l: 0.5, c: 0.02, h: 290 },
  draw: shades,
};
