/**
 * @module Words for print as a picture, so that a name may be in any script of the site's fonts.
 */
import { createCanvas } from "@napi-rs/canvas";
import { drawable, familyFor, useFont } from "../share_cards/fonts.ts";
import { fontsForScripts } from "../share_cards/script_fonts.ts";
import { t } from "../../lib/i18n/translate.ts";

/** A line of words as a PNG with alpha. */
export interface Lettering {
  png: Uint8Array;
  /** Width divided by height. */
  aspect: number;
}

/** Pixels of a letter: three hundred in an inch at a line two centimetres high, and in small print. */
const SIZES = { large: 180, small: 60 };
/** In parts of that. */
const LINE = 4 / 3;
const BASELINE = 0.99;
const INK = "#33202b";
const WEIGHTS = { display: 600, body: 800 };

export interface LetteringStyle {
  size?: keyof typeof SIZES;
  /** 300 to 800; as fits the letters otherwise. */
  weight?: number;
  colour?: string;
}

/** The words in one line; those without a letter of the fonts are left out, others stand for none. */
export async function letteringOf(
  words: string,
  { size: sizeName = "large", weight, colour = INK }: LetteringStyle = {},
): Promise<Lettering> {
  const text = drawable(words) || t("My cat");
  const others = await fontsForScripts(text);
  const family = familyFor(text);
  const size = SIZES[sizeName], line = Math.round(size * LINE);
  const font = { family, size, weight: weight ?? WEIGHTS[family], others };
  const measuring = createCanvas(1, 1).getContext("2d");
  useFont(measuring, font);
  const width = Math.ceil(measuring.measureText(text).width) + 8;
  const canvas = createCanvas(width, line);
  const ctx = canvas.getContext("2d");
  useFont(ctx, font);
  ctx.fillStyle = colour;
  ctx.fillText(text, 4, Math.round(size * BASELINE));
  return { png: new Uint8Array(await canvas.encode("png")), aspect: width / line };
}
