/**
 * The picture that a link to a character shows elsewhere (Open Graph): the cat, its name and traits, on the
 * colours of its scheme.
 *
 * @module
 */
import { createCanvas, loadImage, Path2D } from "@napi-rs/canvas";
import sharp from "sharp";
import { STYLE_NAMES } from "../../lib/choices.ts";
import { SCHEME_LOOKS } from "../../lib/generator/looks.ts";
import type { CharacterRow } from "../store/characters/character_row.ts";
import type { Context } from "./canvas_context.ts";
import { drawable, familyFor, useFont } from "./fonts.ts";
import { fit } from "./lines.ts";
import { fontsForScripts } from "./scripts.ts";

/** The size that every network shows large. */
export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;

/** The light theme of the site. */
const INK = "#33202e";
const MUTED = "#6c5563";
const SURFACE = "#fffdf9";
const ACCENT = "#f28a35";
const ON_ACCENT = "#2f1505";
const SUNKEN = "#f5eadb";

/** Free space around and within the sheet of paper that lies on the colours. */
const EDGE = 36;
const PADDING = 34;
const RADIUS = 40;

const PICTURE = CARD_HEIGHT - 2 * (EDGE + PADDING);
const TEXT_LEFT = EDGE + PADDING + PICTURE + 44;
const TEXT_RIGHT = CARD_WIDTH - EDGE - PADDING;
const TEXT_WIDTH = TEXT_RIGHT - TEXT_LEFT;

/** The name may be this high; style and traits come below, the name of the site at the bottom. */
const NAME = {
  top: 82,
  width: TEXT_WIDTH,
  height: 250,
  sizes: [96, 84, 72, 64, 56, 48, 42, 36],
  leading: 1.12,
  // At which the two fonts look equally bold.
  weights: { display: 600, body: 800 },
};
const CHIP = { height: 46, size: 24, padding: 20, gap: 12, above: 26 };
const SITE_BASELINE = 552;
const SITE_TOP = 508;

/** The cat's head of the site's name, in a box of 40 by 34. */
const HEAD = new Path2D(
  "M3 20C2 12 3 6 5 2c1-1 2-1 3 0l7 6c3-1 7-1 10 0l7-6c1-1 2-1 3 0 2 4 3 10 2 18 0 8-7 14-17 14S3 28 3 20Z",
);
const EYES = [13, 27];

/** For a name that has no letter of our fonts. */
const NAMELESS = "A cat character";

export type CardSubject = Pick<CharacterRow, "name" | "style" | "traits" | "colorScheme">;

/** Draws the card as a PNG; `picture` is the cat in any format. */
export async function drawShareCard(
  { name, style, traits, colorScheme }: CardSubject,
  picture: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  const canvas = createCanvas(CARD_WIDTH, CARD_HEIGHT);
  const ctx = canvas.getContext("2d");
  paintColours(ctx, SCHEME_LOOKS[colorScheme].background);
  fillRounded(ctx, SURFACE, {
    x: EDGE,
    y: EDGE,
    width: CARD_WIDTH - 2 * EDGE,
    height: CARD_HEIGHT - 2 * EDGE,
    radius: RADIUS,
  });
  await paintPicture(ctx, picture);
  const title = drawable(name) || NAMELESS;
  const chips = [STYLE_NAMES[style], ...traits].map(drawable).filter(Boolean);
  const others = await fontsForScripts([title, ...chips].join(" "));
  const below = writeName(ctx, title, others);
  writeChips(ctx, below, { texts: chips, others });
  writeSite(ctx);

  const raw = { width: CARD_WIDTH, height: CARD_HEIGHT, channels: 4 as const };
  const png = await sharp(canvas.data(), { raw }).removeAlpha().png({ compressionLevel: 6 })
    .toBuffer();
  return new Uint8Array(png);
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

async function paintPicture(ctx: Context, picture: Uint8Array<ArrayBuffer>): Promise<void> {
  const image = await loadImage(picture);
  const at = EDGE + PADDING;
  ctx.save();
  ctx.beginPath();
  ctx.roundRect(at, at, PICTURE, PICTURE, RADIUS - 12);
  ctx.clip();
  ctx.imageSmoothingQuality = "high";
  ctx.drawImage(image, at, at, PICTURE, PICTURE);
  ctx.restore();
}

/** Writes the name, from the right when its script runs that way; answers where it ends. */
function writeName(ctx: Context, name: string, others: readonly string[]): number {
  const family = familyFor(name);
  const measure = (text: string, size: number) => {
    useFont(ctx, { family, size, weight: NAME.weights[family], others });
    return ctx.measureText(text).width;
  };
  const { lines, size } = fit(name, NAME, measure);
  const fromRight = runsFromRight(name);
  useFont(ctx, { family, size, weight: NAME.weights[family], others });
  ctx.fillStyle = INK;
  ctx.direction = fromRight ? "rtl" : "ltr";
  ctx.textAlign = fromRight ? "right" : "left";
  lines.forEach((line, index) => {
    const baseline = NAME.top + size * (0.92 + index * NAME.leading);
    ctx.fillText(line, fromRight ? TEXT_RIGHT : TEXT_LEFT, baseline);
  });
  ctx.direction = "ltr";
  ctx.textAlign = "left";
  return NAME.top + lines.length * size * NAME.leading;
}

/** Whether the first letter that has a direction runs from the right. */
function runsFromRight(text: string): boolean {
  return /^\P{L}*[\p{Script=Hebrew}\p{Script=Arabic}]/u.test(text);
}

/** Style and traits, as many as there is room for; the first one stands out. */
function writeChips(
  ctx: Context,
  nameEnd: number,
  { texts, others }: { texts: readonly string[]; others: readonly string[] },
): void {
  let x = TEXT_LEFT;
  let y = nameEnd + CHIP.above;
  useFont(ctx, { family: "body", size: CHIP.size, weight: 700, others });
  for (const [index, text] of texts.entries()) {
    const width = ctx.measureText(text).width + 2 * CHIP.padding;
    if (x > TEXT_LEFT && x + width > TEXT_RIGHT) {
      x = TEXT_LEFT;
      y += CHIP.height + CHIP.gap;
    }
    if (y + CHIP.height > SITE_TOP || width > TEXT_WIDTH) return;
    const box = { x, y, width, height: CHIP.height, radius: CHIP.height / 2 };
    fillRounded(ctx, index === 0 ? ACCENT : SUNKEN, box);
    ctx.fillStyle = index === 0 ? ON_ACCENT : INK;
    ctx.fillText(text, x + CHIP.padding, y + CHIP.height / 2 + CHIP.size * 0.35);
    x += width + CHIP.gap;
  }
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

interface RoundedBox {
  x: number;
  y: number;
  width: number;
  height: number;
  radius: number;
}

function fillRounded(ctx: Context, colour: string, { x, y, width, height, radius }: RoundedBox) {
  ctx.fillStyle = colour;
  ctx.beginPath();
  ctx.roundRect(x, y, width, height, radius);
  ctx.fill();
}
