/**
 * The chart of a cross-stitch pattern as a PDF: what it will look like and its threads, then its parts.
 *
 * @module
 */
import { letteringOf } from "./lettering.ts";
import { A4, MM, type Pdf, pdfOf, putLettering } from "./sheet.ts";
import { CELL_MM, COUNT, type Pattern } from "./stitches.ts";

/** Cells of a page, in millimetres 2.8 wide. */
const CELL = 2.8;
const COLUMNS = 64;
const ROWS = 90;
const MARGIN = 14;
const TOP = 20;
const PREVIEW = 90;

/** Rows of the list of threads in a column. */
const LIST_ROWS = 26;

/** The chart. */
export async function chartOf(name: string, pattern: Pattern): Promise<Uint8Array<ArrayBuffer>> {
  const lettering = await letteringOf(name);
  return await pdfOf({ title: `${name}: cross-stitch chart`, size: A4 }, (pdf) => {
    putLettering(pdf, lettering, { x: MARGIN, y: 8, width: A4[0] - 2 * MARGIN, height: 14 });
    preview(pdf, pattern);
    facts(pdf, pattern);
    legend(pdf, pattern);
    for (let top = 0; top < pattern.height; top += ROWS) {
      for (let left = 0; left < pattern.width; left += COLUMNS) part(pdf, pattern, left, top);
    }
  });
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

function facts(pdf: Pdf, { width, height, used }: Pattern): void {
  const cm = (cells: number) => (cells * CELL_MM / 10).toFixed(1);
  const stitches = used.reduce((sum, each) => sum + each.stitches, 0);
  const lines = [
    `${width} x ${height} stitches, ${stitches} crosses`,
    `${cm(width)} x ${cm(height)} cm on ${COUNT}-count cloth`,
    `${used.length} colours of DMC stranded cotton, two strands`,
    "Lengths are of two strands, with a fifth to spare.",
    "A skein has 8 m of six strands.",
    "A bold line stands every ten stitches.",
    "Threads are the nearest by CIEDE2000; compare them in daylight.",
  ];
  pdf.font("Helvetica").fontSize(10).fillColor("#222222");
  lines.forEach((line, i) =>
    pdf.text(line, (MARGIN + PREVIEW + 8) * MM, (32 + i * 7) * MM, {
      width: (A4[0] - 2 * MARGIN - PREVIEW - 8) * MM,
    })
  );
}

function legend(pdf: Pdf, { used }: Pattern): void {
  const top = 128;
  pdf.font("Helvetica-Bold").fontSize(12).fillColor("#222222").text(
    "Threads",
    MARGIN * MM,
    (top - 8) * MM,
  );
  used.forEach(({ thread, symbol, stitches, metres, skeins }, i) => {
    const x = MARGIN + Math.floor(i / LIST_ROWS) * 92, y = top + (i % LIST_ROWS) * 5.8;
    pdf.rect(x * MM, y * MM, 5 * MM, 5 * MM).lineWidth(0.4).fillAndStroke(thread.hex, "#222222");
    symbolIn(pdf, { symbol, hex: thread.hex }, x, y, 5);
    pdf.font("Helvetica-Bold").fontSize(9).fillColor("#222222")
      .text(`DMC ${thread.number}`, (x + 7) * MM, (y + 1) * MM, { lineBreak: false });
    const skein = skeins === 1 ? "1 skein" : `${skeins} skeins`;
    pdf.font("Helvetica").text(
      `${stitches} stitches, ${metres.toFixed(1)} m, ${skein}`,
      (x + 28) * MM,
      (y + 1) * MM,
      { lineBreak: false },
    );
  });
}

function part(pdf: Pdf, { width, height, cells, used }: Pattern, left: number, top: number): void {
  pdf.addPage({ size: A4.map((side) => side * MM) as [number, number], margin: 0 });
  const columns = Math.min(COLUMNS, width - left), rows = Math.min(ROWS, height - top);
  pdf.font("Helvetica").fontSize(9).fillColor("#222222").text(
    `Columns ${left + 1} to ${left + columns}, rows ${top + 1} to ${top + rows}`,
    MARGIN * MM,
    8 * MM,
    { lineBreak: false },
  );
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const place = cells[(top + row) * width + left + column]!;
      if (place < 0) continue;
      const { thread: { hex }, symbol } = used[place]!;
      const x = MARGIN + column * CELL, y = TOP + row * CELL;
      pdf.rect(x * MM, y * MM, CELL * MM, CELL * MM).fill(hex);
      symbolIn(pdf, { symbol, hex }, x, y, CELL);
    }
  }
  grid(pdf, { columns, rows, left, top });
}

function grid(
  pdf: Pdf,
  { columns, rows, left, top }: { columns: number; rows: number; left: number; top: number },
): void {
  const right = MARGIN + columns * CELL, bottom = TOP + rows * CELL;
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
  for (let i = 0; i <= columns; i++) line(MARGIN + i * CELL, true, left + i);
  for (let i = 0; i <= rows; i++) line(TOP + i * CELL, false, top + i);
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
    {
      lineBreak: false,
    },
  );
}
