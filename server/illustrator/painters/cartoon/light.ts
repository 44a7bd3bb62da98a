/** @module Shadow in a cartoon: two tones with a drawn edge between them. */
import { type Colour, mix } from "../../colour/colour.ts";
import type { Scene } from "../../scene.ts";
import type { Canvas, Context } from "../canvas.ts";
import { layShadow } from "../form_shadow.ts";

/** Lays the shadow over the subject that is painted on the context. */
export function layCartoonLight(
  ctx: Context,
  shadow: Canvas,
  { light }: Scene,
): void {
  layShadow(ctx, shadow, shadowOf(light.shade), 0.92);
}

/** What a lit colour is multiplied with: between the violet of the hour's shadows and rose, so that orange stays warm. */
function shadowOf(shade: Colour): Colour {
  return mix({ l: 0.65, c: 0.078, h: shade.h }, { l: 0.69, c: 0.067, h: 15 }, 0.5);
}
