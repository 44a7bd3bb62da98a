/** @module Light under the hairs of a form: white fur scatters it, black fur swallows it, little reaches behind it. */
import { type Colour, css, mix, shift } from "../../colour/colour.ts";
import { bounds, heightOf, widthOf } from "../../geometry/measure.ts";
import type { Region, Scene } from "../../scene.ts";
import { type Context, drawBlurred, softFill, trace } from "../canvas.ts";
import { edgesOf } from "../edges.ts";
import { SCATTERED, SWALLOWED } from "./form_light.ts";

/** Colours at most so light are black. */
const BLACK = 0.42;

/** Colours at least so light and at most so pure are white. */
const WHITE = { l: 0.9, c: 0.03 };

/** White fur scatters light into its own shade, under its hairs as in them. */
export function scatterInWhite(ctx: Context, { outline, colour, marks }: Region): void {
  const ground = isWhite(colour);
  if (ground) {
    ctx.fillStyle = css(colour, 1 - SCATTERED);
    trace(ctx, outline);
    ctx.fill();
  }
  // What lies on white fur is not to vanish under it.
  for (const mark of marks.filter(({ colour }) => ground || isWhite(colour))) {
    softFill(ctx, { ...mark, opacity: (mark.opacity ?? 1) * (1 - SCATTERED) });
  }
}

/** Black fur swallows light, under its hairs as in them. */
export function swallowInBlack(ctx: Context, { outline, colour, marks }: Region): void {
  if (colour.l > BLACK || marks.some(({ colour }) => colour.l > BLACK)) return;
  ctx.save();
  ctx.globalCompositeOperation = "darken";
  ctx.fillStyle = css(colour, 1 - SWALLOWED);
  trace(ctx, outline);
  ctx.fill();
  ctx.restore();
}

function isWhite({ l, c }: Colour): boolean {
  return l > WHITE.l && c < WHITE.c;
}

/** Where one thing lies before another, little light reaches between them. */
export function darkenBehind(ctx: Context, region: Region, { light }: Scene): void {
  const box = bounds(region.outline);
  const size = Math.min(widthOf(box), heightOf(box));
  const reach = Math.min(20, 4 + size * 0.1);
  ctx.save();
  ctx.globalCompositeOperation = "source-atop";
  const shade = css(
    mix(shift(region.colour, { l: -region.colour.l * 0.75 }), {
      ...light.shade,
      l: light.shade.l * 0.5,
    }, 0.6),
    0.5,
  );
  drawBlurred(ctx, shade, reach * 0.6, () => {
    ctx.translate(-light.towards[0] * reach * 0.75, -light.towards[1] * reach * 0.75);
    ctx.lineWidth = reach;
    for (const { points, closed } of edgesOf(region)) {
      trace(ctx, points, closed);
      ctx.stroke();
    }
  });
  ctx.restore();
}
