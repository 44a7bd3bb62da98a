/**
 * The shadow that the subject throws on the ground, away from the light.
 *
 * @module
 */
import { css } from "../colour.ts";
import { bounds, heightOf } from "../geometry/measure.ts";
import { type Item, PICTURE_SIZE, type Point, type Region, type Scene } from "../scene.ts";
import { blankCanvas, type Context } from "./canvas.ts";

/** It is drawn at a quarter of the size of the picture. */
const SIZE = PICTURE_SIZE / 4;
/** Height of the shadow against that of the subject, and how far it leans against the light. */
const SQUASH = 0.16, LEAN = 0.62;

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
  const skew = light.towards[0] * LEAN, share = SIZE / PICTURE_SIZE;
  const flat = blankCanvas(SIZE);
  flat.ctx.setTransform(
    share,
    0,
    skew * share,
    SQUASH * share,
    -skew * ground * share,
    ground * (1 - SQUASH) * share,
  );
  flat.ctx.fillStyle = css({ ...light.shade, l: light.shade.l * 0.7 });
  for (const item of subject) {
    if (item.is !== "region" || (item.opacity ?? 1) < 0.5 || item.role === "shadow") continue;
    flat.ctx.beginPath();
    addOutline(flat.ctx, item.outline);
    flat.ctx.fill();
  }
  const { canvas, ctx: blurred } = blankCanvas(SIZE);
  blurred.filter = `blur(${soft * share}px)`;
  blurred.drawImage(flat.canvas, 0, 0);
  ctx.save();
  ctx.beginPath();
  for (const { outline } of grounds) addOutline(ctx, outline);
  ctx.clip();
  ctx.globalAlpha *= strength * (0.5 + 0.5 * light.key);
  ctx.imageSmoothingQuality = "low";
  ctx.drawImage(canvas, 0, 0, PICTURE_SIZE, PICTURE_SIZE);
  ctx.restore();
}

function addOutline(ctx: Context, outline: readonly Point[]): void {
  outline.forEach(([x, y], i) => (i ? ctx.lineTo(x, y) : ctx.moveTo(x, y)));
  ctx.closePath();
}
