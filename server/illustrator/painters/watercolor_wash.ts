/**
 * Washes: pigment on white paper, layer over layer, each with an edge of its own.
 *
 * @module
 */
import { type Colour, css, mix, type Rgb, shift, toRgb } from "../colour.ts";
import { bounds, heightOf, widthOf } from "../geometry/measure.ts";
import { distance } from "../geometry/shapes.ts";
import type { Random } from "../random.ts";
import type { Point } from "../scene.ts";
import { castBlur, type Context, fillRadial, trace } from "./canvas.ts";

/** Longer edges would show as straight cuts once the layers disagree. */
const LONGEST_EDGE = 24;

export interface Wash {
  colour: Colour;
  layers: number;
  /** How far layers stray from the outline, in units. */
  loose: number;
  /** The later layers retreat from the light by up to this offset: the lit side stays pale. */
  retreat?: Point;
}

/** The colour as paint: lighter and clearer than a print, blacks turned to a mixed blue-grey. */
export function pigment(colour: Colour, paler = 0): Colour {
  const dark = Math.max(0, 0.5 - colour.l);
  const l = colour.l + (1 - colour.l) * (0.17 + paler) - dark * 0.08;
  const painted = { l, c: colour.c * (1 - 0.35 * paler), h: colour.h };
  const colourless = Math.min(1, Math.max(0, (0.05 - colour.c) / 0.03));
  return dark > 0 ? mix(painted, { l, c: 0.035, h: 275 }, 0.6 * colourless) : painted;
}

/**
 * Lays one colour in transparent layers. Each layer darkens by the same root of the colour, so all
 * together give the colour and their edges give steps. The caller has clipped where edges must hold.
 */
export function layWash(ctx: Context, outline: readonly Point[], wash: Wash, random: Random): void {
  const { layers, loose, retreat = [0, 0] } = wash;
  const edge = subdivided(outline);
  ctx.save();
  ctx.globalCompositeOperation = "multiply";
  ctx.fillStyle = rgbCss(rootOf(toRgb(wash.colour), layers));
  for (let i = 0; i < layers; i++) {
    const back = (i / layers) ** 1.4;
    trace(ctx, jittered(edge, loose, [retreat[0] * back, retreat[1] * back], random));
    ctx.fill();
  }
  ctx.restore();
}

/** Darkens what is there with a soft drop of another colour: wet in wet. */
export function dropIn(
  ctx: Context,
  centre: Point,
  radius: number,
  colour: Colour,
  strength: number,
): void {
  ctx.save();
  ctx.globalCompositeOperation = "multiply";
  fillRadial(ctx, { centre, radius, colour, strength }, [0.6, 0.6]);
  ctx.restore();
}

/** A bloom: clear water pushes pigment out to a frilled rim, sharp on one side and lost on the other. */
export function bloom(
  ctx: Context,
  centre: Point,
  radius: number,
  colour: Colour,
  random: Random,
): void {
  const rim = frill(centre, radius, random);
  ctx.save();
  ctx.globalAlpha *= 0.2;
  castBlur(ctx, "white", radius * 0.12, () => {
    trace(ctx, frill(centre, radius * 0.86, random));
    ctx.fill();
  });
  ctx.globalAlpha = 0.26;
  ctx.globalCompositeOperation = "multiply";
  const side = random.between(0, 2 * Math.PI), [x, y] = centre;
  const dx = Math.cos(side) * radius, dy = Math.sin(side) * radius;
  const fading = ctx.createLinearGradient(x - dx, y - dy, x + dx, y + dy);
  fading.addColorStop(0.2, css(colour, 0.001));
  fading.addColorStop(1, css(mix(colour, { l: 0.85, c: colour.c, h: colour.h }, 0.4)));
  ctx.strokeStyle = fading;
  for (const width of [2.4, 6]) {
    ctx.lineWidth = width;
    trace(ctx, rim);
    ctx.stroke();
  }
  ctx.restore();
}

/** Pigment that gathers at the edge of a drying wash. The caller has clipped the wash. */
export function darkenEdge(
  ctx: Context,
  edge: readonly Point[],
  colour: Colour,
  closed: boolean,
  width = 6,
): void {
  const deeper = mix({ l: 1, c: 0, h: colour.h }, shift(colour, { l: -0.12, c: 0.03 }), 0.34);
  ctx.save();
  ctx.globalCompositeOperation = "multiply";
  ctx.strokeStyle = css(deeper);
  for (const share of [1, 0.42]) {
    ctx.lineWidth = width * share;
    trace(ctx, edge, closed);
    ctx.stroke();
  }
  ctx.restore();
}

/** The same outline with no edge longer than a wash can hide. */
export function subdivided(outline: readonly Point[]): Point[] {
  return outline.flatMap((point, i) => {
    const next = outline[(i + 1) % outline.length]!;
    const parts = Math.ceil(distance(point, next) / LONGEST_EDGE);
    if (parts <= 1) return [point];
    return Array.from({ length: parts }, (_, k): Point => [
      point[0] + ((next[0] - point[0]) * k) / parts,
      point[1] + ((next[1] - point[1]) * k) / parts,
    ]);
  });
}

/**
 * The outline as one layer's brush follows it: stretches of it swing out or in together, and every
 * point trembles a little.
 */
export function jittered(
  outline: readonly Point[],
  loose: number,
  [dx, dy]: Point,
  random: Random,
): Point[] {
  const n = outline.length;
  const every = Math.max(3, Math.round(n / Math.max(5, Math.min(40, n / 6))));
  const swings = Array.from(
    { length: Math.ceil(n / every) + 1 },
    () => random.next() + random.next() - 1,
  );
  swings[swings.length - 1] = swings[0]!;
  return outline.map(([x, y], i) => {
    const at = i / every, k = Math.floor(at), f = at - k;
    const swing = swings[k]! + ((swings[k + 1] ?? swings[0]!) - swings[k]!) * f * f * (3 - 2 * f);
    const before = outline[i ? i - 1 : n - 1]!, after = outline[i + 1 < n ? i + 1 : 0]!;
    const tx = after[0] - before[0], ty = after[1] - before[1];
    const length = Math.sqrt(tx * tx + ty * ty) || 1;
    const out = loose * (swing * 1.4 + (random.next() - 0.5) * 0.5) / length;
    return [x + dx + ty * out, y + dy - tx * out];
  });
}

/** Layers a shape of this size deserves: small things are one touch of the brush. */
export function layersFor(outline: readonly Point[], most: number): number {
  const box = bounds(outline);
  const size = Math.sqrt(widthOf(box) * heightOf(box));
  return Math.max(2, Math.min(most, Math.round(size / 18)));
}

/** What each of `layers` layers must be for all to multiply to the colour. */
function rootOf(rgb: Rgb, layers: number): number[] {
  return rgb.map((channel) => 255 * (Math.max(6, channel) / 255) ** (1 / layers));
}

function rgbCss(channels: readonly number[]): string {
  return `rgb(${channels.map((channel) => Math.round(channel)).join(" ")})`;
}

function frill([x, y]: Point, radius: number, random: Random): Point[] {
  const count = 64;
  const waves = Array.from(
    { length: count },
    () => random.between(0.88, 1.1) ** (random.chance(0.3) ? 2 : 1),
  );
  return Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * 2 * Math.PI;
    const lobe = 1 + 0.12 * Math.sin(angle * 3 + waves[0]! * 9);
    const reach = radius * lobe *
      (waves[i]! * 2 + waves[(i + 1) % count]! + waves[(i + count - 1) % count]!) / 4;
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
  });
}
