/** @module Which poses show what a cat does with its tail, paws and head, and the legs that it has lost. */
import { FACE_DETAILS, GESTURES } from "../choices/cat_choices.ts";
import { type OwnMark, type OwnMarkPlace, partsOf } from "../choices/own_mark_choices.ts";
import type { CatLook, Feature } from "../spec.ts";
import { isTurnedAway } from "./head/open_eyes.ts";
import { type Pose, POSES } from "./poses.ts";

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
  "long body": ["walking", "lying", "stretching", "sneaking", "running", "jumping", "sleeping"],
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

/** What a head that is laid down hides, or hardly shows. */
const OF_OPEN_FACES: ReadonlySet<Feature> = new Set<Feature>([
  ...FACE_DETAILS,
  "moustache",
  "scar",
  "snaggletooth",
  "fangs",
  "beard",
  "cloudy eyes",
  "left eye clouded",
  "right eye clouded",
  "crossed eyes",
  "glowing eyes",
  "sparkling eyes",
  "big eyes",
  "slit pupils",
  "one eye shut",
  "left eye missing",
  "right eye missing",
  "long whiskers",
  "large ears",
]);

/** On its legs, seen from the side, a cat shows how long they and its tail are. */
export const ON_ITS_LEGS: readonly Pose[] = ["standing", "walking", "running", "sneaking"];
/** A face that is turned to the viewer. */
const FACING: readonly Pose[] = ["sitting", "portrait", "waving", "loaf", "lying", "upright"];
const BEST_IN: Partial<Record<Feature, readonly Pose[]>> = {
  "crossed eyes": FACING,
  "moustache": FACING,
  "heart spot": FACING,
  "tail tip missing": ON_ITS_LEGS,
  "short legs": ON_ITS_LEGS,
};

/** Places of the flank, which a cat that faces the viewer turns away. */
const OF_FLANKS: ReadonlySet<OwnMarkPlace> = new Set<OwnMarkPlace>(["back", "side", "rump"]);

/** Whether one sees a mark of the cat's own well in this pose. */
export function isMarkWellShownIn(mark: OwnMark, pose: Pose): boolean {
  const { place } = partsOf(mark);
  return OF_FLANKS.has(place)
    ? ON_ITS_LEGS.includes(pose)
    : place !== "chest" || !POSES[pose].hidesClothes;
}

/** Whether a cat in this pose can show it. */
export function isShownIn(feature: Feature, pose: Pose): boolean {
  if (/leg missing$/.test(feature)) return !WITHOUT_LEGS.includes(pose);
  return ONLY_IN[feature]?.includes(pose) ?? true;
}

/** Whether one sees it well there: the poses to choose from for a cat that is described by it. */
export function isWellShownIn(feature: Feature, pose: Pose): boolean {
  const { isSleep, isLively } = POSES[pose];
  return isShownIn(feature, pose) && !(OF_OPEN_FACES.has(feature) && (isSleep || isLively)) &&
    (BEST_IN[feature]?.includes(pose) ?? true);
}

/** Whether it is seen on a cat of this look. */
export function isShownOn(feature: Feature, look: CatLook): boolean {
  return isShownIn(feature, look.pose) && !(OF_FACES.includes(feature) && isTurnedAway(look));
}
