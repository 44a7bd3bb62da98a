/** @module The light on forms, as what is blended with their colours in hard light. */
import { mix, toRgb } from "../../colour/colour.ts";
import type { CellBox } from "../../relief/cells.ts";
import type { Lighting } from "../../relief/lighting.ts";
import { FORM } from "../../relief/relief.ts";
import type { Scene } from "../../scene.ts";
import { shineOf } from "../place_light.ts";

/** White hair scatters light into its own shade: only this share of it is left. */
export const SCATTERED = 0.68;
/** Black hair swallows light: in all of it a black cat would be brown. */
export const SWALLOWED = 0.5;
/** How much of the key light leaves a colour as it is, and how far more or less changes it. */
const BALANCE = 0.5, CONTRAST = 2.8;
/** What sky and ground add, and what hollows take. */
const SKY = 0.06, GROUND = 0.16, HOLLOW = 0.95;
/** How much purer and redder sunlight and lamplight are on fur than in the air. */
const WARMER = 0.032, REDDER = 20;
/** How much darker the whole of a subject is on the side away from the light, and how much of that lighter on the other. */
const MASS = 0.82, MASS_LIT = 0.5;

/** What each cell of the picture is blended with as hard light: grey leaves it, darker shades, lighter lights. */
export function litCells(lighting: Lighting, light: Scene["light"]): Uint8ClampedArray {
  const { relief: { cells, cover, ny, box }, key, occlusion } = lighting;
  const shine = shineOf(lighting.lamps);
  const turned = box ? turnedAway(box, light.towards) : () => 0;
  const lit = new Uint8ClampedArray(cells * cells * 4).fill(127);
  for (let i = 3; i < lit.length; i += 4) lit[i] = 255;
  if (!box) return lit;
  const shade = toRgb(mix(light.shade, { l: 0.5, c: 0.03, h: light.shade.h }, 0.35));
  const { colour } = light, warm = colour.h < 130 ? WARMER : 0;
  const glow = toRgb({ l: 0.95, c: colour.c + warm, h: colour.h - (warm > 0 ? REDDER : 0) });
  for (let y = box.top; y < box.bottom; y++) {
    for (let i = y * cells + box.left; i < y * cells + box.right; i++) {
      if (cover[i] !== FORM) continue;
      // The sky lights what looks up, the ground throws a little back from below.
      const around = ny[i]! < 0 ? -ny[i]! * SKY : ny[i]! * GROUND;
      const value = (key[i]! - BALANCE) * CONTRAST + around - occlusion[i]! * HOLLOW -
        turned(i - y * cells, y);
      writeLightness(lit, i * 4, value < 0 ? value * (1 - shine(i, cells)) : value, shade, glow);
    }
  }
  return lit;
}

/** How much less light a place has, the farther it lies from the side of the light: a subject is one mass before it is
 * forms, with a side in the light and a side in the shade. */
function turnedAway(
  { left, top, right, bottom }: CellBox,
  [lx, ly]: Scene["light"]["towards"],
): (x: number, y: number) => number {
  const x0 = (left + right) / 2, y0 = (top + bottom) / 2;
  const half = (Math.abs(lx) * (right - left) + Math.abs(ly) * (bottom - top)) / 2 || 1;
  return (x, y) => MASS * Math.max(-MASS_LIT, (-(x - x0) * lx - (y - y0) * ly) / half);
}

/** Grey is neutral, darker multiplies, lighter screens. */
function writeLightness(
  lit: Uint8ClampedArray,
  i: number,
  value: number,
  shade: readonly number[],
  glow: readonly number[],
): void {
  const dark = 1 - 1 / (1 + Math.max(0, -value) * 1.25),
    bright = Math.min(0.46, Math.max(0, value * 0.5));
  for (let k = 0; k < 3; k++) {
    const multiplied = 127.5 - dark * (127.5 - shade[k]! * 0.46);
    lit[i + k] = dark > 0 ? multiplied : 127.5 + bright * (glow[k]! - 127.5);
  }
  lit[i + 3] = 255;
}

/** What hard light makes of a channel. */
export function hardLight(under: number, over: number): number {
  return over < 127.5 ? (under * over) / 127.5 : 255 - ((255 - under) * (255 - over)) / 127.5;
}
