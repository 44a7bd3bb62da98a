/** @module Light and shade in pixel art, in the steps of a ramp. */
import { heightOf, widthOf } from "../../geometry/measure.ts";
import type { Region, Scene } from "../../scene.ts";
import type { Lighting } from "../../relief/lighting.ts";
import { FORM } from "../../relief/relief.ts";
import { isSet, type Mask, SIDE } from "./mask.ts";
import { TINY } from "./palette_weights.ts";

/** Tones of a ramp: below each share of the key light a step down, above the last one up. */
const RAMP = { deep: 0.17, shade: 0.45, lit: 0.9, coat: 0.42 };
/** Hollows deeper than this are a step darker. */
const HOLLOW = 0.4;

/** Steps up or down the ramp by the light on the relief. */
export function litLevels(
  { texture, role }: Region,
  mask: Mask,
  { relief: { cells, cover }, key, occlusion, lamp }: Lighting,
): (x: number, y: number) => number {
  // A collar has too few cells for light and shade.
  const isSmall = mask.count < 2 * TINY && role !== "coat";
  if (texture === "light" || role === "face" || isSmall) return () => 0;
  const shiny = texture === "metal" || texture === "glass";
  const share = cells / SIDE;
  return (x, y) => {
    const cell = Math.floor((y + 0.5) * share) * cells + Math.floor((x + 0.5) * share);
    if (cover[cell] !== FORM) return 0;
    if (shiny && isStreak(mask, x, y)) return 2;
    const light = Math.max(key[cell]!, (lamp?.[cell] ?? 0) * 1.6);
    // A coat has no deepest tone: it would break its limbs into lumps.
    if (role === "coat") return light < RAMP.coat ? -1 : light > RAMP.lit ? 1 : 0;
    if (light < RAMP.deep || light < RAMP.shade && occlusion[cell]! > HOLLOW) return -2;
    if (light < RAMP.shade || occlusion[cell]! > HOLLOW) return -1;
    return light > RAMP.lit ? 1 : 0;
  };
}

/** Steps up or down the ramp by where a cell lies on the form, seen from the light. */
export function levelsOf(
  { volume, texture, colourEnd }: Region,
  mask: Mask,
  { light }: Scene,
  ink: number,
): (x: number, y: number) => number {
  const size = Math.min(widthOf(mask.box), heightOf(mask.box)) + 1;
  if (texture === "cloud") return cloudLevels(mask);
  if (texture === "light" || volume <= 0.15 || size < 4) return () => 0;
  const [lx, ly] = light.towards;
  const beyond = (x: number, y: number, reach: number) =>
    !isSet(mask, Math.round(x + lx * reach), Math.round(y + ly * reach));
  const shade = ink + Math.max(0.8, size * 0.19 * volume);
  const deep = ink + size * 0.07 * volume;
  const lit = ink + Math.max(0.6, Math.min(2.4, size * 0.06 * volume));
  const shiny = texture === "metal" || texture === "glass";
  return (x, y) => {
    if (size >= 14 && !colourEnd && beyond(x, y, -deep)) return -2;
    if (beyond(x, y, -shade)) return -1;
    if (shiny && isStreak(mask, x, y)) return 2;
    if (size >= 6 && beyond(x, y, lit)) return 1;
    return 0;
  };
}

/** Two slanting streaks of reflected light. */
function isStreak({ box }: Mask, x: number, y: number): boolean {
  const from = Math.round((widthOf(box) + heightOf(box)) * 0.3);
  const across = x - box.left + (y - box.top) - from;
  return across >= 0 && across < 5 && across !== 2 && across !== 3;
}

/** Of the height of a cloud, in shares: how deep its lit crown is below its own outline, and how high its shaded foot. */
const CROWN = 0.22, FOOT = 0.26;

/** Heaps of cloud: lit along the crown, which follows their outline, in the shade at their foot. */
function cloudLevels(mask: Mask): (x: number, y: number) => number {
  const { top, bottom } = mask.box;
  const rise = bottom - top + 1, crown = Math.max(1, Math.round(rise * CROWN));
  return (x, y) => {
    if (rise < 5) return 0;
    if (y > bottom - rise * FOOT) return -1;
    return isSet(mask, x, y - crown) ? 0 : 1;
  };
}
