/**
 * Light in a cartoon: two tones with a drawn edge between them, the glow of lamps.
 *
 * @module
 */
import { type Colour, mix } from "../../colour/colour.ts";
import type { Lighting } from "../../relief/lighting.ts";
import type { Scene } from "../../scene.ts";
import type { Context } from "../canvas.ts";
import { layTone, stepAt } from "../tone_layer.ts";

/** Where the shadow begins, 0..1 of the key light, and how wide its edge is. */
const TERMINATOR = { at: 0.3, width: 0.07 };
/** Hollows deeper than this lie in shadow, too. */
const HOLLOW = 0.4;
/** The lit side begins to shine here. */
const SHINE = { at: 0.95, width: 0.05, strength: 0.07 };

/** Lays the light over the subject that is painted on the context. */
export function layCartoonLight(ctx: Context, lighting: Lighting, { light }: Scene): void {
  const { key, occlusion, lamp, lamps } = lighting;
  layTone(ctx, lighting, shadowOf(light.shade), (i) => {
    const lit = stepAt(TERMINATOR.at, TERMINATOR.width, key[i]!);
    const lamped = lamp ? Math.min(1, lamp[i]! * 2) : 0;
    return 0.92 * Math.max((1 - lit) * (1 - lamped), stepAt(HOLLOW, 0.2, occlusion[i]!));
  });
  const shining = mix(light.colour, { l: 0.96, c: 0.04, h: 85 }, 0.4);
  const glint = SHINE.strength * (0.4 + 0.6 * light.key);
  layTone(
    ctx,
    lighting,
    shining,
    (i) => stepAt(SHINE.at, SHINE.width, key[i]!) * glint,
    "screen",
  );
  if (lamp && lamps[0]) {
    // By day a lamp is hardly seen on what it falls on.
    const shine = 0.36 * (1 - 0.75 * light.key);
    layTone(
      ctx,
      lighting,
      lamps[0].colour,
      (i) => stepAt(0.22, 0.1, lamp[i]!) * shine,
      "soft-light",
    );
  }
}

/** What a lit colour is multiplied with: between the violet of the hour's shadows and rose, so that orange stays warm. */
function shadowOf(shade: Colour): Colour {
  return mix({ l: 0.72, c: 0.05, h: shade.h }, { l: 0.72, c: 0.055, h: 15 }, 0.5);
}
