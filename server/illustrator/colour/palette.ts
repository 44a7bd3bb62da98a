/** @module The colours everything is mixed from: coats, eyes, things and the seven schemes. */
import type { ColourScheme } from "../../../lib/choices.ts";
import { type Colour, mix, shift } from "./colour.ts";
import type { CatSpec, CoatColour, EyeColour, ThingColour } from "../spec.ts";

/** The middle tone of every coat. */
export const COATS: Record<CoatColour, Colour> = {
  black: { l: 0.29, c: 0.013, h: 300 },
  charcoal: { l: 0.41, c: 0.012, h: 275 },
  grey: { l: 0.66, c: 0.023, h: 262 },
  silver: { l: 0.83, c: 0.01, h: 250 },
  white: { l: 0.96, c: 0.009, h: 85 },
  cream: { l: 0.9, c: 0.054, h: 79 },
  orange: { l: 0.73, c: 0.147, h: 59 },
  red: { l: 0.63, c: 0.15, h: 46 },
  apricot: { l: 0.81, c: 0.105, h: 66 },
  golden: { l: 0.79, c: 0.125, h: 82 },
  brown: { l: 0.49, c: 0.066, h: 58 },
  chocolate: { l: 0.38, c: 0.052, h: 46 },
  cinnamon: { l: 0.57, c: 0.098, h: 50 },
  fawn: { l: 0.75, c: 0.055, h: 60 },
  lilac: { l: 0.73, c: 0.026, h: 340 },
  seal: { l: 0.33, c: 0.035, h: 48 },
  caramel: { l: 0.69, c: 0.115, h: 70 },
  blue: { l: 0.68, c: 0.1, h: 250 },
  pink: { l: 0.79, c: 0.105, h: 358 },
  purple: { l: 0.62, c: 0.13, h: 302 },
  green: { l: 0.74, c: 0.115, h: 148 },
};

/** The middle tone of every iris. */
export const EYES: Record<EyeColour, Colour> = {
  green: { l: 0.72, c: 0.18, h: 140 },
  emerald: { l: 0.64, c: 0.16, h: 158 },
  yellow: { l: 0.87, c: 0.16, h: 104 },
  gold: { l: 0.8, c: 0.155, h: 84 },
  amber: { l: 0.74, c: 0.155, h: 68 },
  orange: { l: 0.69, c: 0.175, h: 55 },
  copper: { l: 0.6, c: 0.14, h: 50 },
  brown: { l: 0.47, c: 0.085, h: 55 },
  hazel: { l: 0.69, c: 0.125, h: 115 },
  blue: { l: 0.69, c: 0.13, h: 244 },
  "ice blue": { l: 0.82, c: 0.08, h: 228 },
  aqua: { l: 0.77, c: 0.11, h: 190 },
  violet: { l: 0.62, c: 0.16, h: 298 },
  pink: { l: 0.75, c: 0.12, h: 5 },
  red: { l: 0.6, c: 0.19, h: 25 },
};

/** The middle tone of every named thing. */
export const THINGS: Record<ThingColour, Colour> = {
  red: { l: 0.58, c: 0.19, h: 25 },
  orange: { l: 0.73, c: 0.16, h: 58 },
  yellow: { l: 0.86, c: 0.155, h: 92 },
  green: { l: 0.62, c: 0.14, h: 150 },
  blue: { l: 0.58, c: 0.15, h: 256 },
  purple: { l: 0.5, c: 0.17, h: 298 },
  pink: { l: 0.76, c: 0.13, h: 358 },
  brown: { l: 0.48, c: 0.08, h: 55 },
  black: { l: 0.3, c: 0.02, h: 290 },
  white: { l: 0.96, c: 0.008, h: 90 },
  grey: { l: 0.66, c: 0.012, h: 260 },
  golden: { l: 0.83, c: 0.145, h: 86 },
  silver: { l: 0.81, c: 0.012, h: 250 },
  navy: { l: 0.36, c: 0.09, h: 264 },
  turquoise: { l: 0.71, c: 0.11, h: 195 },
  beige: { l: 0.84, c: 0.045, h: 78 },
  burgundy: { l: 0.4, c: 0.13, h: 16 },
};

