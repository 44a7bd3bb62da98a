/**
 * @module The thresholds of the quality checks that all styles share; `style_thresholds.ts` and the entries
 * of styles have the others. They were calibrated on the 480 golden pictures (sixty descriptions in eight
 * styles) of November 2026 and are frozen since: a picture that misses one is looked at, the threshold is
 * not moved.
 */

/** What a figure may be, both ends included. */
export interface Band {
  /** Absent: no least value. */
  from?: number;
  /** Absent: no greatest value. */
  to?: number;
}

/** Of a scene, in shares of the picture. */
export const STRUCTURE = {
  /** Everything of the cat stays this far from the edges. */
  frame: 0.03,
  area: { from: 0.13, to: 0.65 },
  /** Least area of a cat that is to be tiny. */
  tiny: 0.08,
  centre: { from: 0.35, to: 0.65 },
  nose: 0.7,
};

/** An OKLab distance people see without looking for it. */
export const SEEN_DIFFERENCE = 0.1;

/** What single styles promise, in shares of what is looked at. */
export const BRUSHWORK = {
  palette: { from: 16, to: 40 },
  line: { from: 0.9 },
  tones: { from: 0.58 },
  strands: { from: 0.4 },
  flow: { from: 0.2 },
  bare: { from: 0.04 },
  /** Mean change over four pixels of bare paper, 0..255, and how often that over twelve is as large. */
  grain: { from: 2, to: 6 },
  clouds: { to: 1.25 },
} satisfies Record<string, Band>;

/** Least share of pictures that are nearest to the middle of their own style; 99.6 % of the 480 are. */
export const SEPARABLE = 0.98;

/** Least distance of the two pictures most alike, and of the middle pair. */
export const DIVERSITY = { nearest: 0.08, middle: 0.3 };

/** Least share of what is found in pictures of random descriptions that is as it should be. */
export const FUZZ = 0.995;

/** Most a part of a golden picture may differ on another machine, 0..255. */
export const GOLDEN_TOLERANCE = 3;
