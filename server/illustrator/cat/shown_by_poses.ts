/** @module Which poses show what a cat does with its tail, paws and head, and the legs that it has lost. */
import { GESTURES } from "../cat_choices.ts";
import type { CatLook, Feature } from "../spec.ts";
import { isTurnedAway } from "./head/open_eyes.ts";
import type { Pose } from "./poses.ts";

/** Poses with a tail that may go up. */
const FREE_TAIL: readonly Pose[] = [
  "sitting",
  "standing",
  "walking",
  "running",
  "sneaking",
  "lying",
  "crouching",
  "jumping",
  "waving",
  "stretching",
];

/** The only poses that show these. */
const ONLY_IN: Partial<Record<Feature, readonly Pose[]>> = {
  "tail up": FREE_TAIL,
  "tail tucked in": ["standing", "walking", "sneaking"],
  "tail around its paws": ["sitting"],
  "head on its paws": ["lying"],
  "paw raised": ["waving", "sitting", "standing", "walking"],
};

/** Legs are under it, or cut off. */
const WITHOUT_LEGS: readonly Pose[] = [
  "loaf",
  "lying",
  "curled up",
  "sleeping",
  "portrait",
  "crouching",
];

/** What the back of a head does not show. */
const OF_FACES: readonly Feature[] = GESTURES.filter((gesture) =>
  /^(?:eyes|wide|mouth|tongue)/.test(gesture)
);

/** Whether a cat in this pose can show it. */
export function isShownIn(feature: Feature, pose: Pose): boolean {
  if (/leg missing$/.test(feature)) return !WITHOUT_LEGS.includes(pose);
  return ONLY_IN[feature]?.includes(pose) ?? true;
}

/** Whether it is seen on a cat of this look. */
export function isShownOn(feature: Feature, look: CatLook): boolean {
  return isShownIn(feature, look.pose) && !(OF_FACES.includes(feature) && isTurnedAway(look));
}
