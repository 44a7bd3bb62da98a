/** @module A page to colour in, as SVG and as PDF: closed outlines on white paper. */
import type { OutlineShape } from "../illustrator/mod.ts";
import { letteringOf } from "./lettering.ts";
import { A4, MM, pdfOf, putLettering } from "./sheet.ts";

/** Units of the picture's side. */
const SIDE = 1024;
/** Width of lines in units: about a millimetre where the page is A4. */
const LINE = 3.6;
const INNER_LINE = 2.4;
/** In millimetres. */
const MARGIN = 12;
/** From the picture to the name below it, and the height of the name, in millimetres. */
const GAP = 14, NAME = 24;

/** The page as SVG. */
export function colouringSvg(name: string, shapes: readonly OutlineShape[]): string {
  const drawn = shapes.map((shape, i) => elementsOf(shape, i)).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}" width="180mm" height="180mm" role="img">` +
    `<title>${escaped(name)}</title><path d="M0 0h${SIDE}v${SIDE}H0z" fill="#fff"/>` +
    `<g stroke-linejoin="round" stroke="#000" fill="#fff" stroke-width="${LINE}">${drawn}</g>` +
    `<path d="M0 0h${SIDE}v${SIDE}H0z" fill="none" stroke="#000" stroke-width="${
      LINE * 2
    }"/></svg>\n`;
}

function elementsOf({ d, fill, inside }: OutlineShape, i: number): string {
  if (fill === "black") return `<path d="${d}" fill="#000" stroke="none"/>`;
  if (inside.length === 0) return `<path d="${d}"/>`;
  const lines = inside.map((path) => `<path d="${path}"/>`).join("");
  return `<path d="${d}"/><clipPath id="c${i}"><path d="${d}"/></clipPath>` +
    `<g clip-path="url(#c${i})" stroke-width="${INNER_LINE}">${lines}</g>` +
    `<path d="${d}" fill="none"/>`;
}

/** The page as a PDF of A4. */
export async function colouringPdf(
  name: string,
  shapes: readonly OutlineShape[],
): Promise<Uint8Array<ArrayBuffer>> {
  const lettering = await letteringOf(name);
  return await pdfOf({ title: name, size: A4 }, (pdf) => {
    const side = A4[0] - 2 * MARGIN, top = (A4[1] - side - GAP - NAME) / 2;
    pdf.save().translate(MARGIN * MM, top * MM).scale(side * MM / SIDE);
    pdf.rect(0, 0, SIDE, SIDE).clip();
    pdf.lineJoin("round").strokeColor("#000000");
    for (const { d, fill, inside } of shapes) {
      if (fill === "black") {
        pdf.path(d).fill("#000000");
        continue;
      }
      pdf.lineWidth(LINE).path(d).fillAndStroke("#ffffff", "#000000");
      if (inside.length === 0) continue;
      pdf.save().path(d).clip().lineWidth(INNER_LINE);
      for (const path of inside) pdf.path(path).fillAndStroke("#ffffff", "#000000");
      pdf.restore();
      pdf.lineWidth(LINE).path(d).stroke("#000000");
    }
    pdf.lineWidth(LINE * 2).rect(0, 0, SIDE, SIDE).stroke("#000000").restore();
    putLettering(pdf, lettering, { x: MARGIN, y: top + side + GAP, width: side, height: NAME });
  });
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
