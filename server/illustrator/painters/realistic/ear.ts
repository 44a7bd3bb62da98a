/**
 * @module The inside of an ear in oil: a hollow, deepest low down, and long pale hairs that grow from its
 * rims across it.
 */
import { css, mix, shift } from "../../colour/colour.ts";
import { bounds, heightOf, widthOf } from "../../geometry/measure.ts";
import type { Random } from "../../random.ts";
import type { Point, Region } from "../../scene.ts";
import {
  clipped,
  type Context,
  drawBlurred,
  fillEllipse,
  taperedOutline,
  trace,
} from "../canvas.ts";

/** Hairs per unit of the ear's height, and the least height of an ear that shows any. */
const DENSE = 0.34, LEAST = 30;
/** Length of a hair in shares of that height. */
const LENGTH = { least: 0.26, most: 0.5 };

/** Paints it over the flat shell. */
export function paintEarInside(ctx: Context, region: Region, random: Random): void {
  const { outline, colour } = region, box = bounds(outline);
  const high = heightOf(box), wide = widthOf(box), middle = (box.left + box.right) / 2;
  if (high < LEAST) return;
  clipped(ctx, outline, () => {
    drawBlurred(ctx, css(shift(colour, { l: -0.3, c: 0.01 }), 0.6), wide * 0.16, () => {
      fillEllipse(ctx, [middle, box.bottom - high * 0.26], [wide * 0.26, high * 0.34]);
    });
  });
  const pale = mix(colour, { l: 0.93, c: 0.02, h: 70 }, 0.72);
  const roots = outline.filter(([, y]) => y > box.top + high * 0.3);
  const apex: Point = [middle, box.top - high * 0.1];
  for (let i = 0; i < high * DENSE; i++) {
    const [x, y] = random.pick(roots);
    const length = high * random.between(LENGTH.least, LENGTH.most);
    const inward = (middle - x) * random.between(0.5, 1.3);
    const up = Math.atan2(apex[1] - y, apex[0] - x + inward) + random.between(-0.18, 0.18);
    const bend = up + Math.sign(x - middle || 1) * 0.35;
    const half: Point = [x + Math.cos(up) * length * 0.5, y + Math.sin(up) * length * 0.5];
    const tip: Point = [
      half[0] + Math.cos(bend) * length * 0.5,
      half[1] + Math.sin(bend) * length * 0.5,
    ];
    ctx.fillStyle = css(shift(pale, { l: random.between(-0.14, 0.04) }), 0.8);
    trace(ctx, taperedOutline({ points: [[x, y], half, tip], width: [2.6, 0.4] }));
    ctx.fill();
  }
}
