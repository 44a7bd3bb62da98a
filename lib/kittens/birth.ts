/** @module The sex of a cat, and what is known of a kitten from its birth. */

/** The sexes. */
export const SEXES = ["female", "male"] as const;
/** A sex. */
export type Sex = (typeof SEXES)[number];

/** What is known of a kitten from its birth. */
export interface Birth {
  /** The ids of its mother and its father. */
  parents: [mother: number, father: number];
  /** Its sex. */
  sex: Sex;
}
