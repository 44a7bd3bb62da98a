/** @module How a style builds a cat: at 64 pixels its shape alone shows the style. */

/** Outline of a head: its widest place, its cheeks and its chin. */
export type HeadShape =
  | "wedge"
  | "round"
  | "natural"
  | "square"
  | "slender"
  | "heart"
  | "facet"
  | "soft"
  | "chin";

/** The measures of a style, as factors of those of a real cat unless it says otherwise. */
export interface StyleFigure {
  /** Size of the head. */
  head: number;
  /** The outline of the head. */
  shape: HeadShape;
  /** Width and height of the eyes. */
  eyes: readonly [wide: number, high: number];
  /** How much lower the eyes lie, and how much farther apart, in units of the head. */
  eyesAt: { lower: number; apart: number };
  /** Height of the ears. */
  ears: number;
  /** Width of the ears; absent: 1. */
  earWidth?: number;
  /** Thickness and length of the body. */
  body: readonly [across: number, along: number];
  /** Length of the legs of a cat that stands on them. */
  legs: number;
  /** Whether moods show in eyebrows and in the colour of cheeks, which no real cat has. */
  hasHumanFace: boolean;
  /** Whether its heads are never seen from the side: few pixels make a snout of a small muzzle. */
  lacksProfile?: true;
  /** Whether strong moods show in signs beside the head: a drop of sweat, a swollen vein. */
  hasMoodSigns?: boolean;
}
