/**
 * Light around the subject: its shadow on the ground, and a rim that lifts it off the dark.
 *
 * @module
 */
import { css } from "../colour.ts";
import { bounds, heightOf } from "../geometry/measure.ts";
import { PICTURE_SIZE, type Point, type Scene } from "../scene.ts";
import { blankCanvas, type Canvas, type Context } from "./canvas.ts";

/** The subject's shadow on the ground, thrown away from the light. */
export function paintCastShadow(ctx: Context, cat: Canvas, { light, items }: Scene): void {
  const grounds = items.filter((item) => item.is === "region" && item.role === "ground");
  const contact = items.find((item) => item.is === "region" && item.role === "shadow");
  if (!contact || contact.is !== "region") return;
  const ground = bounds(contact.outline).bottom - heightOf(bounds(contact.outline)) * 0.4;
  const size = PICTURE_SIZE / 4, squash = 0.13, skew = light.towards[0] * 0.5;
  const flat = blankCanvas(size);
  flat.ctx.transform(1, 0, skew, squash, (-skew * ground) / 4, (ground / 4) * (1 - squash));
  flat.ctx.drawImage(cat, 0, 0, size, size);
  flat.ctx.resetTransform();
  flat.ctx.globalCompositeOperation = "source-in";
  flat.ctx.fillStyle = css({ ...light.shade, l: light.shade.l * 0.7 });
  flat.ctx.fillRect(0, 0, size, size);
  // Blurred after it lies flat: a whisker must not throw a streak.
  const soft = blankCanvas(size);
  soft.ctx.filter = "blur(3px)";
  soft.ctx.drawImage(flat.canvas, 0, 0);
  ctx.save();
  ctx.beginPath();
  for (const item of grounds) if (item.is === "region") addOutline(ctx, item.outline);
  ctx.clip();
  ctx.globalAlpha = 0.22 + 0.16 * light.key;
  ctx.imageSmoothingQuality = "medium";
  ctx.drawImage(soft.canvas, 0, 0, PICTURE_SIZE, PICTURE_SIZE);
  ctx.restore();
}

/** A light from behind that draws the silhouette against a dark ground. */
export function addRimLight(canvas: Canvas, ctx: Context, { light }: Scene): void {
  const size = PICTURE_SIZE / 2;
  const ring = blankCanvas(size);
  ring.ctx.drawImage(canvas, 0, 0, size, size);
  ring.ctx.globalCompositeOperation = "source-in";
  ring.ctx.fillStyle = css(light.rim!);
  ring.ctx.fillRect(0, 0, size, size);
  const inner = blankCanvas(size);
  inner.ctx.filter = "blur(4px)";
  inner.ctx.drawImage(canvas, -light.towards[0] * 3, -light.towards[1] * 3 + 2, size, size);
  ring.ctx.globalCompositeOperation = "destination-out";
  ring.ctx.drawImage(inner.canvas, 0, 0);
  ctx.save();
  ctx.globalCompositeOperation = "source-atop";
  ctx.globalAlpha = 0.9;
  ctx.drawImage(ring.canvas, 0, 0, PICTURE_SIZE, PICTURE_SIZE);
  ctx.restore();
}

function addOutline(ctx: Context, outline: readonly Point[]): void {
  outline.forEach(([x, y], i) => (i ? ctx.lineTo(x, y) : ctx.moveTo(x, y)));
  ctx.closePath();
}