/** The hue each scheme leans towards. */
export const SCHEMES: Record<ColourScheme, Colour> = {
  pink: { l: 0.78, c: 0.13, h: 359 },
  purple: { l: 0.6, c: 0.16, h: 300 },
  blue: { l: 0.65, c: 0.15, h: 256 },
  green: { l: 0.7, c: 0.14, h: 148 },
  yellow: { l: 0.85, c: 0.15, h: 88 },
  red: { l: 0.63, c: 0.18, h: 24 },
  gradient: { l: 0.68, c: 0.14, h: 320 },
};

/** Warm white of bibs, socks and paper. */
export const WHITE: Colour = { l: 0.97, c: 0.012, h: 80 };
/** Almost black, warm: pupils, print, small details. */
export const INK: Colour = { l: 0.24, c: 0.03, h: 40 };
/** The gold of buckles, bells and crowns. */
export const GOLD: Colour = THINGS.golden;

/** The tones of one coat: what the fur, its markings and its bare skin are painted with. */
export interface CoatTones {
  /** The fur between its markings. */
  base: Colour;
  /** Stripes, spots, the dark points. */
  dark: Colour;
  /** The other colour of two- and three-coloured coats. */
  second: Colour;
  /** White places. */
  white: Colour;
  /** Inside of the ears. */
  inner: Colour;
  /** The nose. */
  nose: Colour;
  /** The pads of the paws. */
  pads: Colour;
  /** The cheeks of a mood that blushes. */
  blush: Colour;
}

/** The coat of a cat made of stars. */
const NIGHT_SKY: Colour = { l: 0.36, c: 0.11, h: 288 };

/** Whether face, ears, paws and tail are darker than the body. */
export function isPointed(pattern: CatSpec["coat"]["pattern"]): boolean {
  return pattern === "points" || pattern === "lynx points";
}

/** Patterns of marks that words may give a colour of their own: "purple stripes". */
const MARKED: readonly CatSpec["coat"]["pattern"][] = [
  "tabby",
  "classic tabby",
  "ticked",
  "spotted",
  "rosetted",
];

/** All tones of a recipe's coat. */
export function coatTones({ colour, second, pattern, length }: CatSpec["coat"]): CoatTones {
  const worn = pattern === "galaxy" ? NIGHT_SKY : COATS[colour];
  const natural = length === "hairless" ? bare(worn) : worn;
  const pointed = isPointed(pattern);
  const base = pointed && natural.l < 0.7 ? creamOf(natural) : natural;
  const dusky = natural.l < 0.5;
  return {
    base,
    dark: pointed
      ? pointsOf(natural, second)
      : MARKED.includes(pattern) && second
      ? COATS[second]
      : stripeOf(base),
    second: COATS[second ?? (dusky ? "orange" : "black")],
    white: WHITE,
    inner: dusky ? { l: 0.6, c: 0.075, h: 10 } : { l: 0.79, c: 0.085, h: 14 },
    nose: dusky ? { l: 0.55, c: 0.08, h: 8 } : { l: 0.7, c: 0.13, h: 14 },
    pads: { l: 0.76, c: 0.1, h: 10 },
    blush: { l: 0.72, c: 0.14, h: 18 },
  };
}

/** Stripes are a darker, warmer sister of the coat; on a black coat they are lighter. */
function stripeOf(base: Colour): Colour {
  if (base.l < 0.36) return shift(base, { l: 0.13, c: 0.01 });
  if (base.c < 0.03) return shift(base, { l: base.l > 0.9 ? -0.14 : -0.2, c: 0.004 });
  return shift(base, { l: -0.15 - (base.l - 0.5) * 0.06, c: 0.012, h: -9 });
}

function creamOf(natural: Colour): Colour {
  return { l: 0.91, c: Math.min(0.04, natural.c + 0.02), h: natural.c < 0.03 ? 80 : natural.h };
}

function pointsOf(natural: Colour, second: CoatColour | undefined): Colour {
  if (second) return COATS[second];
  if (natural.l < 0.7) return natural;
  return natural.c > 0.08 ? shift(natural, { l: -0.14, c: 0.01, h: -8 }) : COATS.chocolate;
}

/** Bare skin: the coat's colour, rosier. Where no cat has it, it was asked for, and rosy green would be grey. */
function bare(natural: Colour): Colour {
  const isOfNoCat = natural.c > 0.07 && natural.h > 115 && natural.h < 335;
  if (isOfNoCat) return mix(natural, { l: 0.82, c: 0.06, h: natural.h }, 0.2);
  return mix(natural, { l: 0.82, c: 0.06, h: 25 }, natural.l < 0.45 ? 0.25 : 0.5);
}
