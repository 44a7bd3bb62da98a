/** @module A page of a manga: black ink on white, and greys of screentone, one dot after the other. */
import { createCanvas } from "@napi-rs/canvas";
import type { Colour } from "../../colour/colour.ts";
import { once } from "../../once.ts";
import { PICTURE_SIZE, type Scene } from "../../scene.ts";
import { type Canvas, type Context, createLayer, drawLayer } from "../canvas.ts";
import { formShadow } from "../form_shadow.ts";
import { patternOf } from "../noise.ts";
import { silhouetteOf } from "../silhouette.ts";
import { inkedLayers, type Inking, inkItems } from "./inked.ts";

const INK: Colour = { l: 0.14, c: 0, h: 0 }, PAPER: Colour = { l: 0.99, c: 0, h: 0 };

/** Sheets of tone: up to which lightness each is laid, and how much of it is black. What is lighter stays white. */
const TONES = [{ below: 0.5, black: 0.5 }, { below: 0.66, black: 0.3 }, {
  below: 0.8,
  black: 0.13,
}];

/** What is darker is filled with ink. */
const BLACK = 0.33;

/** Distance of two rows of dots, in units. */
const GAP = 5;

/** Colours that are as light as each other have different tones: a warm one looks lighter, a cold one deeper. */
function toneOf({ l, c, h }: Colour): number {
  return l - 0.5 * c + 0.45 * c * Math.cos((h - 90) * Math.PI / 180);
}

const sheets = once(() => TONES.map(({ black }) => patternOf(() => dotsOf(black))));

/** Four dots in a square that repeats without a seam, turned by 45°. */
function dotsOf(black: number): Canvas {
  const canvas = createCanvas(2 * GAP, 2 * GAP), ctx = canvas.getContext("2d");
  ctx.fillStyle = "#fff";
  ctx.fillRect(0, 0, 2 * GAP, 2 * GAP);
  ctx.fillStyle = "#222";
  const radius = GAP * Math.SQRT2 * Math.sqrt(black / Math.PI);
  for (const [x, y] of [[0, 0], [2, 0], [0, 2], [2, 2], [1, 1]] as const) {
    ctx.beginPath();
    ctx.arc(x * GAP, y * GAP, radius, 0, 2 * Math.PI);
    ctx.fill();
  }
  return canvas;
}

/** What lies behind the cat is so much lighter: the cat has the blacks. */
const BEHIND = 0.12;

const press = (lighter: number): Inking => ({
  ink: INK,
  light: PAPER,
  bold: 1.25,
  fill: (colour) => {
    const tone = toneOf(colour) + lighter;
    if (tone < BLACK) return "#1c1c1c";
    const at = TONES.findIndex(({ below }) => tone < below);
    return at < 0 ? "#fdfdfd" : sheets()[at]!();
  },
  isDark: (colour) => toneOf(colour) + lighter < BLACK,
});

const FAR = press(BEHIND), NEAR = press(0);

export function drawManga(scene: Scene, side = PICTURE_SIZE): Canvas {
  const { canvas, ctx } = createLayer(side);
  layBands(ctx, scene);
  const { back, subject, front } = inkedLayers(scene);
  inkItems(ctx, back, scene, FAR);
  const { canvas: cat, ctx: own } = createLayer(side);
  inkItems(own, subject, scene, NEAR);
  layShade(own, formShadow(subject, scene, silhouetteOf(subject, side), DEEP));
  drawLayer(ctx, cat);
  inkItems(ctx, front, scene, NEAR);
  return canvas;
}

/** How wide shade is: a tone is cut with a knife. */
const DEEP = 1.5;

/** The sky in bands of tone. */
function layBands(ctx: Context, { sky }: Scene): void {
  for (const [i, { offset, colour }] of sky.entries()) {
    ctx.fillStyle = FAR.fill(colour);
    const next = sky[i + 1]?.offset ?? 1;
    ctx.fillRect(0, offset * PICTURE_SIZE, PICTURE_SIZE, (next - offset) * PICTURE_SIZE);
  }
}

/** The second tone over what the shadow covers. */
function layShade(ctx: Context, shadow: Canvas): void {
  const { canvas, ctx: tone } = createLayer(shadow.width);
  drawLayer(tone, shadow);
  tone.globalCompositeOperation = "source-in";
  tone.fillStyle = sheets()[1]!();
  tone.fillRect(0, 0, PICTURE_SIZE, PICTURE_SIZE);
  ctx.save();
  ctx.globalCompositeOperation = "multiply";
  drawLayer(ctx, canvas);
  ctx.restore();
}
