/**
 * @module Descriptions with what people want to see in their pictures, and what became of each wish.
 */

/** The kinds of wishes, in the order tables show them. */
export const WISH_KINDS = [
  "coat",
  "eyes",
  "body",
  "pose",
  "clothing",
  "mood",
  "object",
  "place",
  "time",
  "weather",
  "animal",
  "relation",
  "negation",
  "text",
  "art",
] as const;
export type WishKind = (typeof WISH_KINDS)[number];

/** One thing a person wants to see. */
export interface Wish {
  what: WishKind;
  /** What it is, in plain English: "cat on the radiator", "striped apron". */
  text: string;
  /** The person's own words for it, where they are not English. */
  said?: string;
}

/** A description as people write it, with its wishes labelled by a person. */
export interface Described {
  id: number;
  prompt: string;
  /** Language of the prompt, as ISO 639-1. */
  lang: string;
  elements: Wish[];
}

/** What one look at the scene and the picture says; undefined where it cannot decide. */
export type Sight = boolean | undefined;

/**
 * - `right`: it is seen in the picture.
 * - `wrong`: it is not, and the receipt says nothing about it.
 * - `disclosed`: it is not, and the receipt says so.
 * - `refused`: the whole description was refused.
 * - `undecided`: no measurement can decide.
 */
export type Verdict = "right" | "wrong" | "disclosed" | "refused" | "undecided";
