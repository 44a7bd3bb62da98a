/**
 * @module Every entry of `wardrobe/hats`. Written by `deno task entries`: change the entries, not this file.
 */
import type { HatEntry } from "./accessory_entry.ts";
import { variant as antlers } from "./hats/antlers.ts";
import { variant as beanie } from "./hats/beanie.ts";
import { variant as beret } from "./hats/beret.ts";
import { variant as bonnet } from "./hats/bonnet.ts";
import { variant as bowlerHat } from "./hats/bowler_hat.ts";
import { variant as bucketHat } from "./hats/bucket_hat.ts";
import { variant as bunnyEars } from "./hats/bunny_ears.ts";
import { variant as cap } from "./hats/cap.ts";
import { variant as crashHelmet } from "./hats/crash_helmet.ts";
import { variant as crown } from "./hats/crown.ts";
import { variant as curlers } from "./hats/curlers.ts";
import { variant as earmuffs } from "./hats/earmuffs.ts";
import { variant as featheredHat } from "./hats/feathered_hat.ts";
import { variant as fedora } from "./hats/fedora.ts";
import { variant as flatCap } from "./hats/flat_cap.ts";
import { variant as flowerCrown } from "./hats/flower_crown.ts";
import { variant as furHat } from "./hats/fur_hat.ts";
import { variant as hardHat } from "./hats/hard_hat.ts";
import { variant as headband } from "./hats/headband.ts";
import { variant as headscarf } from "./hats/headscarf.ts";
import { variant as mushroomHat } from "./hats/mushroom_hat.ts";
import { variant as nightcap } from "./hats/nightcap.ts";
import { variant as partyHat } from "./hats/party_hat.ts";
import { variant as powderedWig } from "./hats/powdered_wig.ts";
import { variant as showerCap } from "./hats/shower_cap.ts";
import { variant as sombrero } from "./hats/sombrero.ts";
import { variant as strawHat } from "./hats/straw_hat.ts";
import { variant as tiara } from "./hats/tiara.ts";
import { variant as topHat } from "./hats/top_hat.ts";
import { variant as turban } from "./hats/turban.ts";
import { variant as veil } from "./hats/veil.ts";
import { variant as visor } from "./hats/visor.ts";

/** The name of an entry. */
// deno-fmt-ignore
export type HatVariant =
  | "antlers" | "beanie" | "beret" | "bonnet" | "bowler hat" | "bucket hat" | "bunny ears" | "cap"
  | "crash helmet" | "crown" | "curlers" | "earmuffs" | "feathered hat" | "fedora" | "flat cap"
  | "flower crown" | "fur hat" | "hard hat" | "headband" | "headscarf" | "mushroom hat" | "nightcap"
  | "party hat" | "powdered wig" | "shower cap" | "sombrero" | "straw hat" | "tiara" | "top hat"
  | "turban" | "veil" | "visor";

/** Every entry by its name. */
// deno-fmt-ignore
export const HATS: Readonly<Record<HatVariant, HatEntry>> = {
  antlers, beanie, beret, bonnet, "bowler hat": bowlerHat, "bucket hat": bucketHat,
  "bunny ears": bunnyEars, cap, "crash helmet": crashHelmet, crown, curlers, earmuffs,
  "feathered hat": featheredHat, fedora, "flat cap": flatCap, "flower crown": flowerCrown,
  "fur hat": furHat, "hard hat": hardHat, headband, headscarf, "mushroom hat": mushroomHat,
  nightcap, "party hat": partyHat, "powdered wig": powderedWig, "shower cap": showerCap, sombrero,
  "straw hat": strawHat, tiara, "top hat": topHat, turban, veil, visor,
};

/** Every name, in the order of the alphabet. */
export const HAT_VARIANTS: HatVariant[] = Object.keys(HATS) as HatVariant[];
