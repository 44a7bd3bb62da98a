/** @module Light in a cartoon: two tones with a drawn edge between them, and one fall of light over the whole cat. */
import { type Colour, css, mix } from "../../colour/colour.ts";
import { boundsOf } from "../../geometry/measure.ts";
import { PICTURE_SIZE, type Point, type Scene } from "../../scene.ts";
import { type Canvas, type Context, createLayer, drawLayer } from "../canvas.ts";
import { layShadow } from "../form_shadow.ts";

/** Lays the shadow over the subject that is painted on the context, and the fall of light over its silhouette. */
export function layCartoonLight(
  ctx: Context,
  shadow: Canvas,
  silhouette: Canvas,
  scene: Scene,
): void {
  layShadow(ctx, shadow, shadowOf(scene.light.shade), 0.92);
  layFall(ctx, silhouette, scene);
}

/** What a lit colour is multiplied with: between the violet of the hour's shadows and rose, so that orange stays warm. */
function shadowOf(shade: Colour): Colour {
  return mix({ l: 0.62, c: 0.085, h: shade.h }, { l: 0.67, c: 0.075, h: 15 }, 0.5);
}

/** How strong the light is where it comes from and the shade where it does not reach, 0..1. */
const FALL = { light: 0.5, shade: 0.42 };

/** From the side of the light, warm, to the far foot, in the hue of the shade: the head is the brightest of a cat. */
function layFall(ctx: Context, silhouette: Canvas, { light, items }: Scene): void {
  // Of the cat alone: a hat casts no other light on it.
  const coat = items.filter(({ role }) => role === "coat" || role === "face");
  if (coat.length === 0) return;
  const { left, right, top, bottom } = boundsOf(coat), [lx, ly] = light.towards;
  const x = (left + right) / 2, y = (top + bottom) / 2;
  const reach = Math.hypot(right - left, bottom - top) / 2;
  const from: Point = [x + lx * reach, y + Math.min(ly, -0.6) * reach];
  const to: Point = [x - lx * reach * 0.7, y + reach * 0.85];
  const { canvas, ctx: fall } = createLayer(silhouette.width);
  drawLayer(fall, silhouette);
  fall.globalCompositeOperation = "source-in";
  const tones = fall.createLinearGradient(...from, ...to);
  const warm = { ...light.colour, l: 0.96 }, cool = { l: 0.3, c: 0.09, h: light.shade.h };
  tones.addColorStop(0, css(warm, FALL.light));
  tones.addColorStop(0.5, css(warm, 0.001));
  tones.addColorStop(0.52, css(cool, 0.001));
  tones.addColorStop(1, css(cool, FALL.shade));
  fall.fillStyle = tones;
  fall.fillRect(0, 0, PICTURE_SIZE, PICTURE_SIZE);
  ctx.save();
  ctx.globalCompositeOperation = "soft-light";
  drawLayer(ctx, canvas);
  ctx.restore();
}
