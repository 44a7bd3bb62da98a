/**
 * @module What pictures must show in every style, unless the style's own entry says otherwise. The figures
 * were calibrated with those of `thresholds.ts`.
 */
import type { Style } from "../../../lib/choices.ts";
import { STYLE_ENTRIES } from "../styles.ts";
import type { Brushwork } from "./brushwork.ts";
import type { Craft } from "./craft.ts";
import type { Statistics } from "./statistics.ts";
import type { Band } from "./thresholds.ts";

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
  /** Degrees between an iris meant and seen. */
  eye: number;
  /** Least share of the eye that has a colour. */
  iris: number;
  /** Least lightness of white fur. */
  white: number;
  /** Least OKLab distance of stripes from the coat between them. */
  stripes: number;
  /** Least share of the picture a thing takes. */
  thing: number;
  /** Most lightness of a night sky. */
  night: number;
  /** Least lightness of a day sky. */
  day: number;
  /** Least share of the background's hues near the scheme's. */
  scheme: number;
}

const ADHERENCE: Allowance = {
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
  day: 0.68,
  scheme: 0.3,
};

/** How well a cat must be seen. */
export interface Legible {
  /** Least share of the cat's edge that is seen at full size. */
  seen: number;
  /** The same in a small picture. */
  seenSmall: number;
  /** Least standard deviation of lightness in an eye. */
  eyes: number;
}

const LEGIBILITY: Legible = { seen: 0.8, seenSmall: 0.62, eyes: 0.17 };

/** What figures of a picture may be; the checks know those that are missing nothing of. */
export type Bands = Partial<Record<keyof Statistics | keyof Craft, Band>>;

/** No picture is grey, black, white, empty or noise. */
const STATISTICS: Bands = {
  colourfulness: { from: 22, to: 135 },
  lightness: { from: 0.28, to: 0.87 },
  contrast: { from: 0.095, to: 0.27 },
  entropy: { from: 3.6, to: 6.8 },
  flat: { to: 0.55 },
  edges: { from: 0.06, to: 0.45 },
  clipped: { to: 0.04 },
};

/** How a painting shows single colours. */
export interface Painting {
  /** Degrees: the hue of green eyes, and how far off it may be. */
  greenEyes: { hue: number; within: number };
  /** The greatest lightness of a black coat. */
  black: number;
  /** The lightness of a grey coat. */
  grey: Band;
  /** The least lightness of a white coat. */
  white: number;
  /** The least share of a black cat's outline that is seen at night. */
  seenAtNight: number;
  /** The same where all around is dark. */
  seenInTheDark: number;
}

const PAINTING: Painting = {
  greenEyes: { hue: 140, within: 22 },
  black: 0.42,
  grey: { from: 0.5, to: 0.76 },
  white: 0.82,
  seenAtNight: 0.9,
  seenInTheDark: 0.9,
};

/** Least correlation, -1 to 1, of the light of a photo and of the photo painted anew. */
const LIKENESS = 0.6;

/** The thresholds of one style; what is missing is as in every other style. */
export interface StyleThresholds {
  /** How far a painting may be from its recipe. */
  adherence?: Partial<Allowance>;
  /** How well the cat must be seen. */
  legibility?: Partial<Legible>;
  /** What figures of the picture may be. */
  statistics?: Bands;
  /** How single colours must show. */
  painting?: Partial<Painting>;
  /** Least correlation, -1 to 1, of the light of a photo and of the photo painted anew. */
  likeness?: number;
  /** Least share of the picture that open eyes take; missing: any. */
  eyeShare?: number;
  /** What only this style promises; missing: nothing. */
  brushwork?: Brushwork;
}

/** What `thresholdsOf` answers. */
export interface AllThresholds extends Pick<StyleThresholds, "eyeShare" | "brushwork"> {
  /** See `StyleThresholds`; every value is set. */
  adherence: Allowance;
  /** See `StyleThresholds`; every value is set. */
  legibility: Legible;
  /** See `StyleThresholds`; with the figures that every style keeps. */
  statistics: Bands;
  /** See `StyleThresholds`; every value is set. */
  painting: Painting;
  /** See `StyleThresholds`. */
  likeness: number;
}

/** Every threshold of a style, those it shares with other styles included. */
export function thresholdsOf(style: Style): AllThresholds {
  const { adherence, legibility, statistics, painting, likeness, ...own } =
    STYLE_ENTRIES[style].quality;
  return {
    ...own,
    adherence: { ...ADHERENCE, ...adherence },
    legibility: { ...LEGIBILITY, ...legibility },
    statistics: { ...STATISTICS, ...statistics },
    painting: { ...PAINTING, ...painting },
    likeness: likeness ?? LIKENESS,
  };
}
