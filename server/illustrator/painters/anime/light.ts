/** @module Shadow in anime: a cel shadow with a crisp edge. */
import { mix } from "../../colour/colour.ts";
import type { Scene } from "../../scene.ts";
import type { Canvas, Context } from "../canvas.ts";
import { layShadow } from "../form_shadow.ts";

/** The hue that shadows lean to: rose keeps warm coats rich, where grey would make them mud. */
const ROSE = 352;

/** Lays the shadow over the subject that is painted on the context. */
export function layAnimeLight(
  ctx: Context,
  shadow: Canvas,
  { light }: Scene,
): void {
  layShadow(ctx, shadow, {
    l: 0.7 + 0.05 * light.key,
    c: 0.082,
    h: mixHue(light.shade.h, ROSE),
  }, 1);
}

function mixHue(from: number, to: number): number {
  return mix({ l: 0.5, c: 0.1, h: from }, { l: 0.5, c: 0.1, h: to }, 0.5).h;
}
