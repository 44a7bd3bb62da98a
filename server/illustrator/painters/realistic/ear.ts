/**
 * @module The inside of an ear: a hollow, deepest low down, and long pale hairs that grow from its
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
const DENSE = 0.62, LEAST = 30;
/** Length of a hair in shares of that height. */
const LENGTH = { least: 0.24, most: 0.66 };

/** Paints it over the flat shell. */
export function paintEarInside(ctx: Context, region: Region, random: Random): void {
  const { outline, colour } = region, box = bounds(outline);
  const high = heightOf(box), wide = widthOf(box), middle = (box.left + box.right) / 2;
  if (high < LEAST) return;
  clipped(ctx, outline, () => {
    drawBlurred(ctx, css(shift(colour, { l: -0.34, c: 0.005 }), 0.72), wide * 0.17, () => {
      fillEllipse(ctx, [middle, box.bottom - high * 0.34], [wide * 0.3, high * 0.4]);
    });
  });
  const pale = mix(colour, { l: 0.9, c: 0.02, h: 70 }, 0.66);
  // They grow where the ear meets the head.
  const inner = region.name.startsWith("left") ? 1 : -1;
  const roots = outline.filter(([x, y]) =>
    y > box.top + high * 0.36 && (x - middle) * inner > -wide * 0.12
  );
  if (roots.length === 0) return;
  for (let i = 0; i < high * DENSE; i++) {
    const [x, y] = random.pick(roots);
    const length = high * random.between(LENGTH.least, LENGTH.most);
    const up = -Math.PI / 2 - inner * random.between(0.15, 0.75);
    const bend = up - inner * random.between(0.15, 0.5);
    const half: Point = [x + Math.cos(up) * length * 0.5, y + Math.sin(up) * length * 0.5];
    const tip: Point = [
      half[0] + Math.cos(bend) * length * 0.5,
      half[1] + Math.sin(bend) * length * 0.5,
    ];
    ctx.fillStyle = css(shift(pale, { l: random.between(-0.22, 0.04) }), random.between(0.35, 0.8));
    trace(ctx, taperedOutline({ points: [[x, y], half, tip], width: [1.8 + high * 0.008, 0.3] }));
    ctx.fill();
  }
}
