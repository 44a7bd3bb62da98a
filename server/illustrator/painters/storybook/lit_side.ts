/**
 * @module The lit side of each form in a picture book: thin body colour in the colour of the light, a
 * crescent whose edge follows the form.
 */
import { mix } from "../../colour/colour.ts";
import type { Item, Scene } from "../../scene.ts";
import { type Canvas, type Context, createLayer, drawLayer, trace } from "../canvas.ts";
import { clearEye, crescentOf, fadeOf, isRound, layShadow, rootOf } from "../form_shadow.ts";

/** Width of a crescent against that of a shadow, and of one on a head. */
const WIDE = 0.9;
/** Opacity of the paint on a bright day and where there is no key light. */
const OPAQUE = { day: 0.2, night: 0.42 };
/** The paint of a light without a colour of its own. */
const CREAMY = { l: 0.8, c: 0.07, h: 80 };

/** Lays it over the subject that is painted on the context. */
export function layLitSide(
  ctx: Context,
  subject: readonly Item[],
  { light: { towards: [lx, ly], colour, key } }: Pick<Scene, "light">,
  silhouette: Canvas,
): void {
  const { canvas, ctx: lit } = createLayer(silhouette.width);
  for (const item of subject) {
    if (item.is === "eye") clearEye(lit, item);
    if (item.is !== "region" || !isRound(item)) continue;
    lit.fillStyle = fadeOf(lit, rootOf(item));
    lit.globalCompositeOperation = "destination-out";
    trace(lit, item.outline);
    lit.fill();
    lit.globalCompositeOperation = "source-over";
    lit.fill(crescentOf(item, [-lx, -ly], WIDE));
  }
  lit.globalCompositeOperation = "destination-in";
  drawLayer(lit, silhouette);
  const pure = { l: 0.82, c: Math.min(0.14, colour.c + 0.06), h: colour.h };
  const paint = mix(pure, CREAMY, 0.5 * key);
  layShadow(ctx, canvas, paint, OPAQUE.night + (OPAQUE.day - OPAQUE.night) * key, "soft-light");
  layShadow(ctx, canvas, { ...paint, l: 0.68 }, 0.6 * (1 - key) + 0.12, "screen");
}
