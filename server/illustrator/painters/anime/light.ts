/**
 * Light in anime: a cel shadow with a crisp edge and a violet core, the glow of lamps.
 *
 * @module
 */
import { mix } from "../../colour/colour.ts";
import type { Lighting } from "../../relief/lighting.ts";
import type { Scene } from "../../scene.ts";
import type { Context } from "../canvas.ts";
import { layTone, stepAt } from "../tone_layer.ts";

/** Where shadow and its core begin, 0..1 of the key light. */
const SHADOW = 0.4, CORE = 0.12;
/** Width of their edges: as crisp as a cut mask. */
const EDGE = 0.04;
/** How dark the core is against the shadow. */
const CORE_DEPTH = 0.42;
/** Hues of the shadow and its core: rose keeps warm coats rich, where grey would make them mud. */
const ROSE = 335, VIOLET = 310;

/** Lays the light over the subject that is painted on the context. */
export function layAnimeLight(ctx: Context, lighting: Lighting, { light }: Scene): void {
  const { key, occlusion, lamp, lamps } = lighting;
  const lamped = (i: number) => lamp ? 1 - Math.min(0.85, lamp[i]! * 1.8) : 1;
  const violet = { l: 0.75 + 0.06 * light.key, c: 0.075, h: mixHue(light.shade.h, ROSE) };
  layTone(ctx, lighting, violet, (i) => (1 - stepAt(SHADOW, EDGE, key[i]!)) * lamped(i));
  layTone(ctx, lighting, { l: 0.68, c: 0.085, h: mixHue(light.shade.h, VIOLET) }, (i) => {
    const core = 1 - stepAt(CORE, EDGE, key[i]!);
    return Math.min(1, core * CORE_DEPTH * lamped(i) + stepAt(0.5, 0.3, occlusion[i]!) * 0.4);
  });
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
