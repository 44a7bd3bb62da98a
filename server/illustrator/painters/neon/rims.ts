/**
 * Light in neon: no sun, only the two lamps at the sides; their colours lie as clean rims along every form, and
 * what turns away from both is night.
 *
 * @module
 */
import type { Colour } from "../../colour/colour.ts";
import { GRID } from "../../relief/cells.ts";
import { NOTHING } from "../../relief/relief.ts";
import type { Lighting } from "../../relief/lighting.ts";
import type { Context } from "../canvas.ts";
import type { Lamps } from "./tone.ts";
import { blendTone, blendTones, stepAt } from "../tone_layer.ts";

/** How far a form must lean towards a lamp to be lit by it, and how soft the edge of that light is. */
const RIM = { at: 0.34, soft: 0.4, strength: 0.9 };
/** How far a form must lean for its fur to take the colour of the lamp at that side. */
const TINT = { at: 0.4, soft: 0.9, strength: 0.08 };
/** The light fades inwards while what lies so many cells towards the lamp, of the grid of a whole picture, is covered. */
const INWARDS = { from: 2, to: 10, steps: 5 };
/** What is deep in a hollow or looks at the floor is dark. */
const NIGHT = { l: 0.42, c: 0.12, h: 290 };

/** Lays the light of the lamps over the subject that is painted on the context. */
export function layNeonRims(ctx: Context, lighting: Lighting, lamps: Lamps): void {
  const { relief: { cells, nx, ny, cover }, occlusion } = lighting;
  blendTone(
    ctx,
    lighting,
    NIGHT,
    (i) => Math.min(0.85, Math.max(0, ny[i]! - 0.2) * 1.1 + occlusion[i]! * 0.8),
  );
  const share = cells / GRID, steps = INWARDS.steps * Math.max(1, Math.round(share));
  const inwards = Array.from(
    { length: steps },
    (_, i) => Math.round((INWARDS.from + (INWARDS.to - INWARDS.from) * i / (steps - 1)) * share),
  );
  const sideOf = (i: number) => nx[i]! < 0 ? -1 : 1;
  // Between its tubes a body is round: each side glows a little in the colour of its lamp.
  const tint = ({ h }: Colour): Colour => ({ l: 0.5, c: 0.16, h });
  blendTones(
    ctx,
    lighting,
    [tint(lamps.left), tint(lamps.right)],
    (i) => sideOf(i) * stepAt(TINT.at, TINT.soft, Math.abs(nx[i]!)) * TINT.strength,
    "screen",
  );
  // Only the silhouette is lit: between two legs the light of the lamps does not reach.
  blendTones(ctx, lighting, [lamps.left, lamps.right], (i) => {
    const side = sideOf(i);
    let open = 0;
    for (const far of inwards) if (cover[i + side * far] === NOTHING) open++;
    if (open === 0) return 0;
    const facing = stepAt(RIM.at, RIM.soft, nx[i]! * side) * RIM.strength;
    return side * facing * (open / steps) * (1 - occlusion[i]! * 0.6);
  }, "source-over");
}
