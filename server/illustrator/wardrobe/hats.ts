/**
 * @module Every entry of `wardrobe/hats`. Written by `deno task entries`: change the entries, not this file.
 */
import type { HatEntry } from "./accessory_entry.ts";
import { variant as afro } from "./hats/afro.ts";
import { variant as antennae } from "./hats/antennae.ts";
import { variant as antlers } from "./hats/antlers.ts";
import { variant as balaclava } from "./hats/balaclava.ts";
import { variant as beanie } from "./hats/beanie.ts";
import { variant as beret } from "./hats/beret.ts";
import { variant as boater } from "./hats/boater.ts";
import { variant as bonnet } from "./hats/bonnet.ts";
import { variant as bowlerHat } from "./hats/bowler_hat.ts";
import { variant as bucketHat } from "./hats/bucket_hat.ts";
import { variant as bunnyEars } from "./hats/bunny_ears.ts";
import { variant as cap } from "./hats/cap.ts";
import { variant as captainHat } from "./hats/captain_hat.ts";
import { variant as colander } from "./hats/colander.ts";
import { variant as conicalHat } from "./hats/conical_hat.ts";
import { variant as crashHelmet } from "./hats/crash_helmet.ts";
import { variant as crown } from "./hats/crown.ts";
import { variant as crownOfCandles } from "./hats/crown_of_candles.ts";
import { variant as curlers } from "./hats/curlers.ts";
import { variant as earmuffs } from "./hats/earmuffs.ts";
import { variant as featheredHat } from "./hats/feathered_hat.ts";
import { variant as fedora } from "./hats/fedora.ts";
import { variant as fez } from "./hats/fez.ts";
import { variant as flatCap } from "./hats/flat_cap.ts";
import { variant as flowerAtItsEar } from "./hats/flower_at_its_ear.ts";
import { variant as flowerCrown } from "./hats/flower_crown.ts";
import { variant as flowerpotHat } from "./hats/flowerpot_hat.ts";
import { variant as fringe } from "./hats/fringe.ts";
import { variant as furHat } from "./hats/fur_hat.ts";
import { variant as hairBun } from "./hats/hair_bun.ts";
import { variant as hairClip } from "./hats/hair_clip.ts";
import { variant as halo } from "./hats/halo.ts";
import { variant as hardHat } from "./hats/hard_hat.ts";
import { variant as headband } from "./hats/headband.ts";
import { variant as headscarf } from "./hats/headscarf.ts";
import { variant as horns } from "./hats/horns.ts";
import { variant as knottedHandkerchief } from "./hats/knotted_handkerchief.ts";
import { variant as lampshadeHat } from "./hats/lampshade_hat.ts";
import { variant as laurelWreath } from "./hats/laurel_wreath.ts";
import { variant as longWig } from "./hats/long_wig.ts";
import { variant as minerHelmet } from "./hats/miner_helmet.ts";
import { variant as mohawk } from "./hats/mohawk.ts";
import { variant as mullet } from "./hats/mullet.ts";
import { variant as mushroomHat } from "./hats/mushroom_hat.ts";
import { variant as nightcap } from "./hats/nightcap.ts";
import { variant as paperCrown } from "./hats/paper_crown.ts";
import { variant as paperHat } from "./hats/paper_hat.ts";
import { variant as partyHat } from "./hats/party_hat.ts";
import { variant as plaits } from "./hats/plaits.ts";
import { variant as pointedHat } from "./hats/pointed_hat.ts";
import { variant as ponytail } from "./hats/ponytail.ts";
import { variant as powderedWig } from "./hats/powdered_wig.ts";
import { variant as propellerHat } from "./hats/propeller_hat.ts";
import { variant as quiff } from "./hats/quiff.ts";
import { variant as ramHorns } from "./hats/ram_horns.ts";
import { variant as shellCrown } from "./hats/shell_crown.ts";
import { variant as showerCap } from "./hats/shower_cap.ts";
import { variant as sombrero } from "./hats/sombrero.ts";
import { variant as strawHat } from "./hats/straw_hat.ts";
import { variant as swimmingCap } from "./hats/swimming_cap.ts";
import { variant as teaCosy } from "./hats/tea_cosy.ts";
import { variant as tiara } from "./hats/tiara.ts";
import { variant as tinFoilHat } from "./hats/tin_foil_hat.ts";
import { variant as topHat } from "./hats/top_hat.ts";
import { variant as turban } from "./hats/turban.ts";
import { variant as veil } from "./hats/veil.ts";
import { variant as visor } from "./hats/visor.ts";
import { variant as weldingMask } from "./hats/welding_mask.ts";
import { variant as wideBrimmedHat } from "./hats/wide-brimmed_hat.ts";

