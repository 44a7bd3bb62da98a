/**
 * @module What all cards have: their size, the sheet of paper on colours, pictures with round corners, the
 * name of the site.
 */
import { type Canvas, createCanvas, loadImage, Path2D } from "@napi-rs/canvas";
import sharp from "sharp";
import type { ColourScheme } from "../../lib/choices.ts";
import { SCHEME_LOOKS } from "../../lib/generator/looks.ts";
import { CARD_SIZE } from "../../lib/share_card.ts";
import type { Context } from "./canvas_context.ts";
import { useFont } from "./fonts.ts";

/** An upright box, in pixels. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The light theme of the site. */
export const INK = "#33202e";
export const MUTED = "#6c5563";
export const ACCENT = "#f28a35";
export const ON_ACCENT = "#2f1505";
export const SUNKEN = "#f5eadb";
const SURFACE = "#fffdf9";

export const { width: CARD_WIDTH, height: CARD_HEIGHT } = CARD_SIZE;

/** Free space around and within the sheet of paper that lies on the colours. */
const EDGE = 36;
const PADDING = 34;
const RADIUS = 40;

/** Where pictures begin, left and top. */
export const START = EDGE + PADDING;

/** Width and height of the large picture at the left. */
export const PICTURE = CARD_HEIGHT - 2 * START;

/** The column of texts right of it. */
export const TEXT_LEFT = START + PICTURE + 44;
export const TEXT_RIGHT = CARD_WIDTH - START;
export const TEXT_WIDTH = TEXT_RIGHT - TEXT_LEFT;

/** Texts end above this: the name of the site stands there. */
export const SITE_TOP = 508;
const SITE_BASELINE = 552;

/** The cat's head of the site's name, in a box of 40 by 34. */
const HEAD = new Path2D(
  "M3 20C2 12 3 6 5 2c1-1 2-1 3 0l7 6c3-1 7-1 10 0l7-6c1-1 2-1 3 0 2 4 3 10 2 18 0 8-7 14-17 14S3 28 3 20Z",
);
const EYES = [13, 27];

/** An empty card: paper on the colours of this scheme, and the name of the site. */
export function blankCard(colorScheme: ColourScheme): { canvas: Canvas; ctx: Context } {
  const canvas = createCanvas(CARD_WIDTH, CARD_HEIGHT);
  const ctx = canvas.getContext("2d");
  paintColours(ctx, SCHEME_LOOKS[colorScheme].background);
  const paper = { x: EDGE, y: EDGE, width: CARD_WIDTH - 2 * EDGE, height: CARD_HEIGHT - 2 * EDGE };
  fillRounded(ctx, SURFACE, paper, RADIUS);
  writeSite(ctx);
  return { canvas, ctx };
}

/** The card as a PNG. */
export async function toPng(canvas: Canvas): Promise<Uint8Array<ArrayBuffer>> {
  const raw = { width: CARD_WIDTH, height: CARD_HEIGHT, channels: 4 as const };
  const png = await sharp(canvas.data(), { raw }).removeAlpha().png({ compressionLevel: 6 })
    .toBuffer();
  return new Uint8Array(png);
}

/** Paints a picture in any format, its corners as round as they look well at this size. */
export async function paintPicture(
  ctx: Context,
  picture: Uint8Array<ArrayBuffer>,
  { x, y, width, height }: Box,
): Promise<void> {
  const image = await loadImage(picture);
  ctx.save();
  ctx.beginPath();
  ctx.roundRect(x, y, width, height, width > PICTURE / 2 ? RADIUS - 12 : 20);
  ctx.clip();
  ctx.imageSmoothingQuality = "high";
  ctx.drawImage(image, x, y, width, height);
  ctx.restore();
}

/** Fills a box whose corners have this radius, in pixels. */
export function fillRounded(
  ctx: Context,
  colour: string,
  { x, y, width, height }: Box,
  radius: number,
): void {
  ctx.fillStyle = colour;
  ctx.beginPath();
  ctx.roundRect(x, y, width, height, radius);
  ctx.fill();
}

/** The colours of a swatch, from one corner to the other. */
function paintColours(ctx: Context, background: string): void {
  const colours = background.match(/#[0-9a-f]{6}/g) ?? [ACCENT];
  const gradient = ctx.createLinearGradient(0, 0, CARD_WIDTH, CARD_HEIGHT);
  colours.forEach((colour, index) => {
    gradient.addColorStop(index / Math.max(1, colours.length - 1), colour);
  });
  ctx.fillStyle = gradient;
  ctx.fillRect(0, 0, CARD_WIDTH, CARD_HEIGHT);
}

function writeSite(ctx: Context): void {
  useFont(ctx, { family: "display", size: 32, weight: 600 });
  ctx.fillStyle = MUTED;
  ctx.fillText("Purrtrait", TEXT_LEFT + 52, SITE_BASELINE);
  ctx.save();
  ctx.translate(TEXT_LEFT, SITE_BASELINE - 30);
  ctx.fillStyle = ACCENT;
  ctx.fill(HEAD);
  ctx.fillStyle = ON_ACCENT;
  for (const x of EYES) {
    ctx.beginPath();
    ctx.arc(x, 20, 3.2, 0, 2 * Math.PI);
    ctx.fill();
  }
  ctx.restore();
}
