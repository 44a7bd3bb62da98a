/**
 * @module What people mean by the words for colours, as ranges of OKLCH. Made without a look at the
 * palette.
 */
import type { Colour } from "../../colour/colour.ts";

interface Range {
  l: [from: number, to: number];
  c: [from: number, to: number];
  /** Degrees; a range may cross 0. Absent: any. */
  h?: [from: number, to: number];
}

const RANGES = {
  black: { l: [0, 0.43], c: [0, 0.06] },
  white: { l: [0.8, 1], c: [0, 0.06] },
  grey: { l: [0.4, 0.86], c: [0, 0.06] },
  silver: { l: [0.6, 0.95], c: [0, 0.05] },
  cream: { l: [0.78, 0.98], c: [0.015, 0.11], h: [50, 110] },
  beige: { l: [0.65, 0.93], c: [0.02, 0.1], h: [45, 105] },
  orange: { l: [0.5, 0.86], c: [0.085, 0.3], h: [38, 85] },
  peach: { l: [0.68, 0.95], c: [0.04, 0.16], h: [25, 85] },
  brown: { l: [0.25, 0.66], c: [0.02, 0.13], h: [25, 95] },
  golden: { l: [0.6, 0.95], c: [0.08, 0.25], h: [62, 105] },
  red: { l: [0.3, 0.7], c: [0.1, 0.35], h: [0, 42] },
  pink: { l: [0.55, 0.95], c: [0.04, 0.3], h: [325, 35] },
  yellow: { l: [0.7, 0.98], c: [0.08, 0.3], h: [78, 118] },
  green: { l: [0.25, 0.92], c: [0.04, 0.35], h: [105, 180] },
  teal: { l: [0.3, 0.9], c: [0.04, 0.25], h: [165, 225] },
  blue: { l: [0.25, 0.92], c: [0.04, 0.35], h: [205, 285] },
  navy: { l: [0.1, 0.5], c: [0.02, 0.2], h: [225, 295] },
  purple: { l: [0.2, 0.85], c: [0.05, 0.35], h: [280, 335] },
  copper: { l: [0.4, 0.78], c: [0.08, 0.22], h: [30, 75] },
  amber: { l: [0.55, 0.85], c: [0.09, 0.25], h: [48, 90] },
} satisfies Record<string, Range>;

export type ColourWord = keyof typeof RANGES;

/** The colour that a word names. */
export const COLOUR_WORDS: Readonly<Record<string, ColourWord>> = Object.assign(
  Object.create(null) as Record<string, ColourWord>,
  Object.fromEntries(Object.keys(RANGES).map((name) => [name, name as ColourWord])),
  {
    gray: "grey",
    smoky: "grey",
    charcoal: "grey",
    ginger: "orange",
    marmalade: "orange",
    rust: "orange",
    mustard: "yellow",
    gold: "golden",
    brass: "golden",
    violet: "purple",
    lilac: "purple",
    lavender: "purple",
    turquoise: "teal",
    aqua: "teal",
    crimson: "red",
    scarlet: "red",
    burgundy: "red",
    emerald: "green",
    mint: "green",
    sage: "green",
    olive: "green",
    chocolate: "brown",
    hazel: "brown",
    ivory: "cream",
    snow: "white",
  } satisfies Record<string, ColourWord>,
);

/** Whether people would call this colour so. */
export function isCalled(word: ColourWord, { l, c, h }: Colour): boolean {
  const range: Range = RANGES[word];
  return within(l, range.l) && within(c, range.c) && (!range.h || isBetween(h, range.h));
}

function within(value: number, [from, to]: readonly [number, number]): boolean {
  return value >= from && value <= to;
}

function isBetween(hue: number, [from, to]: readonly [number, number]): boolean {
  return from <= to ? hue >= from && hue <= to : hue >= from || hue <= to;
}
