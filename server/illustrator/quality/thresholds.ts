/**
 * Every threshold of the gates in one place. They were calibrated on the 480 golden pictures (sixty
 * descriptions in eight styles) of November 2026 and are frozen since: a picture that misses one is
 * looked at, the threshold is not moved.
 *
 * @module
 */
import type { Style } from "../../../lib/choices.ts";
import type { Craft } from "./craft.ts";
import type { Statistics } from "./statistics.ts";

/** What a figure may be, both ends included. */
export interface Band {
  from?: number;
  to?: number;
}

/** How far a painting may be from its recipe. */
export interface Allowance {
  /** Least share of the fur without markings that has the colour of the coat. */
  coat: number;
  /** Degrees between a hue meant and seen. */
  hue: number;
  /** Lightness seen less lightness meant. */
  lightness: Band;
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

const FAITHFUL: Allowance = {
  coat: 0.1,
  hue: 18,
  lightness: { from: -0.22, to: 0.15 },
  neutral: 0.07,
  eye: 22,
  iris: 0.17,
  white: 0.8,
  stripes: 0.07,
  thing: 0.0012,
  night: 0.45,
  day: 0.7,
  scheme: 0.3,
};

export const ADHERENCE: Record<Style, Allowance> = {
  // Forty colours for everything: hues are rounded.
  pixel: { ...FAITHFUL, hue: 20, white: 0.74 },
  cartoon: FAITHFUL,
  // A bloom of light lies over everything.
  anime: { ...FAITHFUL, night: 0.52, white: 0.78 },
  realistic: FAITHFUL,
  // The paper shines through the darkest wash.
  watercolor: { ...FAITHFUL, night: 0.55 },
  storybook: FAITHFUL,
  // Its days are evenings: the tubes have to shine.
  neon: { ...FAITHFUL, hue: 24, lightness: { from: -0.22, to: 0.2 }, day: 0.45, white: 0.76 },
  "stained-glass": { ...FAITHFUL, night: 0.5 },
};

/** Of a scene, in shares of the picture. */
export const STRUCTURE = {
  /** Everything of the cat stays this far from the edges. */
  frame: 0.03,
  area: { from: 0.13, to: 0.65 },
  /** Least area of a cat that is to be tiny. */
  tiny: 0.08,
  centre: { from: 0.35, to: 0.65 },
  eyeShare: 0.01,
  nose: 0.7,
};

/** An OKLab distance people see without looking for it. */
export const SEEN_DIFFERENCE = 0.1;

interface Legible {
  /** Least share of the cat's edge that is seen, at full size and as a small picture. */
  seen: number;
  seenSmall: number;
  /** Least standard deviation of lightness in an eye. */
  eyes: number;
}

const CLEAR: Legible = { seen: 0.8, seenSmall: 0.62, eyes: 0.17 };

export const LEGIBILITY: Record<Style, Legible> = {
  // Forty colours: a blue cat shares its blues with a blue forest.
  pixel: { ...CLEAR, seen: 0.77 },
  cartoon: CLEAR,
  anime: CLEAR,
  // No line is drawn around it: pale fur is parted from a pale distance by its shade alone.
  realistic: { ...CLEAR, seen: 0.6, seenSmall: 0.56 },
  // A pencil line is too fine to be seen from afar.
  watercolor: { ...CLEAR, seen: 0.76, seenSmall: 0.42 },
  storybook: CLEAR,
  // Eyes shine: there is little dark in them.
  neon: { ...CLEAR, eyes: 0.13 },
  "stained-glass": { ...CLEAR, eyes: 0.15 },
};

type Bands = Partial<Record<keyof Statistics | keyof Craft, Band>>;

/** No picture is grey, black, white, empty or noise. */
const PICTURE: Bands = {
  colourfulness: { from: 24, to: 135 },
  lightness: { from: 0.28, to: 0.87 },
  contrast: { from: 0.095, to: 0.27 },
  entropy: { from: 3.6, to: 6.8 },
  flat: { to: 0.55 },
  edges: { from: 0.06, to: 0.45 },
  clipped: { to: 0.04 },
};

export const BANDS: Record<Style, Bands> = {
  pixel: { ...PICTURE, entropy: { from: 3.2 }, blocks: { from: 1 }, colours: { from: 16, to: 40 } },
  cartoon: { ...PICTURE, outline: { from: 0.4 }, twoTone: { from: 0.55 }, fine: { to: 3.2 } },
  anime: { ...PICTURE, fine: { to: 2.9 } },
  // What is far is out of focus, and in fog all is.
  realistic: {
    ...PICTURE,
    contrast: { from: 0.08, to: 0.27 },
    edges: { from: 0.035, to: 0.2 },
    fine: { from: 1.5, to: 3.4 },
    blocks: { to: 0.15 },
  },
  watercolor: {
    ...PICTURE,
    contrast: { from: 0.085, to: 0.27 },
    paper: { from: 0.85 },
    fine: { from: 2.2 },
  },
  storybook: { ...PICTURE, fine: { from: 4.8 }, blocks: { to: 0.02 } },
  neon: { ...PICTURE, lightness: { from: 0.3, to: 0.68 }, glow: { from: 0.1 } },
  "stained-glass": { ...PICTURE, fine: { from: 3.5 }, edges: { from: 0.18, to: 0.48 } },
};

/** What single styles promise, in shares of what is looked at. */
export const BRUSHWORK = {
  palette: { from: 16, to: 40 },
  line: { from: 0.9 },
  tones: { from: 0.6 },
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
