/**
 * Small things of a colour stronger than what is around them, eyes most of all: a palette by area
 * alone would lose them.
 *
 * @module
 */
import { blurred, type Planes, STUDY_SIDE } from "./planes.ts";

/** How much stronger than its surroundings a colour must be. */
const STRONGER = 0.045;
/** What counts as the surroundings, in pixels of the study. */
const AROUND = 36;
/** Looking at every third pixel of every third row finds whatever fills a block. */
const STRIDE = 3;

/** Places in the study that lie in such things. */
export function preciousOf({ a, b }: Planes): number[] {
  const nearA = blurred(a, 2, 1), nearB = blurred(b, 2, 1);
  const farA = blurred(a, AROUND, 1), farB = blurred(b, AROUND, 1);
  const places: number[] = [];
  for (let y = 0; y < STUDY_SIDE; y += STRIDE) {
    for (let x = 0; x < STUDY_SIDE; x += STRIDE) {
      const at = y * STUDY_SIDE + x;
      const own = Math.hypot(nearA[at]!, nearB[at]!);
      const other = Math.hypot(nearA[at]! - farA[at]!, nearB[at]! - farB[at]!);
      if (own > STRONGER && other > STRONGER) places.push(at);
    }
  }
  return places;
}
