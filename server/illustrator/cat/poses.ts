/**
 * Every entry of `cat/poses`. Written by `deno task entries`: change the entries, not this file.
 *
 * @module
 */
import type { PoseEntry } from "./pose_entry.ts";
import { pose as bellyUp } from "./poses/belly_up.ts";
import { pose as crouching } from "./poses/crouching.ts";
import { pose as dancing } from "./poses/dancing.ts";
import { pose as jumping } from "./poses/jumping.ts";
import { pose as loaf } from "./poses/loaf.ts";
import { pose as lying } from "./poses/lying.ts";
import { pose as portrait } from "./poses/portrait.ts";
import { pose as running } from "./poses/running.ts";
import { pose as sitting } from "./poses/sitting.ts";
import { pose as sleeping } from "./poses/sleeping.ts";
import { pose as standing } from "./poses/standing.ts";
import { pose as stretching } from "./poses/stretching.ts";
import { pose as walking } from "./poses/walking.ts";
import { pose as waving } from "./poses/waving.ts";

/** The name of an entry. */
export type Pose =
  | "belly up"
  | "crouching"
  | "dancing"
  | "jumping"
  | "loaf"
  | "lying"
  | "portrait"
  | "running"
  | "sitting"
  | "sleeping"
  | "standing"
  | "stretching"
  | "walking"
  | "waving";

/** Every entry by its name. */
export const POSES: Readonly<Record<Pose, PoseEntry>> = {
  "belly up": bellyUp,
  crouching,
  dancing,
  jumping,
  loaf,
  lying,
  portrait,
  running,
  sitting,
  sleeping,
  standing,
  stretching,
  walking,
  waving,
};

/** Every name, in the order of the alphabet. */
export const POSE_NAMES: Pose[] = Object.keys(POSES) as Pose[];
