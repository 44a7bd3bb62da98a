/**
 * Words for print as a picture, so that a name may be in any script of the site's fonts.
 *
 * @module
 */
import { createCanvas } from "@napi-rs/canvas";
import { drawable, familyFor, useFont } from "../share_cards/fonts.ts";
import { fontsForScripts } from "../share_cards/scripts.ts";

/** A line of words as a PNG with alpha. */
export interface Lettering {
  png: Uint8Array;
  /** Width divided by height. */
  aspect: number;
}

/** Pixels: three hundred in an inch at a line two centimetres high. */
const SIZE = 180;
const LINE = 240;
const BASELINE = 178;
const INK = "#33202b";
const WEIGHTS = { display: 600, body: 800 };

/** The words in one line; those without a letter of the fonts are left out, `otherwise` stands for none. */
export async function letteringOf(words: string, otherwise = "My cat"): Promise<Lettering> {
  const text = drawable(words) || otherwise;
  const others = await fontsForScripts(text);
  const family = familyFor(text);
  const font = { family, size: SIZE, weight: WEIGHTS[family], others };
  const measuring = createCanvas(1, 1).getContext("2d");
  useFont(measuring, font);
  const width = Math.ceil(measuring.measureText(text).width) + 8;
  const canvas = createCanvas(width, LINE);
  const ctx = canvas.getContext("2d");
  useFont(ctx, font);
  ctx.fillStyle = INK;
  ctx.fillText(text, 4, BASELINE);
  return { png: new Uint8Array(await canvas.encode("png")), aspect: width / LINE };
}
