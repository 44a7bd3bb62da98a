/**
 * All hats by name.
 *
 * @module
 */
import type { Colour } from "../colour.ts";
import { GOLD, THINGS } from "../palette.ts";
import type { HatVariant } from "../spec.ts";
import { crown, tiara } from "./crowns.ts";
import { beanie, beret, cap, flowerCrown, type HatOf, partyHat, strawHat, topHat } from "./hats.ts";

/** Every hat, on the head's coordinates. */
export const HATS: Record<HatVariant, HatOf> = {
  beanie,
  "top hat": topHat,
  beret,
  "straw hat": strawHat,
  cap,
  "party hat": partyHat,
  "flower crown": flowerCrown,
  crown: (colour, role = "accessory") => crown(gemOf(colour), metalOf(colour), role),
  tiara: (colour, role = "accessory") => tiara(gemOf(colour), role),
};

/** Crowns are of gold or silver; any other colour is that of their stones. */
function metalOf(colour: Colour): Colour {
  return colour === THINGS.silver ? colour : GOLD;
}

function gemOf(colour: Colour): Colour {
  return colour === THINGS.silver || colour === GOLD ? THINGS.red : colour;
}
