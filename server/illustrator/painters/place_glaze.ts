/**
 * The air of the place on the subject: warm where it looks towards the light, in the colour of the shade where it
 * turns away; least at noon, most at night.
 *
 * @module
 */
import { css } from "../colour.ts";
import { PICTURE_SIZE, type Scene } from "../scene.ts";
import type { Context } from "./canvas.ts";

/** Opacity on the lit side, and on the far one, in the dark. */
const LIT = 0.13, FAR = 0.42;

/** Glazes what is painted on the context, a layer of the subject alone; `strength` 1 as in gouache. */
export function glazeByPlace(ctx: Context, { light, subject }: Scene, strength: number): void {
  // A cat that hardly stands out from the dark would be lost in its shade.
  if (light.rim) return;
  const dusk = (1 - light.key) * strength, [lx, ly] = light.towards;
  const x = (subject.left + subject.right) / 2, y = (subject.top + subject.bottom) / 2;
  const reach = (Math.abs(lx) * (subject.right - subject.left) +
    Math.abs(ly) * (subject.bottom - subject.top)) / 2;
  const glaze = ctx.createLinearGradient(
    x + lx * reach,
    y + ly * reach,
    x - lx * reach,
    y - ly * reach,
  );
  glaze.addColorStop(0, css(light.colour, LIT * dusk));
  glaze.addColorStop(0.45, css(light.shade, FAR * 0.2 * dusk));
  glaze.addColorStop(1, css(light.shade, FAR * dusk));
  ctx.save();
  ctx.globalCompositeOperation = "source-atop";
  ctx.fillStyle = glaze;
  ctx.fillRect(0, 0, PICTURE_SIZE, PICTURE_SIZE);
  ctx.restore();
}
