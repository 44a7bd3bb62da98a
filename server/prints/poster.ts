/** @module The picture as a poster: up to the edges of the paper, its name below. */
import { Buffer } from "node:buffer";
import type { ColourScheme } from "../../lib/choices.ts";
import { SCHEME_LOOKS } from "../../lib/generator/looks.ts";
import { letteringOf } from "./lettering.ts";
import { A3, A4, BLEED, MM, pdfOf, putLettering, type Size } from "./sheet.ts";

/** Papers that posters have. */
export const PAPERS = { a4: A4, a3: A3 } as const satisfies Record<string, Size>;
/** One of them. */
export type Paper = keyof typeof PAPERS;

const DOTS_PER_MM = 300 / 25.4;

/** The side of a poster's picture in pixels: 300 to the inch, bleed included; even, as painters want it. */
export function pictureSide(paper: Paper): number {
  return 2 * Math.ceil(((PAPERS[paper][0] + 2 * BLEED) * DOTS_PER_MM) / 2);
}

/** The poster as a PDF; `jpeg` is the square picture in the size of {@link pictureSide}. */
export async function posterOf(
  { name, scheme, paper, jpeg }: {
    name: string;
    scheme: ColourScheme;
    paper: Paper;
    jpeg: Uint8Array;
  },
): Promise<Uint8Array<ArrayBuffer>> {
  const [width, height] = PAPERS[paper];
  const side = width + 2 * BLEED, whole = height + 2 * BLEED;
  const lettering = await letteringOf(name);
  return await pdfOf({ title: name, size: PAPERS[paper], bleed: BLEED }, (pdf) => {
    pdf.rect(0, 0, side * MM, whole * MM).fill(groundOf(scheme));
    pdf.image(Buffer.from(jpeg), 0, 0, { width: side * MM, height: side * MM });
    const margin = width / 10, band = whole - side - BLEED, high = width / 7;
    putLettering(pdf, lettering, {
      x: BLEED + margin,
      y: side + (band - high) / 2,
      width: width - 2 * margin,
      height: high,
    });
  });
}

/** Many colours at once are no ground for words. */
export function groundOf(scheme: ColourScheme): string {
  return scheme === "gradient" ? "#e8d5f2" : SCHEME_LOOKS[scheme].background;
}
