/**
 * @module Every entry of `wardrobe/scarves`. Written by `deno task entries`: change the entries, not this file.
 */
import type { ScarfEntry } from "./accessory_entry.ts";
import { variant as armSling } from "./scarves/arm_sling.ts";
import { variant as badge } from "./scarves/badge.ts";
import { variant as bandana } from "./scarves/bandana.ts";
import { variant as bib } from "./scarves/bib.ts";
import { variant as bow } from "./scarves/bow.ts";
import { variant as bowTie } from "./scarves/bow_tie.ts";
import { variant as brooch } from "./scarves/brooch.ts";
import { variant as chain } from "./scarves/chain.ts";
import { variant as choker } from "./scarves/choker.ts";
import { variant as collarWithABell } from "./scarves/collar_with_a_bell.ts";
import { variant as collarWithATag } from "./scarves/collar_with_a_tag.ts";
import { variant as coneOfShame } from "./scarves/cone_of_shame.ts";
import { variant as donutCollar } from "./scarves/donut_collar.ts";
import { variant as featherBoa } from "./scarves/feather_boa.ts";
import { variant as jabot } from "./scarves/jabot.ts";
import { variant as laceCollar } from "./scarves/lace_collar.ts";
import { variant as lanyard } from "./scarves/lanyard.ts";
import { variant as lei } from "./scarves/lei.ts";
import { variant as looseTie } from "./scarves/loose_tie.ts";
import { variant as medal } from "./scarves/medal.ts";
import { variant as necklace } from "./scarves/necklace.ts";
import { variant as pearlNecklace } from "./scarves/pearl_necklace.ts";
import { variant as pendant } from "./scarves/pendant.ts";
import { variant as rosette } from "./scarves/rosette.ts";
import { variant as ruffCollar } from "./scarves/ruff_collar.ts";
import { variant as sash } from "./scarves/sash.ts";
import { variant as satchel } from "./scarves/satchel.ts";
import { variant as scarf } from "./scarves/scarf.ts";
import { variant as shellNecklace } from "./scarves/shell_necklace.ts";
import { variant as spikedCollar } from "./scarves/spiked_collar.ts";
import { variant as starBadge } from "./scarves/star_badge.ts";
import { variant as stethoscope } from "./scarves/stethoscope.ts";
import { variant as tie } from "./scarves/tie.ts";

/** The name of an entry. */
// deno-fmt-ignore
export type ScarfVariant =
  | "arm sling" | "badge" | "bandana" | "bib" | "bow" | "bow tie" | "brooch" | "chain" | "choker"
  | "collar with a bell" | "collar with a tag" | "cone of shame" | "donut collar" | "feather boa"
  | "jabot" | "lace collar" | "lanyard" | "lei" | "loose tie" | "medal" | "necklace"
  | "pearl necklace" | "pendant" | "rosette" | "ruff collar" | "sash" | "satchel" | "scarf"
  | "shell necklace" | "spiked collar" | "star badge" | "stethoscope" | "tie";

/** Every entry by its name. */
// deno-fmt-ignore
export const SCARVES: Readonly<Record<ScarfVariant, ScarfEntry>> = {
  "arm sling": armSling, badge, bandana, bib, bow, "bow tie": bowTie, brooch, chain, choker,
  "collar with a bell": collarWithABell, "collar with a tag": collarWithATag,
  "cone of shame": coneOfShame, "donut collar": donutCollar, "feather boa": featherBoa, jabot,
  "lace collar": laceCollar, lanyard, lei, "loose tie": looseTie, medal, necklace,
  "pearl necklace": pearlNecklace, pendant, rosette, "ruff collar": ruffCollar, sash, satchel,
  scarf, "shell necklace": shellNecklace, "spiked collar": spikedCollar, "star badge": starBadge,
  stethoscope, tie,
};

/** Every name, in the order of the alphabet. */
export const SCARF_VARIANTS: ScarfVariant[] = Object.keys(SCARVES) as ScarfVariant[];
