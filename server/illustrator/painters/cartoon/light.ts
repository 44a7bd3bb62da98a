/** @module Light in a cartoon: two tones with a drawn edge between them, the glow of lamps. */
import { type Colour, mix } from "../../colour/colour.ts";
import type { Lighting } from "../../relief/lighting.ts";
import type { Scene } from "../../scene.ts";
import type { Canvas, Context } from "../canvas.ts";
import { layShadow } from "../form_shadow.ts";
import { layLampGlow } from "../lamp_glow.ts";

/** Lays the light over the subject that is painted on the context, and its shadow. */
export function layCartoonLight(
  ctx: Context,
  shadow: Canvas,
  lighting: Lighting,
  { light }: Scene,
): void {
  layShadow(ctx, shadow, shadowOf(light.shade), 0.92);
  layLampGlow(ctx, lighting, light, { strength: 0.36, from: 0.22, soft: 0.1 });
}

/** What a lit colour is multiplied with: between the violet of the hour's shadows and rose, so that orange stays warm. */
function shadowOf(shade: Colour): Colour {
  return mix({ l: 0.72, c: 0.05, h: shade.h }, { l: 0.72, c: 0.055, h: 15 }, 0.5);
}
