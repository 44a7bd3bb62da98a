/**
 * Every threshold of the gates in one place.
 *
 * @module
 */
import type { Style } from "../../../lib/choices.ts";
import type { Craft } from "./craft.ts";
import type { Statistics } from "./statistics.ts";

/** How far a painting may be from its recipe. */
export interface Allowance {
  /** Degrees between a hue meant and seen. */
  hue: number;
  /** Lightness seen less lightness meant. */
  lightness: { from: number; to: number };
  /** Chroma of what should have none, above its own. */
  neutral: number;
  /** Degrees between an iris meant and seen, and the least share of the eye that has a colour. */
  eye: number;
  iris: number;
  /** Least lightness of white fur. */
  white: number;
  /** Least OKLab distance of stripes from the coat between them. */
  stripes: number;
  /** Least share of the picture a thing takes. */
  thing: number;
  /** Most lightness of a night sky, least of a day's. */
  night: number;
  day: number;
  /** Least share of the background's hues near the scheme's. */
  scheme: number;
}

const REFERENCE: Allowance = {
  hue: 18,
  lightness: { from: -0.2, to: 0.15 },
  neutral: 0.045,
  eye: 22,
  iris: 0.2,
  white: 0.8,
  stripes: 0.07,
  thing: 0.002,
  night: 0.42,
  day: 0.7,
  scheme: 0.3,
};

export const ADHERENCE: Record<Style, Allowance> = {
  pixel: REFERENCE,
  cartoon: REFERENCE,
  anime: REFERENCE,
  realistic: REFERENCE,
  watercolor: REFERENCE,
  storybook: REFERENCE,
  neon: REFERENCE,
  "stained-glass": REFERENCE,
};

/** Of a scene, in shares of the picture. */
export const STRUCTURE = {
  /** Everything of the cat stays this far from the edges. */
  frame: 0.03,
  area: { from: 0.1, to: 0.65 },
  centre: { from: 0.3, to: 0.7 },
  eyeShare: 0.012,
  nose: 0.6,
};

/** An OKLab distance people see without looking for it. */
export const SEEN_DIFFERENCE = 0.1;

const SEEN = { seen: 0.8, seenSmall: 0.7, eyes: 0.18 };

export const LEGIBILITY: Record<Style, typeof SEEN> = {
  pixel: SEEN,
  cartoon: SEEN,
  anime: SEEN,
  realistic: SEEN,
  watercolor: SEEN,
  storybook: SEEN,
  neon: SEEN,
  "stained-glass": SEEN,
};

/** What a figure may be, both ends included. */
export interface Band {
  from?: number;
  to?: number;
}

type Bands = Partial<Record<keyof Statistics | keyof Craft, Band>>;

export const BANDS: Record<Style, Bands> = {
  pixel: {},
  cartoon: {},
  anime: {},
  realistic: {},
  watercolor: {},
  storybook: {},
  neon: {},
  "stained-glass": {},
};

/** Least share of pictures that are nearest to the middle of their own style. */
export const SEPARABLE = 0.98;

/** Least distance of the two pictures most alike, and of the middle pair. */
export const DIVERSITY = { nearest: 0.08, middle: 0.3 };

/** Most a part of a golden picture may differ on another machine, 0..255. */
export const GOLDEN_TOLERANCE = 3;
