/**
 * Light in anime: a cel shadow with a crisp edge, the glow of lamps.
 *
 * @module
 */
import { mix } from "../../colour/colour.ts";
import type { Lighting } from "../../relief/lighting.ts";
import type { Scene } from "../../scene.ts";
import type { Canvas, Context } from "../canvas.ts";
import { layShadow } from "../form_shadow.ts";
import { layTone, stepAt } from "../tone_layer.ts";

/** The hue that shadows lean to: rose keeps warm coats rich, where grey would make them mud. */
const ROSE = 352;

/** Lays the light over the subject that is painted on the context, and its shadow. */
export function layAnimeLight(
  ctx: Context,
  shadow: Canvas,
  lighting: Lighting,
  { light }: Scene,
): void {
  const { lamp, lamps } = lighting;
  layShadow(ctx, shadow, {
    l: 0.75 + 0.06 * light.key,
    c: 0.072,
    h: mixHue(light.shade.h, ROSE),
  }, 1);
  if (lamp && lamps[0]) {
    // By day a lamp is hardly seen on what it falls on.
    const shine = 0.4 * (1 - 0.75 * light.key);
    layTone(
      ctx,
      lighting,
      lamps[0].colour,
      (i) => stepAt(0.2, 0.06, lamp[i]!) * shine,
      "soft-light",
    );
  }
}

function mixHue(from: number, to: number): number {
  return mix({ l: 0.5, c: 0.1, h: from }, { l: 0.5, c: 0.1, h: to }, 0.5).h;
}
