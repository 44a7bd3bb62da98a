/**
 * @module The chart of a cross-stitch pattern as a PDF: what it will look like and its threads, then its
 * parts.
 */
import { letteringOf } from "./lettering.ts";
import { printLine } from "./print_text.ts";
import { A4, MM, type Pdf, pdfOf, putLettering } from "./sheet.ts";
import { CELL_MM, COUNT, type Pattern } from "./stitches.ts";
import { perLanguage } from "../../lib/i18n/per_language.ts";
import { t, tn } from "../../lib/i18n/translate.ts";

/** Width of a cell in millimetres on a page that is full; on others they are wider. */
const LEAST_CELL = 2.8;
const MOST_COLUMNS = 64;
const MOST_ROWS = 90;
const MARGIN = 14;
const TOP = 20;
const PREVIEW = 90;

/** From one line of facts to the next: room for two lines. */
const FACT_HEIGHT = 11;

/** Rows of the list of threads in a column. */
const LIST_ROWS = 26;

/** What a page shows of a pattern, in cells. */
interface Part {
  left: number;
  top: number;
  columns: number;
  rows: number;
  /** Width of a cell in millimetres. */
  cell: number;
}

const tenths = perLanguage((language) =>
  new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
);

/** The chart. */
export async function chartOf(name: string, pattern: Pattern): Promise<Uint8Array<ArrayBuffer>> {
  const lettering = await letteringOf(name);
  return await pdfOf(
    { title: t("{name}: cross-stitch chart", { name }), size: A4 },
    async (pdf) => {
      putLettering(pdf, lettering, { x: MARGIN, y: 8, width: A4[0] - 2 * MARGIN, height: 14 });
      preview(pdf, pattern);
      await facts(pdf, pattern);
      await legend(pdf, pattern);
      const down = evenParts(pattern.height, MOST_ROWS);
      const across = evenParts(pattern.width, MOST_COLUMNS);
      // The first part is the largest, and all have cells of one size.
      const cell = LEAST_CELL * Math.min(MOST_COLUMNS / across[0]![1], MOST_ROWS / down[0]![1]);
      for (const [top, rows] of down) {
        for (const [left, columns] of across) {
          await part(pdf, pattern, { left, top, columns, rows, cell });
        }
      }
    },
  );
}

/** Where each page begins, and how much it has: about the same, up to a bold line where that fits. */
function evenParts(whole: number, most: number): [from: number, count: number][] {
  const pages = Math.ceil(whole / most);
  const count = Math.min(most, 10 * Math.ceil(whole / pages / 10));
  return Array.from({ length: Math.ceil(whole / count) }, (_, i) => [
    i * count,
    Math.min(count, whole - i * count),
  ]);
}

function preview(pdf: Pdf, { width, height, cells, used }: Pattern): void {
  const cell = PREVIEW / Math.max(width, height);
  const left = MARGIN + (PREVIEW - width * cell) / 2;
  cells.forEach((place, i) => {
    if (place < 0) return;
    const x = left + (i % width) * cell, y = 26 + Math.floor(i / width) * cell;
    // A little wider, or fine lines of paper show between the cells.
    pdf.rect(x * MM, y * MM, cell * MM + 0.1, cell * MM + 0.1).fill(used[place]!.thread.hex);
  });
}

async function facts(pdf: Pdf, { width, height, used }: Pattern): Promise<void> {
  const cm = (cells: number) => tenths().format(cells * CELL_MM / 10);
  const crosses = used.reduce((sum, each) => sum + each.stitches, 0);
  const lines = [
    t("{width} × {height} stitches, {crosses} crosses", { width, height, crosses }),
    t("{width} × {height} cm on {count}-count cloth", {
      width: cm(width),
      height: cm(height),
      count: COUNT,
    }),
    tn(
      used.length,
      "{n} colour of DMC stranded cotton, two strands",
      "{n} colours of DMC stranded cotton, two strands",
    ),
    t("Lengths are of two strands, with a fifth to spare."),
    t("A skein has 8 m of six strands."),
    t("A bold line stands every ten stitches."),
    t("Threads are the nearest by CIEDE2000; compare them in daylight."),
  ];
  const x = MARGIN + PREVIEW + 8, room = A4[0] - MARGIN - x;
  for (const [i, text] of lines.entries()) {
    await printLine(pdf, { text, x, y: 32 + i * FACT_HEIGHT, size: 10, width: room });
  }
}

