/**
 * @module Light in watercolour: shadows glazed in two values over the dry washes, soft where a form turns.
 */
import { smoothstep } from "../../geometry/smoothstep.ts";
import type { Lighting } from "../../relief/lighting.ts";
import type { Scene } from "../../scene.ts";
import type { Context } from "../canvas.ts";
import { blendTone, stepAt } from "../tone_layer.ts";

/** Each glaze: where it ends in the key light, how soft its edge is, and how strong it is. */
const GLAZES = [
  { at: 0.42, soft: 0.34, strength: 0.54 },
  { at: 0.18, soft: 0.2, strength: 0.32 },
] as const;

/** How much redder than the shade of the place a glaze is, in degrees: blue over orange would be mud. */
const ROSE = 10;

/** How bare the paper is under the strongest light: on dark fur a soft sheen, or it would be patent leather. */
const SPARED = { pale: 0.72, dark: 0.24, soft: { pale: 0.17, dark: 0.5 } };

/** The lightness of coats that are dark, and of those that are no longer. */
const DARK = { from: 0.25, to: 0.6 };

/** Glazes the shadows of the subject that is painted on the context. */
export function glazeShadows(ctx: Context, lighting: Lighting, { light, items }: Scene): void {
  const { key, occlusion, lamp, lamps } = lighting;
  // White fur has violet shadows, never brown ones.
  const cool = { l: 0.76, c: 0.085, h: light.shade.h + ROSE };
  for (const { at, soft, strength } of GLAZES) {
    blendTone(ctx, lighting, cool, (i) => {
      const lamped = lamp ? 1 - Math.min(0.8, lamp[i]! * 1.5) : 1;
      return Math.min(1, (1 - stepAt(at, soft, key[i]!)) * strength * lamped + occlusion[i]! * 0.3);
    });
  }
  // On the lit side the first wash was thin.
  const thin = { l: 0.97, c: 0.025, h: light.colour.h };
  blendTone(ctx, lighting, thin, (i) => stepAt(0.8, 0.36, key[i]!) * 0.55, "soft-light");
  // Where the light is strongest, the paper is left almost bare.
  const paper = { l: 0.97, c: 0.02, h: 85 };
  const pale = paleness(items), between = (dark: number, to: number) => dark + (to - dark) * pale;
  const spared = between(SPARED.dark, SPARED.pale);
  const sparedSoft = between(SPARED.soft.dark, SPARED.soft.pale);
  blendTone(ctx, lighting, paper, (i) => stepAt(0.88, sparedSoft, key[i]!) * spared, "screen");
  if (lamp && lamps[0]) {
    const { colour } = lamps[0], yellow = { l: 0.93, c: colour.c + 0.03, h: colour.h - 8 };
    blendTone(ctx, lighting, colour, (i) => Math.min(0.75, lamp[i]! * 1.5), "soft-light");
    blendTone(ctx, lighting, yellow, (i) => Math.min(0.8, lamp[i]! * 1.8));
  }
}

/** How pale the coats are, 0..1: that of the head, which is the largest, speaks for a cat. */
function paleness(items: Scene["items"]): number {
  const heads = items.filter((item) => item.is === "region" && item.name.startsWith("head"));
  const lightness = heads.map((item) => item.is === "region" ? item.colour.l : 1);
  if (lightness.length === 0) return 1;
  return smoothstep(DARK.from, DARK.to, Math.min(...lightness));
}
