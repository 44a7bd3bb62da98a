/**
 * Every entry of `wardrobe/hats`. Written by `deno task entries`: change the entries, not this file.
 *
 * @module
 */
import type { HatEntry } from "./accessory_entry.ts";
import { variant as beanie } from "./hats/beanie.ts";
import { variant as beret } from "./hats/beret.ts";
import { variant as bunnyEars } from "./hats/bunny_ears.ts";
import { variant as cap } from "./hats/cap.ts";
import { variant as crown } from "./hats/crown.ts";
import { variant as featheredHat } from "./hats/feathered_hat.ts";
import { variant as fedora } from "./hats/fedora.ts";
import { variant as flowerCrown } from "./hats/flower_crown.ts";
import { variant as furHat } from "./hats/fur_hat.ts";
import { variant as headband } from "./hats/headband.ts";
import { variant as partyHat } from "./hats/party_hat.ts";
import { variant as strawHat } from "./hats/straw_hat.ts";
import { variant as tiara } from "./hats/tiara.ts";
import { variant as topHat } from "./hats/top_hat.ts";

/** The name of an entry. */
export type HatVariant =
  | "beanie"
  | "beret"
  | "bunny ears"
  | "cap"
  | "crown"
  | "feathered hat"
  | "fedora"
  | "flower crown"
  | "fur hat"
  | "headband"
  | "party hat"
  | "straw hat"
  | "tiara"
  | "top hat";

/** Every entry by its name. */
export const HATS: Readonly<Record<HatVariant, HatEntry>> = {
  beanie,
  beret,
  "bunny ears": bunnyEars,
  cap,
  crown,
  "feathered hat": featheredHat,
  fedora,
  "flower crown": flowerCrown,
  "fur hat": furHat,
  headband,
  "party hat": partyHat,
  "straw hat": strawHat,
  tiara,
  "top hat": topHat,
};

/** Every name, in the order of the alphabet. */
export const HAT_VARIANTS: HatVariant[] = Object.keys(HATS) as HatVariant[];
