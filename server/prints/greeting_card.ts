/** @module A card of A4 that is folded once: the picture in front, room to write inside. */
import { Buffer } from "node:buffer";
import type { ColourScheme } from "../../lib/choices.ts";
import { letteringOf } from "./lettering.ts";
import { groundOf } from "./poster.ts";
import { printLine } from "./print_text.ts";
import { A4, BLEED, markTrim, MM, pdfOf, putLettering } from "./sheet.ts";
import { t } from "../../lib/i18n/translate.ts";

const [HEIGHT, WIDTH] = A4;
const HALF = WIDTH / 2;

/** Pixels of the picture's side: 300 to the inch over half the sheet and its bleed; even, as painters want it. */
export const CARD_PICTURE = 2 * Math.ceil((HALF + BLEED) * 300 / 25.4 / 2);

/** The card as a PDF of two pages: outside, then inside. `jpeg` is the square picture. */
export async function cardOf(
  { name, scheme, jpeg }: { name: string; scheme: ColourScheme; jpeg: Uint8Array },
): Promise<Uint8Array<ArrayBuffer>> {
  const lettering = await letteringOf(name);
  const size = [WIDTH, HEIGHT] as const;
  return await pdfOf({ title: name, size, bleed: BLEED }, async (pdf) => {
    const side = HALF + BLEED, left = BLEED + HALF;
    pdf.rect(left * MM, 0, side * MM, (HEIGHT + 2 * BLEED) * MM).fill(groundOf(scheme));
    pdf.image(Buffer.from(jpeg), left * MM, 0, { width: side * MM, height: side * MM });
    putLettering(pdf, lettering, { x: left + 14, y: side + 14, width: HALF - 28, height: 24 });
    await printLine(pdf, {
      text: t("Drawn by Purrtrait"),
      x: BLEED,
      y: HEIGHT - 12,
      size: 9,
      width: HALF,
      isCentred: true,
      colour: "#6b5a63",
    });
    pdf.addPage({ size: [(WIDTH + 2 * BLEED) * MM, (HEIGHT + 2 * BLEED) * MM], margin: 0 });
    markTrim(pdf, [(WIDTH + 2 * BLEED) * MM, (HEIGHT + 2 * BLEED) * MM], BLEED * MM);
    const fold = (BLEED + HALF) * MM;
    for (const y of [0, HEIGHT + BLEED]) {
      pdf.moveTo(fold, y * MM).lineTo(fold, (y + BLEED) * MM).lineWidth(0.5).stroke("#999999");
    }
  });
}
