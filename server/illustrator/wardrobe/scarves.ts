/**
 * Every entry of `wardrobe/scarves`. Written by `deno task entries`: change the entries, not this file.
 *
 * @module
 */
import type { ScarfEntry } from "./accessory_entry.ts";
import { variant as bandana } from "./scarves/bandana.ts";
import { variant as bow } from "./scarves/bow.ts";
import { variant as bowTie } from "./scarves/bow_tie.ts";
import { variant as collarWithABell } from "./scarves/collar_with_a_bell.ts";
import { variant as necklace } from "./scarves/necklace.ts";
import { variant as pendant } from "./scarves/pendant.ts";
import { variant as scarf } from "./scarves/scarf.ts";
import { variant as tie } from "./scarves/tie.ts";

/** The name of an entry. */
export type ScarfVariant =
  | "bandana"
  | "bow"
  | "bow tie"
  | "collar with a bell"
  | "necklace"
  | "pendant"
  | "scarf"
  | "tie";

/** Every entry by its name. */
export const SCARVES: Readonly<Record<ScarfVariant, ScarfEntry>> = {
  bandana,
  bow,
  "bow tie": bowTie,
  "collar with a bell": collarWithABell,
  necklace,
  pendant,
  scarf,
  tie,
};

/** Every name, in the order of the alphabet. */
export const SCARF_VARIANTS: ScarfVariant[] = Object.keys(SCARVES) as ScarfVariant[];
