/** @module Light in anime: a cel shadow with a crisp edge, the glow of lamps. */
import { mix } from "../../colour/colour.ts";
import type { Lighting } from "../../relief/lighting.ts";
import type { Scene } from "../../scene.ts";
import type { Canvas, Context } from "../canvas.ts";
import { layShadow } from "../form_shadow.ts";
import { layLampGlow } from "../lamp_glow.ts";

/** The hue that shadows lean to: rose keeps warm coats rich, where grey would make them mud. */
const ROSE = 352;

/** Lays the light over the subject that is painted on the context, and its shadow. */
export function layAnimeLight(
  ctx: Context,
  shadow: Canvas,
  lighting: Lighting,
  { light }: Scene,
): void {
  layShadow(ctx, shadow, {
    l: 0.75 + 0.06 * light.key,
    c: 0.072,
    h: mixHue(light.shade.h, ROSE),
  }, 1);
  layLampGlow(ctx, lighting, light, { strength: 0.4, from: 0.2, soft: 0.06 });
}

function mixHue(from: number, to: number): number {
  return mix({ l: 0.5, c: 0.1, h: from }, { l: 0.5, c: 0.1, h: to }, 0.5).h;
}
