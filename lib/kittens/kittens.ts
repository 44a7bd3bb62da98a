/** @module What two cats may pass on to kittens, and the kittens they have. */
import type { GeneratedCharacter, RecentPicture, SavedCharacter } from "../character.ts";
import type { Birth, Sex } from "./birth.ts";

/** A kitten that is drawn and not saved. */
export interface Kitten extends GeneratedCharacter, Birth {}

/** How likely a look is. */
export interface LookOdds {
  /** As people call it: "short-haired black son". */
  look: string;
  /** 0 to 1. */
  chance: number;
}

/** What one egg and one sperm make. */
export interface SquareCell {
  /** As breeders write it: "D/d". */
  genotype: string;
  /** What it shows: "dilute". */
  look: string;
  /** Absent: both sexes alike. */
  sex?: Sex;
}

/** A Punnett square. */
export interface Square {
  /** Symbol of the locus: "D". */
  locus: string;
  /** What people call it: "Dilution". */
  title: string;
  /** The mother's eggs. */
  rows: string[];
  /** The father's sperm. */
  columns: string[];
  /** Row by row. */
  cells: SquareCell[][];
}

/** What two cats may pass on. */
export interface Pairing {
  /** Exact, the likeliest first; they add up to 1. */
  odds: LookOdds[];
  /** Of the loci at which kittens may differ. */
  squares: Square[];
}

/** A litter as the API answers it. */
export interface LitterAnswer extends Pairing {
  /** The kittens, in the order they were drawn. */
  litter: Kitten[];
  /** Credits the account has left. */
  remainingGenerations: number;
}

/** A parent as the page shows it. */
export type ParentCat = Pick<SavedCharacter, "id" | "slug" | "name" | "imageUrl" | "alt" | "sex">;

/** What the page shows of two cats. */
export interface PairingPage extends Pairing {
  /** The mother. */
  mother: ParentCat;
  /** The father. */
  father: ParentCat;
  /** Looks of the parents that harm cats and are no aim of breeding. */
  harmful: string[];
}

/** A kitten as the page shows it. */
export interface KittenPicture extends RecentPicture {
  /** Whether it is a daughter or a son. */
  sex: Sex;
}

/** A cat of a family tree. */
export type Relative =
  | ParentCat
  /** It is deleted, unlisted for this visitor, or its owner does not allow kittens (any more). */
  | { isHidden: "gone" | "unlisted" | "notAllowed" };

/** Who a cat comes from, and who comes from it. */
export interface Family {
  /** Mother and father, with theirs. Absent: unknown. */
  parents?: { cat: Relative; parents?: [Relative, Relative] }[];
  /** Those that the visitor may see, the eldest first. */
  kittens: ParentCat[];
}
