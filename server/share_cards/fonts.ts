/**
 * @module The fonts of the site, for drawing on a canvas. Other fonts of the machine are never used, so
 * that a card looks the same wherever it is drawn.
 */
import type { Context } from "./canvas_context.ts";
import { loadFont } from "./font_files.ts";
import { isScriptLetter } from "./script_fonts.ts";

/** In the order in which a letter is looked for; a canvas gives the weight only within a family. */
const DISPLAY = ["latin", "hebrew"].map((part) => ["fredoka", part] as const);
const BODY = ["latin", "latin-ext", "vietnamese", "cyrillic", "cyrillic-ext"]
  .map((part) => ["nunito", part] as const);
const FAMILIES = { display: DISPLAY, body: [...BODY, ...DISPLAY] };

/** What every letter of is in the display fonts. */
const DISPLAYED = /^[\u0020-\u007e\u00a0-\u00ff\u05d0-\u05ea\u2013-\u2026]*$/;

/** What these files have letters for; symbols and marks that people write between them as well. */
const DRAWABLE =
  /[\u0020-\u007e\u00a0-\u024f\u02b0-\u02ff\u1e00-\u1eff\u0400-\u052f\u05d0-\u05ea\u2010-\u2027\u2030-\u203a\u20ac\u20bd\u2116\u2122]/u;

export interface Font {
  family: keyof typeof FAMILIES;
  /** In pixels. */
  size: number;
  /** 300 to 700; the body fonts have bolder ones, too. */
  weight: number;
  /** Names of fonts for letters that the family lacks, see `scripts.ts`. */
  others?: readonly string[];
}

/** The family that can show all of a name: the display fonts if they have its letters. */
export function familyFor(name: string): Font["family"] {
  return DISPLAYED.test(name) ? "display" : "body";
}

/** Writes with this font from here on. */
export function useFont(ctx: Context, { family, size, weight, others = [] }: Font): void {
  // Only when the first card is drawn: most processes never draw one.
  const names = [...FAMILIES[family].map(([family, part]) => loadFont(family, part)), ...others];
  ctx.font = `${size}px ${names.map((name) => `"${name}"`).join(", ")}`;
  // The files hold every weight; without this the lightest is drawn.
  ctx.fontVariationSettings = `'wght' ${weight}`;
}

/** The text without what none of the fonts has: no letter is better than an empty box. */
export function drawable(text: string): string {
  const letters = [...text.normalize("NFKC")].filter((letter) =>
    DRAWABLE.test(letter) || isScriptLetter(letter)
  );
  return letters.join("").replace(/\s+/g, " ").trim();
}
