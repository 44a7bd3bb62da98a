/** @module Lead: the dark strips that hold the panes, with a thread of light on their backs. */
import { type Colour, css } from "../../colour/colour.ts";
import type { Point } from "../../scene.ts";
import { type Context, trace } from "../canvas.ts";

/** Almost black, a little violet. */
export const LEAD: Colour = { l: 0.14, c: 0.02, h: 290 };
const GLINT: Colour = { l: 0.72, c: 0.02, h: 280 };

/** Thinner strips catch no light. */
const GLINTING = 4.5;

/** A strip along the points. */
export function drawLead(
  ctx: Context,
  points: readonly Point[],
  { width, closed }: { width: number; closed: boolean },
): void {
  trace(ctx, points, closed);
  strokeLead(ctx, width);
}

/** Strips along the path that was begun. */
export function strokeLead(ctx: Context, width: number): void {
  ctx.strokeStyle = css(LEAD);
  ctx.lineWidth = width;
  ctx.stroke();
  if (width < GLINTING) return;
  ctx.strokeStyle = css(GLINT, 0.22);
  ctx.lineWidth = Math.min(2.4, width * 0.24);
  ctx.stroke();
}
