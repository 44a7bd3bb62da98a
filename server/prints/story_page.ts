/**
 * @module A story on one page: four panels in their order with their lines below, as PNG and as PDF.
 */
import { Buffer } from "node:buffer";
import { createCanvas, loadImage, type SKRSContext2D } from "@napi-rs/canvas";
import { drawable, familyFor, type Font, useFont } from "../share_cards/fonts.ts";
import { fontsForScripts } from "../share_cards/script_fonts.ts";
import { A4, MM, pdfOf } from "./sheet.ts";
import { t } from "../../lib/i18n/translate.ts";

/** What the page shows. */
export interface StoryPage {
  /** What the cat is called. */
  name: string;
  /** A JPEG each, with what stands below it. */
  panels: { jpeg: Uint8Array; text: string }[];
}

/** In pixels of A4 at 240 to the inch. */
const WIDTH = 1984, HEIGHT = 2806, MARGIN = 96, GAP = 64, TITLE = 236;
const COLUMNS = 2;
const SIDE = (WIDTH - 2 * MARGIN - GAP) / COLUMNS;
/** Room for the longest line of a panel. */
const CAPTION = 330;
const FONT_SIZE = 54, LEADING = 64, MOST_LINES = 4;
const FRAME = 6, ROUND = 22;
const PAPER = "#fffaf4", INK = "#33202b";

/** The page as a PNG. */
export async function storyPng({ name, panels }: StoryPage): Promise<Uint8Array<ArrayBuffer>> {
  const canvas = createCanvas(WIDTH, HEIGHT), ctx = canvas.getContext("2d");
  ctx.fillStyle = PAPER;
  ctx.fillRect(0, 0, WIDTH, HEIGHT);
  ctx.fillStyle = ctx.strokeStyle = INK;
  ctx.textAlign = "center";
  const captions = await Promise.all(panels.map(({ text }) => captionOf(ctx, text)));
  // Rows stand as close as their lines let them, in the middle of the page.
  const unused = (MOST_LINES - Math.max(...captions.map(({ lines }) => lines.length))) * LEADING;
  await writeTitle(ctx, titleOf(name), MARGIN + 104 + unused);
  for (const [i, { jpeg }] of panels.entries()) {
    const x = MARGIN + (i % COLUMNS) * (SIDE + GAP);
    const row = Math.floor(i / COLUMNS);
    const y = MARGIN + TITLE + unused + row * (SIDE + CAPTION - unused);
    ctx.save();
    ctx.beginPath();
    ctx.roundRect(x, y, SIDE, SIDE, ROUND);
    ctx.clip();
    ctx.drawImage(await loadImage(Buffer.from(jpeg)), x, y, SIDE, SIDE);
    ctx.restore();
    ctx.lineWidth = FRAME;
    ctx.stroke();
    writeCaption(ctx, captions[i]!, [x + SIDE / 2, y + SIDE + 78]);
  }
  return new Uint8Array(await canvas.encode("png"));
}

/** The page as a PDF of A4. */
export async function storyPdf(page: StoryPage): Promise<Uint8Array<ArrayBuffer>> {
  const png = await storyPng(page);
  const [width, height] = A4;
  return await pdfOf({ title: titleOf(page.name), size: A4 }, (pdf) => {
    pdf.image(Buffer.from(png), 0, 0, { width: width * MM, height: height * MM });
  });
}

function titleOf(name: string): string {
  return t("A story of {name}", { name });
}

async function writeTitle(ctx: SKRSContext2D, words: string, y: number): Promise<void> {
  const text = drawable(words);
  const font: Font = { family: familyFor(text), size: 88, weight: 600 };
  font.others = await fontsForScripts(text);
  useFont(ctx, font);
  const room = WIDTH - 2 * MARGIN, { width } = ctx.measureText(text);
  if (width > room) useFont(ctx, { ...font, size: font.size * room / width });
  ctx.fillText(text, WIDTH / 2, y);
}

/** What stands below a panel, line by line. */
interface Caption {
  font: Font;
  lines: string[];
}

async function captionOf(ctx: SKRSContext2D, words: string): Promise<Caption> {
  const text = drawable(words);
  const others = await fontsForScripts(text);
  const font: Font = { family: "body", size: FONT_SIZE, weight: 600, others };
  useFont(ctx, font);
  return { font, lines: brokenFor(ctx, text) };
}

function writeCaption(
  ctx: SKRSContext2D,
  { font, lines }: Caption,
  [x, y]: [number, number],
): void {
  useFont(ctx, font);
  for (const [i, line] of lines.entries()) ctx.fillText(line, x, y + i * LEADING);
}

/** Lines that fit below a panel; a word that fits in none is broken. */
function brokenFor(ctx: SKRSContext2D, text: string): string[] {
  const fits = (line: string) => ctx.measureText(line).width <= SIDE;
  const lines = [""];
  for (const word of text.split(" ")) {
    const longer = `${lines.at(-1)} ${word}`.trim();
    if (fits(longer)) {
      lines[lines.length - 1] = longer;
      continue;
    }
    if (lines.at(-1)) lines.push("");
    for (const letter of word) {
      if (!fits(lines.at(-1)! + letter)) lines.push("");
      lines[lines.length - 1] += letter;
    }
  }
  return lines.slice(0, MOST_LINES);
}
