/**
 * @module Form in glass: daylight comes from behind, so what faces the viewer shines, and what turns away
 * is matted with dark enamel.
 */
import type { Lighting } from "../../relief/lighting.ts";
import type { Context } from "../canvas.ts";
import { blendTone, stepAt } from "../tone_layer.ts";

/** Enamel, and the daylight. */
const MATT = { l: 0.52, c: 0.12, h: 335 }, DAYLIGHT = { l: 0.97, c: 0.06, h: 85 };

/** Lays the form of the subject over its panes. */
export function shadeGlass(ctx: Context, lighting: Lighting): void {
  const { key, occlusion, relief: { nx, ny } } = lighting;
  const away = (i: number) => Math.min(1, Math.hypot(nx[i]!, ny[i]!));
  blendTone(
    ctx,
    lighting,
    MATT,
    (i) => Math.min(0.75, (1 - stepAt(0.4, 0.5, key[i]!)) * 0.34 + occlusion[i]! * 0.26),
  );
  blendTone(
    ctx,
    lighting,
    DAYLIGHT,
    (i) => (1 - stepAt(0.4, 0.5, away(i))) * stepAt(0.66, 0.4, key[i]!) * 0.45,
    "soft-light",
  );
}
