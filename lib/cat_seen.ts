/** @module What can be seen of a cat on a photo, by the names that people choose from. */

/** What is seen, by the name of each trait, in the order in which it is said. */
export const SEEN_TRAITS = {
  colour: ["black", "grey", "silver", "white", "cream", "orange", "golden", "brown", "chocolate"],
  pattern: ["solid", "tabby", "spotted", "tortoiseshell", "calico", "points"],
  white: [
    "none",
    "muzzle",
    "bib",
    "muzzle and bib",
    "paws",
    "bib and paws",
    "muzzle, bib and paws",
    "patches",
    "mostly white",
  ],
  eyes: ["green", "yellow", "gold", "amber", "copper", "brown", "hazel", "blue"],
  length: ["short", "medium", "fluffy"],
} as const;

/** The name of a trait. */
export type SeenTrait = keyof typeof SEEN_TRAITS;

/** The traits' names, in order. */
export const SEEN_TRAIT_NAMES = Object.keys(SEEN_TRAITS) as SeenTrait[];

/** A cat as far as a photo shows it, or a person says that it does; what is absent is not sure. */
export type CatSeen = { -readonly [Trait in SeenTrait]?: (typeof SEEN_TRAITS)[Trait][number] } & {
  /** No model could look, and no cat's face was seen: whether it is a cat, its colours alone suggest. */
  byColours?: true;
};

/** White besides the coat's colour: where it is. */
export type WhiteSeen = NonNullable<CatSeen["white"]>;
