/**
 * @module Crowns, bushes and grass as a background artist dabs them: leaves in three tones by the light,
 * some beyond the edge, and tufts that grow towards the viewer.
 */
import { type Colour, css, shift } from "../../colour/colour.ts";
import { bounds, contains } from "../../geometry/measure.ts";
import { signedArea } from "../../geometry/outline.ts";
import { type Random, randomStream } from "../../random.ts";
import { PICTURE_SIZE, type Point, type Region, type Scene } from "../../scene.ts";
import type { Context } from "../canvas.ts";

/** A crown fills so much of its box; fronds and stalks less. */
const FULL = 0.52;
/** Smaller bushes are one dab themselves, in units. */
const LEAST = 54;
/** Length of a leaf in shares of the smaller side of a crown, and at least and most, in units. */
const LEAF = { share: 0.075, least: 7, most: 22 };
/** Leaves inside a crown, and how far apart those along its edge are, in leaves. */
const INSIDE = 44, APART = 1.15;
/** From this far towards the light a leaf is lit, from that far away from it in the shade, in half crowns. */
const LIT = 0.3, SHADED = -0.25;
/** Tufts on a meadow. */
const TUFTS = 110;

/** Whether it is a crown or a bush: leaves around a middle. */
export function isCrown({ texture, role, outline }: Region): boolean {
  if (texture !== "plant" || role !== "scenery") return false;
  const { left, right, top, bottom } = bounds(outline);
  const wide = right - left, high = bottom - top;
  return Math.min(wide, high) > LEAST && Math.abs(signedArea(outline)) > FULL * wide * high;
}

/** Whether it is ground that grass grows on. */
export function isMeadow({ texture, role }: Region): boolean {
  return texture === "plant" && role === "ground";
}

/** A lit tone, the tone of the thing and one in the shade, of a colour as it is painted. */
function tonesOf(colour: Colour, { light }: Scene): Record<"lit" | "own" | "shaded", string> {
  const warm = 0.4 + 0.6 * light.key;
  return {
    lit: css(shift(colour, { l: 0.075 * warm, c: 0.02 * warm, h: -8 })),
    own: css(shift(colour, { l: -0.015 })),
    shaded: css(shift(colour, { l: -0.075, c: 0.005, h: 14 })),
  };
}

/** Dabs leaves over a crown that is filled. */
export function dabCrown(ctx: Context, region: Region, colour: Colour, scene: Scene): void {
  const { outline, name } = region, { left, right, top, bottom } = bounds(outline);
  if (right < 0 || left > PICTURE_SIZE || bottom < 0 || top > PICTURE_SIZE) return;
  const random = randomStream(scene.spec.seed, `anime.leaves.${name}`);
  const wide = right - left, high = bottom - top, [lx, ly] = scene.light.towards;
  const size = Math.min(LEAF.most, Math.max(LEAF.least, Math.min(wide, high) * LEAF.share));
  const leaves = { lit: [] as Point[], own: [] as Point[], shaded: [] as Point[] };
  const sort = (at: Point, wobble: number) => {
    const to = ((at[0] - left) / wide * 2 - 1) * lx + ((at[1] - top) / high * 2 - 1) * ly + wobble;
    leaves[to > LIT ? "lit" : to < SHADED ? "shaded" : "own"].push(at);
  };
  for (const at of along(outline, size * APART)) sort(at, random.between(-0.2, 0.2));
  for (let i = 0; i < INSIDE; i++) {
    const at: Point = [random.between(left, right), random.between(top, bottom)];
    if (contains(outline, at)) sort(at, random.between(-0.35, 0.35));
  }
  const tones = tonesOf(colour, scene);
  for (const tone of ["shaded", "own", "lit"] as const) {
    ctx.beginPath();
    for (const at of leaves[tone]) leaf(ctx, at, size * random.between(0.6, 1.25), random);
    ctx.fillStyle = tones[tone];
    ctx.fill();
  }
}

/** Adds a pair of leaves to the path. */
function leaf(ctx: Context, [x, y]: Point, size: number, random: Random): void {
  for (let i = 0; i < 2; i++) {
    const turn = random.between(0, Math.PI), px = x + random.between(-size, size) * 0.5;
    const py = y + random.between(-size, size) * 0.4;
    ctx.moveTo(px + Math.cos(turn) * size, py + Math.sin(turn) * size);
    ctx.ellipse(px, py, size, size * 0.52, turn, 0, 2 * Math.PI);
  }
}

/** Points along an outline, so far apart. */
function along(outline: readonly Point[], apart: number): Point[] {
  const points: Point[] = [];
  let left = 0;
  outline.forEach(([x, y], i) => {
    const [nx, ny] = outline[(i + 1) % outline.length]!, length = Math.hypot(nx - x, ny - y);
    for (; left < length; left += apart) {
      points.push([x + (nx - x) * left / length, y + (ny - y) * left / length]);
    }
    left -= length;
  });
  return points;
}

/** Tufts of grass on ground that is filled: small far away, long near the viewer. */
export function growGrass(ctx: Context, region: Region, colour: Colour, scene: Scene): void {
  const random = randomStream(scene.spec.seed, `anime.grass.${region.name}`);
  const top = Math.max(0, bounds(region.outline).top), tones = tonesOf(colour, scene);
  for (const tone of ["shaded", "lit"] as const) {
    ctx.beginPath();
    for (let i = 0; i < TUFTS / 2; i++) {
      const near = random.next() ** 1.4, y = top + (PICTURE_SIZE - top) * near;
      const at: Point = [random.between(0, PICTURE_SIZE), y];
      const long = (4 + 22 * near) * random.between(0.7, 1.3);
      if (contains(region.outline, [at[0], y - long])) tuft(ctx, at, long, random);
    }
    ctx.fillStyle = tones[tone];
    ctx.fill();
  }
}

/** Adds a few blades from one root to the path. */
function tuft(ctx: Context, [x, y]: Point, long: number, random: Random): void {
  for (let i = -1; i <= 1; i++) {
    const lean = (i * 0.35 + random.between(-0.15, 0.15)) * long, foot = x + i * long * 0.16;
    ctx.moveTo(foot - long * 0.09, y);
    ctx.quadraticCurveTo(foot + lean * 0.2, y - long * 0.6, foot + lean, y - long);
    ctx.quadraticCurveTo(foot + lean * 0.4, y - long * 0.5, foot + long * 0.09, y);
  }
}
