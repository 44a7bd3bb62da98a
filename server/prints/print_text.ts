/**
 * @module Lines of small print in any language: the PDF's own font where it has their letters, else a
 * picture of them.
 */
import { Buffer } from "node:buffer";
import { letteringOf } from "./lettering.ts";
import { MM, type Pdf } from "./sheet.ts";

export interface PrintedLine {
  text: string;
  /** Of the line's upper left corner, in millimetres. */
  x: number;
  y: number;
  /** In points. */
  size: number;
  isBold?: boolean;
  colour?: string;
  /** In millimetres: a longer line is broken or made smaller. */
  width?: number;
  isCentred?: boolean;
}

const INK = "#222222";

/** What Helvetica of a PDF has. */
const OWN_LETTERS =
  /^[\u0020-\u007e\u00a0-\u00ff\u0152\u0153\u2013\u2014\u2018-\u201e\u2026\u20ac]*$/;

/** Where the letters of Helvetica stand, and those of a picture, from the top of their line. */
const BASELINE = 0.72;
const PICTURE = { height: 4 / 3, baseline: 0.99 };

/** Writes the line onto the present page. */
export async function printLine(pdf: Pdf, line: PrintedLine): Promise<void> {
  const { text, x, y, size, width, isBold = false, isCentred = false, colour = INK } = line;
  if (!OWN_LETTERS.test(text)) return await drawLine(pdf, line);
  pdf.font(isBold ? "Helvetica-Bold" : "Helvetica").fontSize(size).fillColor(colour);
  pdf.text(text, x * MM, y * MM, {
    ...(width === undefined || isCentred ? { lineBreak: false } : {}),
    ...(width !== undefined && { width: width * MM }),
    ...(isCentred && { align: "center" as const }),
  });
}

async function drawLine(
  pdf: Pdf,
  { text, x, y, size, width, isBold, isCentred, colour = INK }: PrintedLine,
): Promise<void> {
  const weight = isBold ? 700 : 400;
  const { png, aspect } = await letteringOf(text, { size: "small", weight, colour });
  const room = width === undefined ? Infinity : width * MM;
  const wide = Math.min(size * PICTURE.height * aspect, room), high = wide / aspect;
  const left = x * MM + (isCentred ? (room - wide) / 2 : 0);
  const top = y * MM + size * BASELINE - high / PICTURE.height * PICTURE.baseline;
  pdf.image(Buffer.from(png), left, top, { width: wide, height: high });
}
