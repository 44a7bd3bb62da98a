/** @module Parts of a cat's body that do something of their own, and how they are carried. */

/** A part that words say something of. */
export type BodyPart =
  | "ears"
  | "eyes"
  | "pupils"
  | "mouth"
  | "tongue"
  | "head"
  | "chin"
  | "nose"
  | "paw"
  | "paws"
  | "legs"
  | "belly"
  | "tail";

/** How it is carried. */
export type BodyState =
  | "raised"
  | "lowered"
  | "flat"
  | "around"
  | "puffed"
  | "between"
  | "shut"
  | "half shut"
  | "open"
  | "wide"
  | "big"
  | "out"
  | "tilted"
  | "tucked"
  | "resting"
  | "off the ground";
