/**
 * @module The leather of a nose: two nostrils that curl to its sides, a groove between them, a wet
 * light on top.
 */
import { css, mix, shift } from "../../colour/colour.ts";
import { bounds } from "../../geometry/measure.ts";
import type { Region, Scene } from "../../scene.ts";
import { type Context, drawBlurred, fillEllipse, taperedOutline, trace } from "../canvas.ts";

/** Smaller noses, in units across, show none of it. */
const LEAST = 16;

/** Paints it over the lit form; the caller has clipped it. */
export function paintNoseLeather(
  ctx: Context,
  { outline, colour }: Region,
  { light }: Scene,
): void {
  const { left, right, top, bottom } = bounds(outline);
  const wide = right - left, high = bottom - top, x = (left + right) / 2;
  if (wide < LEAST) return;
  const dark = mix(shift(colour, { l: -0.32 }), { l: 0.16, c: 0.02, h: 20 }, 0.5);
  drawBlurred(ctx, css(shift(colour, { l: -0.16 }), 0.6), high * 0.1, () => {
    fillEllipse(ctx, [x, bottom], [wide * 0.34, high * 0.3]);
  });
  ctx.fillStyle = css(dark, 0.85);
  for (const side of [-1, 1]) {
    const nx = x + side * wide * 0.22, y = top + high * 0.56;
    trace(
      ctx,
      taperedOutline({
        points: [
          [nx - side * wide * 0.05, y + high * 0.1],
          [nx + side * wide * 0.05, y + high * 0.04],
          [nx + side * wide * 0.15, y - high * 0.12],
        ],
        width: [high * 0.17, high * 0.05],
      }),
    );
    ctx.fill();
  }
  trace(
    ctx,
    taperedOutline({ points: [[x, top + high * 0.5], [x, bottom]], width: [1, high * 0.1] }),
  );
  ctx.fill();
  const side = Math.sign(light.towards[0]) || 1;
  drawBlurred(ctx, css({ l: 0.96, c: 0.02, h: 60 }, 0.55), high * 0.06, () => {
    fillEllipse(ctx, [x + side * wide * 0.14, top + high * 0.2], [wide * 0.17, high * 0.07]);
  });
}
