/**
 * @module A cat set off from its place: bright air behind a dark coat, shade behind a pale one, so that its edge stands before
 * the other end of the values.
 */
import { smoothstep } from "../geometry/smoothstep.ts";
import type { Point, Scene } from "../scene.ts";
import { type Context, fillRadial } from "./canvas.ts";
import { headOf } from "./head_of.ts";

/** How strong a style lays both, 0..1. */
export interface SetOff {
  /** Bright air behind a dark cat at night and by day. */
  bright: { night: number; day: number };
  /** Shade behind a pale cat. */
  deep: number;
}

/** How both fall off: at which share of their radius what share is left. */
const FALL = [0.45, 0.5] as const;
/** How far they reach, in units. */
const BRIGHT_REACH = 700, DEEP_REACH = 560;
/** Coats up to this lightness are dark, from that on pale. */
const DARK_COAT = 0.45, PALE_COAT = 0.92;

/** Lays it on a place that is painted, before the cat is. */
export function setOff(
  ctx: Context,
  { light, subject, items }: Pick<Scene, "light" | "subject" | "items">,
  { bright, deep }: SetOff,
): void {
  const { at: [x, y] } = headOf({ subject, items });
  const centre: Point = [x + light.towards[0] * 110, y];
  const coat = items.find((item) => item.is === "region" && item.role === "coat");
  const pale = coat?.is === "region" ? smoothstep(DARK_COAT, PALE_COAT, coat.colour.l) : 0.5;
  const air = { ...light.colour, l: Math.min(light.colour.l, 0.9) };
  const shade = { ...light.shade, l: 0.66, c: 0.05 };
  const strength = (bright.night + (bright.day - bright.night) * light.key) * (1 - pale);
  fillRadial(ctx, { centre, radius: BRIGHT_REACH, colour: air, strength }, FALL);
  ctx.save();
  // Burnt in, what lies there becomes purer as it becomes deeper, and a sun still shines: grey over a blue sky would be smoke.
  ctx.globalCompositeOperation = "color-burn";
  fillRadial(ctx, { centre, radius: DEEP_REACH, colour: shade, strength: deep * pale }, FALL);
  ctx.restore();
}
