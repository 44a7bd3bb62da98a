/** @module Parts of a cat's body that do something of their own, and how they are carried. */

/** Parts that words say something of. */
export const BODY_PARTS = [
  "ears",
  "eyes",
  "pupils",
  "mouth",
  "tongue",
  "head",
  "chin",
  "nose",
  "paw",
  "paws",
  "legs",
  "belly",
  "tail",
  "whiskers",
  "teeth",
] as const;

/** One such part. */
export type BodyPart = (typeof BODY_PARTS)[number];

/** How a part is carried. */
export const BODY_STATES = [
  "raised",
  "lowered",
  "flat",
  "around",
  "puffed",
  "between",
  "shut",
  "half shut",
  "open",
  "wide",
  "big",
  "out",
  "tilted",
  "tucked",
  "resting",
  "off the ground",
  "bent",
  "torn",
  "missing",
  "crossed",
  "long",
] as const;

/** One such state. */
export type BodyState = (typeof BODY_STATES)[number];
