/** @module The shaded side of a drawn cloud: its own billows once more, lower and away from the light. */
import { css, mix } from "../colour/colour.ts";
import { bounds, heightOf, widthOf } from "../geometry/measure.ts";
import type { Region, Scene } from "../scene.ts";
import { clipped, type Context, trace } from "./canvas.ts";

/** How far the billows lie lower, in shares of the height of a cloud, and aside, in shares of its width. */
const LOWER = 0.3, ASIDE = 0.05;
/** How much darker and purer they are, and the hue of shade on white. */
const SHADE = { l: -0.06, c: 0.025, h: 265 };
/** The share of that hue. */
const COOL = 0.6;

/** Whether it is a cloud in the sky: snow has the same texture. */
export function isCloud({ role, texture }: Region): boolean {
  return role === "sky" && texture === "cloud";
}

/** Lays it over a cloud that is painted on the context. */
export function layCloudShade(
  ctx: Context,
  { outline, colour }: Region,
  { light: { towards: [lx] } }: Pick<Scene, "light">,
): void {
  const box = bounds(outline), { l, c } = colour;
  const shade = mix(colour, { l: l + SHADE.l, c: c + SHADE.c, h: SHADE.h }, COOL);
  ctx.fillStyle = css({ ...shade, l: l + SHADE.l });
  clipped(ctx, outline, () => {
    ctx.translate(-Math.sign(lx) * widthOf(box) * ASIDE, heightOf(box) * LOWER);
    trace(ctx, outline);
    ctx.fill();
  });
}
