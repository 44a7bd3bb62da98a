/**
 * @module What a cat takes along where words only say that it is with it: an umbrella, and on its way its
 * luggage.
 */
import type { Pose } from "../../cat/poses.ts";
import { isLuggage, isShelter } from "../../things/uses.ts";
import type { Prop } from "../../wardrobe/prop_kinds.ts";

/** In these a cat goes somewhere, and its paws may be free. */
const GOING: readonly Pose[] = ["walking", "upright"];

/** Whether a cat in this pose has the thing in a paw. */
export function isTakenAlong(thing: Prop, pose: Pose): boolean {
  return isShelter(thing) || isLuggage(thing) && GOING.includes(pose);
}
