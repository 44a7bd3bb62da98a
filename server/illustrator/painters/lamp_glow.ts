/** @module The glow of the nearest lamp on the subject, in drawn styles. */
import type { Lighting } from "../relief/lighting.ts";
import type { Scene } from "../scene.ts";
import type { Context } from "./canvas.ts";
import { blendTone, stepAt } from "./tone_layer.ts";

/** How a style shows it. */
export interface LampGlow {
  /** Its opacity in the dark. */
  strength: number;
  /** From how much lamplight on, 0..1, and how soft its edge is. */
  from: number;
  soft: number;
}

/** By day a lamp is hardly seen on what it falls on: so much less in full key light. */
const BY_DAY = 0.75;

/** Lays it over the subject that is painted on the context; nothing where no lamp shines. */
export function layLampGlow(
  ctx: Context,
  lighting: Lighting,
  { key }: Pick<Scene["light"], "key">,
  { strength, from, soft }: LampGlow,
): void {
  const { lamp, lamps: [nearest] } = lighting;
  if (!lamp || !nearest) return;
  const shine = strength * (1 - BY_DAY * key);
  blendTone(
    ctx,
    lighting,
    nearest.colour,
    (i) => stepAt(from, soft, lamp[i]!) * shine,
    "soft-light",
  );
}
