/**
 * @module Every entry of `cat/poses`. Written by `deno task entries`: change the entries, not this file.
 */
import type { PoseEntry } from "./pose_entry.ts";
import { pose as archedBack } from "./poses/arched_back.ts";
import { pose as armsFolded } from "./poses/arms_folded.ts";
import { pose as armsSpread } from "./poses/arms_spread.ts";
import { pose as asleepOnItsBack } from "./poses/asleep_on_its_back.ts";
import { pose as begging } from "./poses/begging.ts";
import { pose as bellyUp } from "./poses/belly_up.ts";
import { pose as bowing } from "./poses/bowing.ts";
import { pose as boxing } from "./poses/boxing.ts";
import { pose as coveringItsEars } from "./poses/covering_its_ears.ts";
import { pose as crouching } from "./poses/crouching.ts";
import { pose as curledUp } from "./poses/curled_up.ts";
import { pose as dancing } from "./poses/dancing.ts";
import { pose as facepalm } from "./poses/facepalm.ts";
import { pose as falling } from "./poses/falling.ts";
import { pose as flexing } from "./poses/flexing.ts";
import { pose as flying } from "./poses/flying.ts";
import { pose as handstand } from "./poses/handstand.ts";
import { pose as hangingUpsideDown } from "./poses/hanging_upside_down.ts";
import { pose as jumping } from "./poses/jumping.ts";
import { pose as kicking } from "./poses/kicking.ts";
import { pose as kneading } from "./poses/kneading.ts";
import { pose as kneeling } from "./poses/kneeling.ts";
import { pose as loaf } from "./poses/loaf.ts";
import { pose as lying } from "./poses/lying.ts";
import { pose as meditating } from "./poses/meditating.ts";
import { pose as meowing } from "./poses/meowing.ts";
import { pose as onItsSide } from "./poses/on_its_side.ts";
import { pose as onOneLeg } from "./poses/on_one_leg.ts";
import { pose as onTiptoe } from "./poses/on_tiptoe.ts";
import { pose as pawsOnHips } from "./poses/paws_on_hips.ts";
import { pose as pointing } from "./poses/pointing.ts";
import { pose as portrait } from "./poses/portrait.ts";
import { pose as reachingUp } from "./poses/reaching_up.ts";
import { pose as running } from "./poses/running.ts";
import { pose as saluting } from "./poses/saluting.ts";
import { pose as scratching } from "./poses/scratching.ts";
import { pose as shrugging } from "./poses/shrugging.ts";
import { pose as shushing } from "./poses/shushing.ts";
import { pose as sitting } from "./poses/sitting.ts";
import { pose as sittingUpright } from "./poses/sitting_upright.ts";
import { pose as sleeping } from "./poses/sleeping.ts";
import { pose as slipping } from "./poses/slipping.ts";
import { pose as sneaking } from "./poses/sneaking.ts";
import { pose as sneezing } from "./poses/sneezing.ts";
import { pose as sploot } from "./poses/sploot.ts";
import { pose as standing } from "./poses/standing.ts";
import { pose as stretching } from "./poses/stretching.ts";
import { pose as thinking } from "./poses/thinking.ts";
import { pose as upright } from "./poses/upright.ts";
import { pose as walking } from "./poses/walking.ts";
import { pose as washing } from "./poses/washing.ts";
import { pose as waving } from "./poses/waving.ts";
import { pose as yawning } from "./poses/yawning.ts";

/** The name of an entry. */
// deno-fmt-ignore
export type Pose =
  | "arched back" | "arms folded" | "arms spread" | "asleep on its back" | "begging" | "belly up"
  | "bowing" | "boxing" | "covering its ears" | "crouching" | "curled up" | "dancing" | "facepalm"
  | "falling" | "flexing" | "flying" | "handstand" | "hanging upside down" | "jumping" | "kicking"
  | "kneading" | "kneeling" | "loaf" | "lying" | "meditating" | "meowing" | "on its side"
  | "on one leg" | "on tiptoe" | "paws on hips" | "pointing" | "portrait" | "reaching up"
  | "running" | "saluting" | "scratching" | "shrugging" | "shushing" | "sitting" | "sitting upright"
  | "sleeping" | "slipping" | "sneaking" | "sneezing" | "sploot" | "standing" | "stretching"
  | "thinking" | "upright" | "walking" | "washing" | "waving" | "yawning";

/** Every entry by its name. */
// deno-fmt-ignore
export const POSES: Readonly<Record<Pose, PoseEntry>> = {
  "arched back": archedBack, "arms folded": armsFolded, "arms spread": armsSpread,
  "asleep on its back": asleepOnItsBack, begging, "belly up": bellyUp, bowing, boxing,
  "covering its ears": coveringItsEars, crouching, "curled up": curledUp, dancing, facepalm,
  falling, flexing, flying, handstand, "hanging upside down": hangingUpsideDown, jumping, kicking,
  kneading, kneeling, loaf, lying, meditating, meowing, "on its side": onItsSide,
  "on one leg": onOneLeg, "on tiptoe": onTiptoe, "paws on hips": pawsOnHips, pointing, portrait,
  "reaching up": reachingUp, running, saluting, scratching, shrugging, shushing, sitting,
  "sitting upright": sittingUpright, sleeping, slipping, sneaking, sneezing, sploot, standing,
  stretching, thinking, upright, walking, washing, waving, yawning,
};

/** Every name, in the order of the alphabet. */
export const POSE_NAMES: Pose[] = Object.keys(POSES) as Pose[];
