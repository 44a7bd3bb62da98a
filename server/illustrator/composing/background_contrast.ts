/**
 * @module What sets a cat off from a background of its own lightness: a rim of light, a halo, a vignette.
 */
import type { Style } from "../../../lib/choices.ts";
import type { Colour } from "../colour/colour.ts";
import { halo, rimLight, vignette } from "../contrast.ts";
import type { Box } from "../geometry/measure.ts";
import type { Item, Scene } from "../scene.ts";
import { STYLE_ENTRIES } from "../styles.ts";
import type { Place } from "../world/place.ts";

/** The light of the scene, and what lies between the place and a cat with this coat in this box. */
export function contrastWith(
  behind: { coat: Colour; box: Box; place: Place },
  style: Style,
): { light: Scene["light"]; items: Item[] } {
  const rim = rimLight(behind);
  return {
    light: { ...behind.place.light, ...(rim ? { rim } : {}) },
    items: [...(STYLE_ENTRIES[style].hasVignette ? vignette(behind) : []), ...halo(behind)],
  };
}
