/**
 * @module Pictures on one sheet, each with its description and its wishes, marked right, wrong or
 * disclosed.
 */
import { type CanvasRenderingContext2D, createCanvas } from "@napi-rs/canvas";
import { Buffer } from "node:buffer";
import sharp, { type OverlayOptions } from "sharp";
import type { Verdict } from "../../illustrator/quality/wishes/wish.ts";
import { type Drawn, THUMBNAIL } from "./drawn.ts";

/** Pictures in a row, the gap between two, the height of the words below one, in pixels. */
const COLUMNS = 4, GAP = 10, WORDS = 250;

/** Height of a line of words. */
const LINE = 14;

/** A mark that is distinct from the others without its colour, too. */
const MARKS: Record<Verdict, { sign: string; colour: string }> = {
  right: { sign: "+", colour: "#1b7a2f" },
  wrong: { sign: "–", colour: "#b3261e" },
  disclosed: { sign: "d", colour: "#8a5a00" },
  refused: { sign: "x", colour: "#b3261e" },
  undecided: { sign: "?", colour: "#666" },
};

/** The sheet as WebP. */
export async function wishSheet(drawn: readonly Drawn[]): Promise<Uint8Array> {
  const rows = Math.ceil(drawn.length / COLUMNS);
  const width = GAP + COLUMNS * (THUMBNAIL + GAP), height = GAP + rows * (THUMBNAIL + WORDS + GAP);
  const canvas = createCanvas(width, height);
  const ctx = canvas.getContext("2d");
  ctx.fillStyle = "#fbfaf7";
  ctx.fillRect(0, 0, width, height);
  const pictures: OverlayOptions[] = [];
  for (const [index, each] of drawn.entries()) {
    const left = GAP + (index % COLUMNS) * (THUMBNAIL + GAP);
    const top = GAP + Math.floor(index / COLUMNS) * (THUMBNAIL + WORDS + GAP);
    if (each.thumbnail.length > 0) pictures.push({ input: Buffer.from(each.thumbnail), left, top });
    writeWords(ctx, each, { left, top: top + THUMBNAIL + LINE });
  }
  const raw = { width, height, channels: 4 as const };
  return await sharp(canvas.data(), { raw }).composite(pictures).removeAlpha().webp({ quality: 80 })
    .toBuffer();
}

function writeWords(
  ctx: CanvasRenderingContext2D,
  { described: { id, prompt }, judged, receipt }: Drawn,
  { left, top }: { left: number; top: number },
): void {
  const bottom = top + WORDS - LINE;
  let y = top;
  const write = (text: string, colour: string) => {
    ctx.fillStyle = colour;
    for (const line of wrapped(ctx, text)) {
      if (y > bottom) return;
      ctx.fillText(line, left, y);
      y += LINE;
    }
  };
  ctx.font = "12px sans-serif";
  write(`${id}. ${prompt.length > 150 ? `${prompt.slice(0, 150)} …` : prompt}`, "#222");
  for (const { wish, verdict } of judged) {
    const { sign, colour } = MARKS[verdict];
    write(`${sign} ${wish.what}: ${wish.text}`, colour);
  }
  if (receipt.ignored.length > 0) write(`ignored: ${receipt.ignored.join(", ")}`, "#777");
}

function wrapped(ctx: CanvasRenderingContext2D, text: string): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (ctx.measureText(longer).width <= THUMBNAIL) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  return [...lines, line];
}
