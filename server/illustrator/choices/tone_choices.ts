/** @module What a recipe chooses from for the colours of a whole picture. */

/** Pictures in one colour, light and dark. */
export const SHADES = [
  "shades of pink",
  "shades of purple",
  "shades of blue",
  "shades of green",
  "shades of yellow",
  "shades of orange",
  "shades of red",
  "shades of brown",
] as const;

/** One of `SHADES`. */
export type Shade = (typeof SHADES)[number];

/** Whether a tone is of one colour. */
export const isShade = (tone: Tone): tone is Shade => SHADES.some((shade) => shade === tone);

/** Colours of a whole picture, as its alternative text names them. */
export const TONES = [
  "black and white",
  "sepia",
  "pastel colours",
  "muted colours",
  "vivid colours",
  "faded colours",
  "warm colours",
  "cool colours",
  ...SHADES,
] as const;

/** What the whole picture is toned in. */
export type Tone = (typeof TONES)[number];