/** The name of an entry. */
// deno-fmt-ignore
export type HatVariant =
  | "afro" | "antennae" | "antlers" | "balaclava" | "beanie" | "beret" | "boater" | "bonnet"
  | "bowler hat" | "bucket hat" | "bunny ears" | "cap" | "captain hat" | "colander" | "conical hat"
  | "crash helmet" | "crown" | "crown of candles" | "curlers" | "earmuffs" | "feathered hat"
  | "fedora" | "fez" | "flat cap" | "flower at its ear" | "flower crown" | "flowerpot hat"
  | "fringe" | "fur hat" | "hair bun" | "hair clip" | "halo" | "hard hat" | "headband" | "headscarf"
  | "horns" | "knotted handkerchief" | "lampshade hat" | "laurel wreath" | "long wig"
  | "miner helmet" | "mohawk" | "mullet" | "mushroom hat" | "nightcap" | "paper crown" | "paper hat"
  | "party hat" | "plaits" | "pointed hat" | "ponytail" | "powdered wig" | "propeller hat" | "quiff"
  | "ram horns" | "shell crown" | "shower cap" | "sombrero" | "straw hat" | "swimming cap"
  | "tea cosy" | "tiara" | "tin foil hat" | "top hat" | "turban" | "veil" | "visor" | "welding mask"
  | "wide-brimmed hat";

/** Every entry by its name. */
// deno-fmt-ignore
export const HATS: Readonly<Record<HatVariant, HatEntry>> = {
  afro, antennae, antlers, balaclava, beanie, beret, boater, bonnet, "bowler hat": bowlerHat,
  "bucket hat": bucketHat, "bunny ears": bunnyEars, cap, "captain hat": captainHat, colander,
  "conical hat": conicalHat, "crash helmet": crashHelmet, crown, "crown of candles": crownOfCandles,
  curlers, earmuffs, "feathered hat": featheredHat, fedora, fez, "flat cap": flatCap,
  "flower at its ear": flowerAtItsEar, "flower crown": flowerCrown, "flowerpot hat": flowerpotHat,
  fringe, "fur hat": furHat, "hair bun": hairBun, "hair clip": hairClip, halo, "hard hat": hardHat,
  headband, headscarf, horns, "knotted handkerchief": knottedHandkerchief,
  "lampshade hat": lampshadeHat, "laurel wreath": laurelWreath, "long wig": longWig,
  "miner helmet": minerHelmet, mohawk, mullet, "mushroom hat": mushroomHat, nightcap,
  "paper crown": paperCrown, "paper hat": paperHat, "party hat": partyHat, plaits,
  "pointed hat": pointedHat, ponytail, "powdered wig": powderedWig, "propeller hat": propellerHat,
  quiff, "ram horns": ramHorns, "shell crown": shellCrown, "shower cap": showerCap, sombrero,
  "straw hat": strawHat, "swimming cap": swimmingCap, "tea cosy": teaCosy, tiara,
  "tin foil hat": tinFoilHat, "top hat": topHat, turban, veil, visor, "welding mask": weldingMask,
  "wide-brimmed hat": wideBrimmedHat,
};

/** Every name, in the order of the alphabet. */
export const HAT_VARIANTS: HatVariant[] = Object.keys(HATS) as HatVariant[];
