/** @module Light from behind: a soft glow and a thin pale edge around the whole silhouette. */
import { type Colour, css } from "../colour/colour.ts";
import type { Item } from "../scene.ts";
import { type Context, drawBlurred } from "./canvas.ts";

/** How a backlight looks: opacities, and widths in units beyond the silhouette. */
export interface Backlight {
  colour: Colour;
  glow: number;
  reach: number;
  edge: number;
  width: number;
}

/** Paints what shines past the subject; the subject comes on top. */
export function paintBacklight(ctx: Context, subject: readonly Item[], look: Backlight): void {
  const { colour, glow, reach, edge, width } = look;
  if (glow > 0) {
    drawBlurred(ctx, css(colour, glow), reach * 0.6, () => strokeAll(ctx, subject, reach * 2));
  }
  if (edge === 0) return;
  ctx.save();
  ctx.strokeStyle = css(colour, edge);
  strokeAll(ctx, subject, width * 2);
  ctx.restore();
}

/** One stroke around everything: overlapping ones would add up. */
function strokeAll(ctx: Context, subject: readonly Item[], width: number): void {
  ctx.beginPath();
  for (const item of subject) {
    if (item.is !== "region" || item.role === "face" || (item.opacity ?? 1) < 0.5) continue;
    item.outline.forEach(([x, y], i) => (i ? ctx.lineTo(x, y) : ctx.moveTo(x, y)));
    ctx.closePath();
  }
  ctx.lineWidth = width;
  ctx.stroke();
}