async function legend(pdf: Pdf, { used }: Pattern): Promise<void> {
  const top = 128;
  await printLine(pdf, { text: t("Threads"), x: MARGIN, y: top - 8, size: 12, isBold: true });
  // Columns of the same length: none is left with a line or two.
  const rows = Math.ceil(used.length / Math.ceil(used.length / LIST_ROWS));
  for (const [i, { thread, symbol, stitches, metres, skeins }] of used.entries()) {
    const x = MARGIN + Math.floor(i / rows) * 92, y = top + (i % rows) * 5.8;
    pdf.rect(x * MM, y * MM, 5 * MM, 5 * MM).lineWidth(0.4).fillAndStroke(thread.hex, "#222222");
    symbolIn(pdf, { symbol, hex: thread.hex }, x, y, 5);
    const line = { y: y + 1, size: 9 };
    await printLine(pdf, { ...line, text: `DMC ${thread.number}`, x: x + 7, isBold: true });
    const text = t("{stitches}, {metres} m, {skeins}", {
      stitches: tn(stitches, "{n} stitch", "{n} stitches"),
      metres: tenths().format(metres),
      skeins: tn(skeins, "{n} skein", "{n} skeins"),
    });
    await printLine(pdf, { ...line, text, x: x + 28 });
  }
}

async function part(
  pdf: Pdf,
  { width, cells, used }: Pattern,
  { left, top, columns, rows, cell }: Part,
): Promise<void> {
  pdf.addPage({ size: A4.map((side) => side * MM) as [number, number], margin: 0 });
  const text = t("Columns {left} to {right}, rows {top} to {bottom}", {
    left: left + 1,
    right: left + columns,
    top: top + 1,
    bottom: top + rows,
  });
  await printLine(pdf, { text, x: MARGIN, y: 8, size: 9 });
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const place = cells[(top + row) * width + left + column]!;
      if (place < 0) continue;
      const { thread: { hex }, symbol } = used[place]!;
      const x = MARGIN + column * cell, y = TOP + row * cell;
      pdf.rect(x * MM, y * MM, cell * MM, cell * MM).fill(hex);
      symbolIn(pdf, { symbol, hex }, x, y, cell);
    }
  }
  grid(pdf, { columns, rows, left, top, cell });
}

function grid(pdf: Pdf, { columns, rows, left, top, cell }: Part): void {
  const right = MARGIN + columns * cell, bottom = TOP + rows * cell;
  const line = (at: number, isUpright: boolean, number: number) => {
    const isTenth = number % 10 === 0;
    pdf.lineWidth(isTenth ? 1.1 : 0.25).strokeColor(isTenth ? "#111111" : "#888888");
    if (isUpright) pdf.moveTo(at * MM, TOP * MM).lineTo(at * MM, bottom * MM).stroke();
    else pdf.moveTo(MARGIN * MM, at * MM).lineTo(right * MM, at * MM).stroke();
    if (!isTenth || number === 0) return;
    pdf.font("Helvetica").fontSize(6).fillColor("#222222");
    const [x, y] = isUpright ? [at - 1.5, TOP - 3] : [MARGIN - 6, at - 1];
    pdf.text(String(number), x * MM, y * MM, { lineBreak: false });
  };
  for (let i = 0; i <= columns; i++) line(MARGIN + i * cell, true, left + i);
  for (let i = 0; i <= rows; i++) line(TOP + i * cell, false, top + i);
}

/** The symbol in the middle of its cell, dark on light threads and light on dark ones. */
function symbolIn(
  pdf: Pdf,
  { symbol, hex }: { symbol: string; hex: string },
  x: number,
  y: number,
  side: number,
): void {
  const [r, g, b] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)) as [
    number,
    number,
    number,
  ];
  const isLight = 0.299 * r + 0.587 * g + 0.114 * b > 140;
  const size = side * MM * 0.78;
  pdf.font("Helvetica-Bold").fontSize(size).fillColor(isLight ? "#000000" : "#ffffff");
  const wide = pdf.widthOfString(symbol);
  pdf.text(
    symbol,
    x * MM + (side * MM - wide) / 2,
    y * MM + (side * MM - size * 0.72) / 2 - size * 0.03,
    { lineBreak: false },
  );
}
