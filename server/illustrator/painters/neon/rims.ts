/**
 * @module Light in neon: no sun, only the two lamps at the sides; their colours lie as clean rims along
 * every form, and what turns away from both is night.
 */
import type { Colour } from "../../colour/colour.ts";
import { edgeTowards } from "../../relief/edge_light.ts";
import type { Lighting } from "../../relief/lighting.ts";
import type { Context } from "../canvas.ts";
import type { Lamps } from "./tone.ts";
import { blendTone, blendTones, stepAt } from "../tone_layer.ts";

/** How far a form must lean towards a lamp to be lit by it, and how soft the edge of that light is. */
const RIM = { at: 0.34, soft: 0.4, strength: 0.9 };
/** How far a form must lean for its fur to take the colour of the lamp at that side. */
const TINT = { at: 0.4, soft: 0.9, strength: 0.08 };
/** Where the light begins inside the silhouette on the side of its lamp, and where it has faded, in units. */
const INWARDS = { from: 0, width: 22 };
/** The lamps: left and right of the picture. */
const SIDES = [-1, 1] as const;
/** What is deep in a hollow or looks at the floor is dark. */
const NIGHT = { l: 0.42, c: 0.12, h: 290 };

/** Lays the light of the lamps over the subject that is painted on the context. */
export function layNeonRims(ctx: Context, lighting: Lighting, lamps: Lamps): void {
  const { relief, occlusion } = lighting, { nx, ny } = relief;
  blendTone(
    ctx,
    lighting,
    NIGHT,
    (i) => Math.min(0.85, Math.max(0, ny[i]! - 0.2) * 1.1 + occlusion[i]! * 0.8),
  );
  const open = SIDES.map((side) => edgeTowards(relief, [side, 0], INWARDS));
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
    const near = open[side < 0 ? 0 : 1]!(i);
    if (near === 0) return 0;
    const facing = stepAt(RIM.at, RIM.soft, nx[i]! * side) * RIM.strength;
    return side * facing * near * (1 - occlusion[i]! * 0.6);
  }, "source-over");
}
