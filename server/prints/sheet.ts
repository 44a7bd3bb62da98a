/** @module A PDF that is put together from pages in millimetres. */
import { Buffer } from "node:buffer";
import { currentLanguage } from "../../lib/i18n/current_language.ts";
import type { Lettering } from "./lettering.ts";

/** A PDF while it is written: what pages need of pdfkit, which brings no types. Lengths are in points. */
export interface Pdf {
  page: { dictionary: { data: Record<string, number[]> } };
  addPage(options: { size: [number, number]; margin: number }): Pdf;
  save(): Pdf;
  restore(): Pdf;
  translate(x: number, y: number): Pdf;
  scale(factor: number): Pdf;
  rect(x: number, y: number, width: number, height: number): Pdf;
  path(data: string): Pdf;
  moveTo(x: number, y: number): Pdf;
  lineTo(x: number, y: number): Pdf;
  clip(): Pdf;
  lineJoin(join: "round"): Pdf;
  lineWidth(width: number): Pdf;
  strokeColor(colour: string): Pdf;
  fillColor(colour: string): Pdf;
  fill(colour: string): Pdf;
  stroke(colour?: string): Pdf;
  fillAndStroke(fill: string, stroke: string): Pdf;
  image(bytes: Uint8Array, x: number, y: number, size: { width: number; height: number }): Pdf;
  font(name: "Helvetica" | "Helvetica-Bold"): Pdf;
  fontSize(size: number): Pdf;
  widthOfString(text: string): number;
  text(
    text: string,
    x: number,
    y: number,
    options?: { width?: number; align?: "center"; lineBreak?: boolean },
  ): Pdf;
  on(event: "data" | "end" | "error", listener: (value: never) => void): Pdf;
  end(): void;
}

/** Width and height in millimetres. */
export type Size = readonly [width: number, height: number];

/** Portrait. */
export const A4: Size = [210, 297];
/** Portrait. */
export const A3: Size = [297, 420];

/** What printers ask for beyond the edge of the paper, in millimetres. */
export const BLEED = 3;

/** Points in a millimetre. */
export const MM = 72 / 25.4;

/** The bytes of a PDF that `write` fills; its first page is there. */
export async function pdfOf(
  { title, size, bleed = 0 }: { title: string; size: Size; bleed?: number },
  write: (pdf: Pdf) => void | Promise<void>,
): Promise<Uint8Array<ArrayBuffer>> {
  const [width, height] = size.map((side) => (side + 2 * bleed) * MM) as [number, number];
  // Its fonts take long to load, and few people print.
  const { default: PDFDocument } = await import("pdfkit");
  const pdf: Pdf = new PDFDocument({
    size: [width, height],
    margin: 0,
    lang: currentLanguage(),
    info: { Title: title, Creator: "Purrtrait", CreationDate: new Date(0), ModDate: new Date(0) },
  });
  if (bleed > 0) markTrim(pdf, [width, height], bleed * MM);
  const parts: Uint8Array[] = [];
  pdf.on("data", (part: Uint8Array) => parts.push(part));
  const ended = new Promise<void>((resolve, reject) =>
    pdf.on("end", () => resolve()).on("error", reject)
  );
  await write(pdf);
  pdf.end();
  await ended;
  return new Uint8Array(await new Blob(parts as Uint8Array<ArrayBuffer>[]).arrayBuffer());
}

/** Says of the present page where the paper is cut; in points. */
export function markTrim({ page }: Pdf, [width, height]: [number, number], bleed: number): void {
  const { data } = page.dictionary;
  data.BleedBox = [0, 0, width, height];
  data.TrimBox = [bleed, bleed, width - bleed, height - bleed];
}

/** Puts a line of words into a box in millimetres, as large as it fits, in its middle. */
export function putLettering(
  pdf: Pdf,
  { png, aspect }: Lettering,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): void {
  const high = Math.min(height, width / aspect), wide = high * aspect;
  const left = x + (width - wide) / 2, top = y + (height - high) / 2;
  // A copy with a name of Node's: pdfkit takes other byte arrays for paths.
  pdf.image(Buffer.from(png), left * MM, top * MM, { width: wide * MM, height: high * MM });
}
