/**
 * @module Lights of pixel art: soft ones, seamless in the air and in rings on solid things, and stars.
 */
import { type Colour, mix } from "../../colour/colour.ts";
import type { Glow, Scene } from "../../scene.ts";
import { AIR, type Grid, thresholdAt, veil } from "./grid.ts";
import { CELL, SIDE } from "./mask.ts";
import { isLitAir } from "../../composing/lamp_pools.ts";

/** The steps of a soft light on solid things; mist before the cat leaves it clear. */
const STEPS = 5;

/** Share of a step over which its ring fades into the next. */
const SEAM = 0.7;

/** What shines on a cell. */
interface Ray {
  colour: Colour;
  alpha: number;
  /** Whether a lamp lights the air there. */
  isLit: boolean;
}

/** Soft lights that follow each other shine as one: their rings do not cross. */
export function paintSoftLights(grid: Grid, glows: readonly Glow[]): void {
  const rays = new Map<number, Ray>();
  for (const glow of glows) addRays(rays, glow);
  for (const [at, { colour, alpha, isLit }] of rays) {
    // Only the floor and the air around a lamp are dithered; on walls, curtains and shelves it would be dirt.
    const seam = grid.floor[at] || isLit ? SEAM * (thresholdAt(at) - 0.5) : 0;
    const early = grid.subject[at] ? -0.2 : 0.3 + seam;
    const share = grid.cells[at] === AIR ? alpha : Math.floor(alpha * STEPS + early) / STEPS;
    if (share > 0) veil(grid, at, colour, share);
  }
}

function addRays(rays: Map<number, Ray>, { name, centre, radius, colour, strength }: Glow): void {
  const isLit = isLitAir(name);
  const [cx, cy] = [centre[0] / CELL, centre[1] / CELL], reach = radius / CELL;
  const from = Math.max(0, Math.floor(cy - reach)), to = Math.min(SIDE - 1, Math.ceil(cy + reach));
  for (let y = from; y <= to; y++) {
    for (let x = Math.max(0, Math.floor(cx - reach)); x <= Math.min(SIDE - 1, cx + reach); x++) {
      const far = Math.hypot(x + 0.5 - cx, y + 0.5 - cy) / reach;
      if (far >= 1) continue;
      const at = y * SIDE + x;
      const own = strength * (far < 0.45 ? 1 - far / 0.9 : (1 - far) / 1.1);
      const before = rays.get(at);
      if (!before) {
        rays.set(at, { colour, alpha: own, isLit });
        continue;
      }
      before.isLit ||= isLit;
      before.alpha += own * (1 - before.alpha);
      if (before.colour !== colour) before.colour = mix(before.colour, colour, own / before.alpha);
    }
  }
}

/** A star is one cell, or a small cross. */
export function paintStar(
  grid: Grid,
  { centre, radius, colour, strength }: Glow,
  { sky }: Scene,
): void {
  const dim = mix(colour, sky[Math.floor(sky.length / 2)]!.colour, 0.5);
  const x = Math.floor(centre[0] / CELL), y = Math.floor(centre[1] / CELL);
  const put = (px: number, py: number, bright: boolean) => {
    if (px < 0 || py < 0 || px >= SIDE || py >= SIDE) return;
    const at = py * SIDE + px;
    grid.cells[at] = grid.tones.of(bright ? colour : dim, bright ? 12 : 3);
  };
  const arm = radius > 12 ? 2 : radius > 6 ? 1 : 0;
  put(x, y, strength > 0.55);
  for (let i = 1; i <= arm; i++) {
    for (const [dx, dy] of [[1, 0], [-1, 0], [0, 1], [0, -1]] as const) {
      put(x + dx * i, y + dy * i, i < arm);
    }
  }
}
