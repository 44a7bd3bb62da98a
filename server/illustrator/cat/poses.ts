/**
 * Every entry of `cat/poses`. Written by `deno task entries`: change the entries, not this file.
 *
 * @module
 */
import type { PoseEntry } from "./pose_entry.ts";
import { pose as archedBack } from "./poses/arched_back.ts";
import { pose as begging } from "./poses/begging.ts";
import { pose as bellyUp } from "./poses/belly_up.ts";
import { pose as crouching } from "./poses/crouching.ts";
import { pose as curledUp } from "./poses/curled_up.ts";
import { pose as dancing } from "./poses/dancing.ts";
import { pose as jumping } from "./poses/jumping.ts";
import { pose as loaf } from "./poses/loaf.ts";
import { pose as lying } from "./poses/lying.ts";
import { pose as portrait } from "./poses/portrait.ts";
import { pose as reachingUp } from "./poses/reaching_up.ts";
import { pose as running } from "./poses/running.ts";
import { pose as sitting } from "./poses/sitting.ts";
import { pose as sleeping } from "./poses/sleeping.ts";
import { pose as standing } from "./poses/standing.ts";
import { pose as stretching } from "./poses/stretching.ts";
import { pose as upright } from "./poses/upright.ts";
import { pose as walking } from "./poses/walking.ts";
import { pose as washing } from "./poses/washing.ts";
import { pose as waving } from "./poses/waving.ts";
import { pose as yawning } from "./poses/yawning.ts";

/** The name of an entry. */
export type Pose =
  | "arched back"
  | "begging"
  | "belly up"
  | "crouching"
  | "curled up"
  | "dancing"
  | "jumping"
  | "loaf"
  | "lying"
  | "portrait"
  | "reaching up"
  | "running"
  | "sitting"
  | "sleeping"
  | "standing"
  | "stretching"
  | "upright"
  | "walking"
  | "washing"
  | "waving"
  | "yawning";

/** Every entry by its name. */
export const POSES: Readonly<Record<Pose, PoseEntry>> = {
  "arched back": archedBack,
  begging,
  "belly up": bellyUp,
  crouching,
  "curled up": curledUp,
  dancing,
  jumping,
  loaf,
  lying,
  portrait,
  "reaching up": reachingUp,
  running,
  sitting,
  sleeping,
  standing,
  stretching,
  upright,
  walking,
  washing,
  waving,
  yawning,
};

/** Every name, in the order of the alphabet. */
export const POSE_NAMES: Pose[] = Object.keys(POSES) as Pose[];
