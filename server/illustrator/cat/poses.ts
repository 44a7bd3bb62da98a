/**
 * @module Every entry of `cat/poses`. Written by `deno task entries`: change the entries, not this file.
 */
import type { PoseEntry } from "./pose_entry.ts";
import { pose as archedBack } from "./poses/arched_back.ts";
import { pose as asleepOnItsBack } from "./poses/asleep_on_its_back.ts";
import { pose as begging } from "./poses/begging.ts";
import { pose as bellyUp } from "./poses/belly_up.ts";
import { pose as crouching } from "./poses/crouching.ts";
import { pose as curledUp } from "./poses/curled_up.ts";
import { pose as dancing } from "./poses/dancing.ts";
import { pose as facepalm } from "./poses/facepalm.ts";
import { pose as flexing } from "./poses/flexing.ts";
import { pose as flying } from "./poses/flying.ts";
import { pose as hangingUpsideDown } from "./poses/hanging_upside_down.ts";
import { pose as jumping } from "./poses/jumping.ts";
import { pose as kicking } from "./poses/kicking.ts";
import { pose as kneading } from "./poses/kneading.ts";
import { pose as kneeling } from "./poses/kneeling.ts";
import { pose as loaf } from "./poses/loaf.ts";
import { pose as lying } from "./poses/lying.ts";
import { pose as meditating } from "./poses/meditating.ts";
import { pose as meowing } from "./poses/meowing.ts";
import { pose as portrait } from "./poses/portrait.ts";
import { pose as reachingUp } from "./poses/reaching_up.ts";
import { pose as running } from "./poses/running.ts";
import { pose as saluting } from "./poses/saluting.ts";
import { pose as scratching } from "./poses/scratching.ts";
import { pose as sitting } from "./poses/sitting.ts";
import { pose as sittingUpright } from "./poses/sitting_upright.ts";
import { pose as sleeping } from "./poses/sleeping.ts";
import { pose as sneaking } from "./poses/sneaking.ts";
import { pose as sploot } from "./poses/sploot.ts";
import { pose as standing } from "./poses/standing.ts";
import { pose as stretching } from "./poses/stretching.ts";
import { pose as upright } from "./poses/upright.ts";
import { pose as walking } from "./poses/walking.ts";
import { pose as washing } from "./poses/washing.ts";
import { pose as waving } from "./poses/waving.ts";
import { pose as yawning } from "./poses/yawning.ts";

/** The name of an entry. */
// deno-fmt-ignore
export type Pose =
  | "arched back" | "asleep on its back" | "begging" | "belly up" | "crouching" | "curled up"
  | "dancing" | "facepalm" | "flexing" | "flying" | "hanging upside down" | "jumping" | "kicking"
  | "kneading" | "kneeling" | "loaf" | "lying" | "meditating" | "meowing" | "portrait"
  | "reaching up" | "running" | "saluting" | "scratching" | "sitting" | "sitting upright"
  | "sleeping" | "sneaking" | "sploot" | "standing" | "stretching" | "upright" | "walking"
  | "washing" | "waving" | "yawning";

/** Every entry by its name. */
// deno-fmt-ignore
export const POSES: Readonly<Record<Pose, PoseEntry>> = {
  "arched back": archedBack, "asleep on its back": asleepOnItsBack, begging, "belly up": bellyUp,
  crouching, "curled up": curledUp, dancing, facepalm, flexing, flying,
  "hanging upside down": hangingUpsideDown, jumping, kicking, kneading, kneeling, loaf, lying,
  meditating, meowing, portrait, "reaching up": reachingUp, running, saluting, scratching, sitting,
  "sitting upright": sittingUpright, sleeping, sneaking, sploot, standing, stretching, upright,
  walking, washing, waving, yawning,
};

/** Every name, in the order of the alphabet. */
export const POSE_NAMES: Pose[] = Object.keys(POSES) as Pose[];
