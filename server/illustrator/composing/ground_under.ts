/**
 * @module How high in the picture the ground lies: low below what is tall, which so can be large, higher below what is
 * low, so that no empty half of a picture hangs over it.
 */
import { PICTURE_SIZE } from "../scene.ts";
import type { Grounds } from "../world/shot.ts";

/** What stands in the picture is lower than its middle by this much, in units: it has more air above than below. */
const LOW = 34;

/** The ground below what reaches so high above it, in units of the picture. */
export function groundUnder(height: number, { from, to }: Grounds): number {
  return Math.max(from, Math.min(to, (PICTURE_SIZE + height) / 2 + LOW));
}
