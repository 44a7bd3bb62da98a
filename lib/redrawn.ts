/** @module A picture drawn again with changes. */
import type { GeneratedCharacter } from "./character.ts";

/** One thing that is different: "pose", from "sitting" to "sleeping". Empty texts stand for nothing. */
export interface Change {
  /** The decision: "pose", "accessories", "setting" …. */
  what: string;
  /** As it was. */
  from: string;
  /** As it is now. */
  to: string;
}

/** The same cat with changes. */
export interface RedrawnCharacter extends GeneratedCharacter {
  /** Credits it took. */
  cost: 0;
  /** What differs from the picture before, in plain words. */
  changed: Change[];
}
