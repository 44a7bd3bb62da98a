/**
 * The fonts of the site, for drawing on a canvas. Other fonts of the machine are never used, so that a card
 * looks the same wherever it is drawn.
 *
 * @module
 */
import { GlobalFonts } from "@napi-rs/canvas";
import { fileURLToPath } from "node:url";
import type { Context } from "./canvas_context.ts";

/** In the order in which a letter is looked for; a canvas gives the weight only within a family. */
const DISPLAY = ["latin", "hebrew"].map((part) => fontFile("fredoka", part));
const BODY = ["latin", "latin-ext", "vietnamese", "cyrillic", "cyrillic-ext"]
  .map((part) => fontFile("nunito", part));
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
}

/** The family that can show all of a name: the display fonts if they have its letters. */
export function familyFor(name: string): Font["family"] {
  return DISPLAYED.test(name) ? "display" : "body";
}

/** Writes with this font from here on. */
export function useFont(ctx: Context, { family, size, weight }: Font): void {
  register();
  ctx.font = `${size}px ${FAMILIES[family].map(({ name }) => `"${name}"`).join(", ")}`;
  // The files hold every weight; without this the lightest is drawn.
  ctx.fontVariationSettings = `'wght' ${weight}`;
}

/** The text without what none of the fonts has: no letter is better than an empty box. */
export function drawable(text: string): string {
  const letters = [...text.normalize("NFKC")].filter((letter) => DRAWABLE.test(letter));
  return letters.join("").replace(/\s+/g, " ").trim();
}

interface FontFile {
  name: string;
  address: string;
}

function fontFile(family: string, part: string): FontFile {
  const file = `@fontsource-variable/${family}/files/${family}-${part}-wght-normal.woff2`;
  return { name: `${family} ${part}`, address: file };
}

let registered = false;

/** Only when the first card is drawn: most processes never draw one. */
function register(): void {
  if (registered) return;
  for (const { name, address } of FAMILIES.body) {
    const path = fileURLToPath(import.meta.resolve(address));
    if (!GlobalFonts.registerFromPath(path, name)) throw new Error(`There is no font at ${path}.`);
  }
  registered = true;
}
