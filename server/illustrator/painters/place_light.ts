/**
 * @module The light of place and hour on the subject: everything that darkens and tints as one layer, and a
 * rim along the silhouette on the side of sun, moon and lamps; least at noon, most at night.
 */
import { bounds } from "../geometry/measure.ts";
import { type Lamp, sidesOf } from "../relief/lamps.ts";
import type { Lighting } from "../relief/lighting.ts";
import { type Item, PICTURE_SIZE, type Scene } from "../scene.ts";
import type { Context } from "./canvas.ts";
import { layRims } from "./place_rims.ts";
import { lampTone, lowSunOf, moodOf, tonesOf } from "./place_tones.ts";
import type { Band } from "./silhouette.ts";
import { blendCells, type BlendMode, stepAt } from "./tone_layer.ts";

/** How a style shows it. */
export interface PlaceLight {
  /** How much of it lies on the subject, 1 all of it. */
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
  rimLaying?: BlendMode;
  /** How much wider and more coloured the rim of a low sun is, and the flank that looks at it; absent: as at noon. */
  flare?: number;
  /** How much darker all of it is where there is no key light at all; absent: only the shade is. */
  dusk?: number;
  /** Hairs as long as this, in units, stand out of the forms: they take the light of their roots. */
  hairs?: number;
}

/** How much of what looks down takes the light that the ground throws back. */
const BOUNCE = 0.5;
/** A cat that hardly stands out from the dark would be lost in its shade: it takes this share. */
const HIDDEN = 0.75;
/** How much less than the brightest place the rest is lit where there is no key light at all, and the side away from it: of a lamp,
 * which is near, more than of sun or moon. */
const DIM = 0.5, ASIDE = { sky: 0.42, lamp: 0.9 };
/** In the least key light a coat still has to show its colour. */
const DARKEST = 0.62;
/** The lowest share of the subject lies in the shadow that it throws on its ground, and how deep. */
const FEET = { share: 0.16, deep: 0.7 };
/** How far what shines itself reaches, in shares of where its light ends. */
const FLAME = 0.2;

/** Where there is no lamp, nothing takes its tone. */
const UNLIT = [1, 1, 1] as const;

/** What it reads of a scene. */
type PlaceScene = Pick<Scene, "light" | "sky" | "items" | "subject" | "spec">;

/** Lays it over the subject that is painted on the context. */
export function layPlaceLight(
  ctx: Context,
  lighting: Lighting,
  scene: PlaceScene,
  look: PlaceLight,
): void {
  layTones(ctx, lighting, scene, look);
  const { rim, forms, rimLaying = "screen", flare = 0 } = look;
  if (!rim) return;
  const low = flare * lowSunOf(scene.light);
  layRims(ctx, lighting, scene.light, { rim, forms, laying: rimLaying, low });
}

/** Everything that darkens and tints, multiplied. */
function layTones(
  ctx: Context,
  { key, lamp, lamps, relief }: Lighting,
  scene: PlaceScene,
  { strength, shadeAt, soft, dusk = 0, hairs }: PlaceLight,
): void {
  const { light } = scene, { cells, ny } = relief, unit = PICTURE_SIZE / cells;
  const share = strength * (light.rim ? HIDDEN : 1) * Math.min(1, (DARKEST / (1 - light.key)) ** 2);
  const tones = tonesOf(scene, share), mood = moodOf(light) * share;
  const whole = 1 - dusk * (1 - light.key),
    dim = DIM * (1 - light.key) * share,
    aside = Math.min(1, (lamps.length > 0 ? ASIDE.lamp : ASIDE.sky) * mood),
    feet = FEET.deep * share;
  const { x, y, half, ground, low } = extentOf(scene);
  const [left = UNLIT, right = left] = sidesOf(lamps, x / unit).map((it) =>
    lampTone(it, light.key, strength)
  );
  const [lx, ly] = light.towards, shine = shineOf(lamps);
  blendCells(ctx, { relief }, (cell, to, data) => {
    const column = cell % cells, dx = column * unit - x, py = (cell - column) / cells * unit;
    const lamped = lamp ? Math.min(0.9, lamp[cell]! * 2) : 0, toKey = key[cell]!;
    const across = (dx * lx + (py - y) * ly) / half;
    const open = stepAt(shadeAt, soft, toKey) * (1 - aside * stepAt(0, 2, -across)) *
      (1 - dim * (1 - stepAt(0.8, 0.4, toKey))) *
      (py > low ? 1 - feet * ((py - low) / (ground - low)) ** 2 : 1);
    const away = (1 - open) * (1 - lamped), down = Math.max(0, ny[cell]!) * away * BOUNCE;
    const side = Math.min(1, Math.max(0, dx / half * 0.8 + 0.5)), own = shine(cell, cells);
    for (let i = 0; i < 3; i++) {
      let tone = tones.lit[i]! + (tones.shade[i]! - tones.lit[i]!) * away;
      tone += (tones.bounce[i]! - tone) * down;
      tone += (left[i]! + (right[i]! - left[i]!) * side - tone) * lamped;
      data[to + i] = 255 * (whole * tone + (1 - whole * tone) * own);
    }
    data[to + 3] = 255;
  }, { laying: "multiply", beyond: hairs });
}

/** Middle and half size of a subject, the ground below it and how low it lies in the shadow on that, in units; one in the air, or cut off by
 * the edge of the picture, has none. */
function extentOf({ items, subject: { left, top, right, bottom } }: PlaceScene) {
  const high = bottom - top;
  const touches = items.some((item) =>
    item.is === "region" && item.role === "shadow" && bounds(item.outline).top < bottom
  );
  return {
    x: (left + right) / 2,
    y: (top + bottom) / 2,
    half: Math.max(1, (right - left) / 2, high / 2),
    ground: bottom,
    low: touches && bottom < PICTURE_SIZE ? bottom - FEET.share * high : Infinity,
  };
}

/** How much each cell belongs to what shines itself: flames and bulbs are never shaded. */
export function shineOf(lamps: readonly Lamp[]): (cell: number, cells: number) => number {
  if (lamps.length === 0) return () => 0;
  return (cell, cells) => {
    const x = cell % cells, y = (cell - x) / cells;
    let most = 0;
    for (const { at, reach } of lamps) {
      const far = Math.hypot(x - at[0], y - at[1]) / reach;
      if (far < FLAME) most = Math.max(most, 1 - stepAt(FLAME * 0.75, FLAME * 0.5, far));
    }
    return most;
  };
}
