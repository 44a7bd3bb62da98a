/** @module The parts of a picture that a person can lock, so that a new cat has them too. */

/** In the order in which they are shown. */
export const LOCKABLE_PARTS = ["coat", "eyes", "pose", "clothes", "place", "light"] as const;
/** A part of a picture that can be locked. */
export type LockablePart = (typeof LOCKABLE_PARTS)[number];

/** Which parts of which picture a new one is to have. */
export interface Locked {
  /** Key of the picture. */
  imageUrl: string;
  /** Those of it that stay. */
  parts: LockablePart[];
}
