/** @module Marks on a cel: stripes and patches with crisp edges, blush as a breath of pink. */
import { css } from "../../colour/colour.ts";
import { bounds, heightOf, widthOf } from "../../geometry/measure.ts";
import { offsetOutline } from "../../geometry/outline.ts";
import type { Mark, Region } from "../../scene.ts";
import { cel } from "./tone.ts";
import { blushOn, type Context, isBlush, softFill, trace } from "../canvas.ts";

/** Edges softer than this, in units, are sprayed. */
const SPRAYED = 48;

/** Softish marks become two crisp steps; only wide ones are sprayed on, as on a cel. */
export function paintCelMark(ctx: Context, mark: Mark, on: Pick<Region, "colour">): void {
  if (isBlush(mark)) return paintBlush(ctx, mark, blushOn(on.colour.l));
  if (mark.soft > SPRAYED) return softFill(ctx, { ...mark, colour: cel(mark.colour) });
  const opacity = mark.opacity ?? 1;
  const before = ctx.globalAlpha;
  ctx.fillStyle = css(cel(mark.colour));
  if (mark.soft > 3) {
    ctx.globalAlpha = before * opacity * 0.45;
    trace(ctx, offsetOutline(mark.outline, mark.soft * 0.7));
    ctx.fill();
  }
  ctx.globalAlpha = before * opacity;
  trace(ctx, mark.soft > 3 ? offsetOutline(mark.outline, -mark.soft * 0.3) : mark.outline);
  ctx.fill();
  ctx.globalAlpha = before;
}

/** A breath of pink. */
function paintBlush(ctx: Context, { outline, colour, opacity = 1 }: Mark, share: number): void {
  if (share === 0) return;
  const box = bounds(outline);
  const x = (box.left + box.right) / 2, y = (box.top + box.bottom) / 2;
  const w = widthOf(box) / 2, h = heightOf(box) / 2;
  const soft = ctx.createRadialGradient(0, 0, 0, 0, 0, 1);
  soft.addColorStop(0, css(colour, opacity * 0.9));
  soft.addColorStop(1, css(colour, 0.001));
  ctx.save();
  ctx.globalAlpha *= share;
  ctx.translate(x, y);
  ctx.scale(w * 1.5, h * 1.6);
  ctx.fillStyle = soft;
  ctx.fillRect(-1, -1, 2, 2);
  ctx.restore();
}
