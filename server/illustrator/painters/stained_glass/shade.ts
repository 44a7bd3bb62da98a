/**
 * Form in glass: daylight comes from behind, so what faces the viewer shines, and what turns away is matted with
 * dark enamel.
 *
 * @module
 */
import type { Lighting } from "../../relief/lighting.ts";
import type { Canvas, Context } from "../canvas.ts";
import { layShadow } from "../form_shadow.ts";
import { layTone, stepAt } from "../tone_layer.ts";

/** Enamel, and the daylight. */
const MATT = { l: 0.52, c: 0.12, h: 335 }, DAYLIGHT = { l: 0.97, c: 0.06, h: 85 };

/** How dense the enamel is on what lies in shadow. */
const DENSE = 0.4;

/** Lays the form of the subject over its panes; its shadow is drawn on a sheet. */
export function shadeGlass(ctx: Context, shadow: Canvas, lighting: Lighting): void {
  const { key, occlusion, relief: { nx, ny } } = lighting;
  const away = (i: number) => Math.min(1, Math.hypot(nx[i]!, ny[i]!));
  layShadow(ctx, shadow, MATT, DENSE);
  layTone(ctx, lighting, MATT, (i) => occlusion[i]! * 0.3);
  layTone(
    ctx,
    lighting,
    DAYLIGHT,
    (i) => (1 - stepAt(0.4, 0.5, away(i))) * stepAt(0.66, 0.4, key[i]!) * 0.3,
    "soft-light",
  );
}
