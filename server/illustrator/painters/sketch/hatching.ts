/** @module Hatching: the shade of a sketch. */
import { type Colour, css } from "../../colour/colour.ts";
import type { Box } from "../../geometry/measure.ts";
import type { Random } from "../../random.ts";
import type { Point } from "../../scene.ts";
import type { Context } from "../canvas.ts";

/** Distance of the strokes, in units. */
const GAP = 15;

/** They lean as a right hand moves, in radians. */
const LEAN = -1.02;

/** Parallel strokes over the side of a box that lies away from the light; the caller clips. */
export function hatch(
  ctx: Context,
  { left, top, right, bottom }: Box,
  { colour, towards: [lx, ly], from: [least, most] }: {
    colour: Colour;
    towards: Point;
    /** Where the shade begins, -1 on the lit side to 1. */
    from: readonly [least: number, most: number];
  },
  random: Random,
): void {
  const cx = (left + right) / 2, cy = (top + bottom) / 2;
  const w = (right - left) / 2 || 1, h = (bottom - top) / 2 || 1, reach = Math.hypot(w, h);
  const ux = Math.cos(LEAN), uy = Math.sin(LEAN);
  /** How far from the light a point is, -1..1. */
  const shadeAt = (x: number, y: number) => -(((x - cx) / w) * lx + ((y - cy) / h) * ly);
  const perUnit = -((ux / w) * lx + (uy / h) * ly);
  ctx.beginPath();
  for (let at = -reach; at <= reach; at += GAP * random.between(0.85, 1.15)) {
    const x = cx - uy * at, y = cy + ux * at;
    const crossing = (random.between(least, most) - shadeAt(x, y)) / perUnit;
    const clamped = Math.max(-reach, Math.min(reach, crossing));
    const [from, to] = perUnit > 0 ? [clamped, reach] : [-reach, clamped];
    if (to - from < 4) continue;
    ctx.moveTo(x + ux * from, y + uy * from);
    ctx.lineTo(x + ux * to, y + uy * to);
  }
  ctx.strokeStyle = css(colour, 0.42);
  ctx.lineWidth = 2.8;
  ctx.stroke();
}
