/**
 * The light of place and hour on the subject: its colour where the key light falls, the colour of the shade where it
 * does not, and a rim along the silhouette on the side of sun, moon and lamps; least at noon, most at night.
 *
 * @module
 */
import { type Colour, mix } from "../colour/colour.ts";
import { edgeTowards } from "../relief/edge_light.ts";
import type { Lighting } from "../relief/lighting.ts";
import type { Item, Point, Scene } from "../scene.ts";
import type { Context } from "./canvas.ts";
import { type Band, layEdgeLight } from "./silhouette.ts";
import { type Laying, layTone, stepAt } from "./tone_layer.ts";

/** How a style shows it. */
export interface PlaceLight {
  /** How much of it lies on the subject, 1 as in oil. */
  strength: number;
  /** Where the shade begins, in shares of the key light: where the style's own shadow does. */
  shadeAt: number;
  /** Width of the edge between light and shade, in shares of the key light. */
  soft: number;
  /** Where the rim begins inside the silhouette, so that a line around it stays dark, and where it ends, in units; absent: it has
   * none. */
  rim?: Band;
  /** The forms whose silhouette has the rim, drawn with a crisp edge; absent: it is as soft as the relief. */
  forms?: readonly Item[];
  /** How the rim is laid: where hairs are to show in it, as a soft light; absent: it shines. */
  rimLaying?: Laying;
}

/** Opacities in the most coloured light: of the shade, of the colour of the light, of the rim. */
const SHADE = 0.52, TINT = 0.4, RIM = 0.85;
/** Less of it than this, in shares, is not seen. */
const UNSEEN = 0.06;
/** A low sun is this much more than its dimness, and noon has so much of it left. */
const GLOW = 6, NOON = 0.2;

/** Lays it over the subject that is painted on the context. */
export function layPlaceLight(
  ctx: Context,
  lighting: Lighting,
  { light }: Pick<Scene, "light">,
  { strength, shadeAt, soft, rim, forms, rimLaying = "screen" }: PlaceLight,
): void {
  const { key, lamp, lamps, relief } = lighting;
  const mood = moodOf(light);
  // A cat that hardly stands out from the dark would be lost in its shade.
  if (!light.rim && mood * strength > UNSEEN) {
    const shade = { l: 0.56, c: Math.min(0.1, light.shade.c + 0.02), h: light.shade.h };
    layTone(ctx, lighting, shade, (i) => {
      const lamped = lamp ? 1 - Math.min(0.9, lamp[i]! * 2) : 1;
      return SHADE * mood * strength * lamped * (1 - stepAt(shadeAt, soft, key[i]!));
    });
    const warm = { l: 0.9, c: light.colour.c, h: light.colour.h };
    layTone(
      ctx,
      lighting,
      warm,
      (i) => TINT * mood * strength * stepAt(shadeAt, soft, key[i]!),
    );
  }
  if (!rim) return;
  const bright = light.rim ?? mix(light.colour, { l: 0.97, c: 0.06, h: light.colour.h }, 0.5);
  const layRim = (tone: Colour, towards: Point, band: Band, shareOf: (cell: number) => number) => {
    const edge = edgeTowards(relief, towards, band);
    layTone(ctx, lighting, tone, (i) => {
      const near = edge(i);
      return near === 0 ? 0 : stepAt(0.4, 0.6, near) * shareOf(i);
    }, rimLaying);
  };
  const share = RIM * (0.25 + 0.75 * mood);
  if (forms) layEdgeLight(ctx, forms, light.towards, rim, bright, share);
  else layRim(bright, light.towards, rim, () => share);
  const [nearest] = lamps;
  if (!lamp || !nearest || !relief.box) return;
  const { left, right, top, bottom } = relief.box;
  const x = nearest.at[0] - (left + right) / 2, y = nearest.at[1] - (top + bottom) / 2;
  const far = Math.hypot(x, y) || 1, towards: Point = [x / far, y / far];
  const band = { ...rim, width: rim.width * 1.3 };
  if (!forms) return layRim(nearest.colour, towards, band, (i) => RIM * Math.min(1, lamp[i]! * 3));
  layEdgeLight(ctx, forms, towards, band, nearest.colour, RIM * Math.min(1, greatest(lamp) * 1.5));
}

/** An array as long as a picture cannot be spread into arguments. */
function greatest(values: Float32Array): number {
  return values.reduce((most, value) => Math.max(most, value), 0);
}

/** How much the light of the hour colours what it falls on, 0..1. */
export function moodOf({ key, colour }: Scene["light"]): number {
  const low = Math.max(0, colour.c - 0.03) * GLOW;
  return Math.min(1, NOON + Math.max((1 - key) * 1.1, low + (1 - key) * 0.5));
}
