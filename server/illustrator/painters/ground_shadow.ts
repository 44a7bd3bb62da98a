/**
 * The shadow that the subject throws on the ground: sun, moon and windows stand behind it, so that its shadow falls
 * towards the viewer, away from the side of the light.
 *
 * @module
 */
import { css } from "../colour.ts";
import { bounds, heightOf } from "../geometry/measure.ts";
import { type Item, PICTURE_SIZE, type Point, type Region, type Scene } from "../scene.ts";
import { blankCanvas, type Canvas, type Context } from "./canvas.ts";

/** It is drawn at a quarter of the size of the picture. */
const SIZE = PICTURE_SIZE / 4;
/** Length of the shadow under a light at the zenith against the height of the subject, and how far it leans against
 * the light. */
const LENGTH = 0.13, LEAN = 0.42;
/** How much darker and flatter it is where the subject presses on the ground, and its softness in units. */
const PRESSED = { length: 0.035, strength: 1.25, soft: 5 };

/** How a style shows it. */
export interface GroundShadow {
  /** Softness of its edge, in units. */
  soft: number;
  /** Its opacity on a bright day, 0..1. */
  strength: number;
}

/** Paints it on the grounds of the scene only; nothing where the subject does not stand on one. */
export function paintGroundShadow(
  ctx: Context,
  subject: readonly Item[],
  { light, items }: Scene,
  { soft, strength }: GroundShadow,
): void {
  const grounds = items.filter((item): item is Region =>
    item.is === "region" && item.role === "ground"
  );
  const contact = items.find((item) => item.is === "region" && item.role === "shadow");
  if (contact?.is !== "region") return;
  const box = bounds(contact.outline), ground = box.bottom - heightOf(box) * 0.4;
  const [lx, ly] = light.towards;
  const length = LENGTH / Math.max(0.4, Math.abs(ly));
  const layers = [
    { long: length, lean: lx * LEAN, soft, opacity: strength },
    { long: PRESSED.length, lean: 0, soft: PRESSED.soft, opacity: strength * PRESSED.strength },
  ];
  ctx.save();
  ctx.beginPath();
  for (const { outline } of grounds) addOutline(ctx, outline);
  ctx.clip();
  ctx.imageSmoothingQuality = "low";
  // The ground keeps its own hue in the shadow.
  ctx.globalCompositeOperation = "multiply";
  const alpha = ctx.globalAlpha * (0.5 + 0.5 * light.key);
  for (const { long, lean, soft, opacity } of layers) {
    const colour = css({ l: light.shade.l * 0.8, c: light.shade.c * 0.6, h: light.shade.h });
    ctx.globalAlpha = Math.min(1, alpha * opacity);
    ctx.drawImage(
      thrown(subject, { colour, ground, long, lean, soft }),
      0,
      0,
      PICTURE_SIZE,
      PICTURE_SIZE,
    );
  }
  ctx.restore();
}

/** The shadow of the subject alone: flipped over the line on which it stands. */
function thrown(
  subject: readonly Item[],
  { colour, ground, long, lean, soft }: {
    colour: string;
    ground: number;
    long: number;
    lean: number;
    soft: number;
  },
): Canvas {
  const share = SIZE / PICTURE_SIZE, { canvas: flat, ctx } = blankCanvas(SIZE);
  ctx.setTransform(
    share,
    0,
    lean * share,
    -long * share,
    -lean * ground * share,
    ground * (1 + long) * share,
  );
  ctx.fillStyle = colour;
  for (const item of subject) {
    if (item.is !== "region" || (item.opacity ?? 1) < 0.5 || item.role === "shadow") continue;
    ctx.beginPath();
    addOutline(ctx, item.outline);
    ctx.fill();
  }
  const { canvas, ctx: blurred } = blankCanvas(SIZE);
  blurred.filter = `blur(${soft * share}px)`;
  blurred.drawImage(flat, 0, 0);
  return canvas;
}

function addOutline(ctx: Context, outline: readonly Point[]): void {
  outline.forEach(([x, y], i) => (i ? ctx.lineTo(x, y) : ctx.moveTo(x, y)));
  ctx.closePath();
}
