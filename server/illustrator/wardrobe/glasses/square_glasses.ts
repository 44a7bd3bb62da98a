/** @module Square glasses. */
import { rounded } from "../../geometry/shapes.ts";
import type { GlassesEntry, GlassesOf } from "../accessory_entry.ts";
import { LENS, pair } from "../lenses.ts";

const square: GlassesOf = (colour, eyes) =>
  pair(
    eyes,
    colour,
    ([x, y]) =>
      rounded([[x - 42, y - 36], [x + 42, y - 36], [x + 38, y + 38], [x - 38, y + 38]], 16),
    LENS,
    0.22,
  );

export const variant: GlassesEntry = {
  words:
    "square glasses, horn rimmed glasses, reading glasses, thick glasses, hornrimmed glasses, horn rims, black framed glasses, thick framed glasses, nerd glasses, nerdy glasses, geek glasses, hipster glasses, cat eye glasses, cateye glasses, cat-eye glasses, computer glasses, rectangular glasses, rimmed glasses, big glasses, oversized glasses, large glasses, square specs, teacher glasses, smart glasses, buddy holly glasses, clark kent glasses, bifocals, prescription glasses, tortoiseshell glasses, wayfarer glasses",
  plain: 2,
  chosen: 2,
  draw: square,
};
