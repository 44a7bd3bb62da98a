/**
 * Forms in anime: a flat lit tone, a crisp shadow cut by a shifted copy of the outline, a streak of
 * light, and what metal, glass and water add.
 *
 * @module
 */
import { Path2D, PathOp } from "@napi-rs/canvas";
import { type Colour, css, mix, shift, toRgb } from "../colour.ts";
import { bounds, type Box, heightOf, widthOf } from "../geometry/measure.ts";
import { ellipse, grow } from "../geometry/shapes.ts";
import type { Mark, Point, Region, Scene } from "../scene.ts";
import { paintCloud } from "./anime_air.ts";
import { paintContour } from "./anime_contour.ts";
import { clipped, type Context, isBlush, softFill, trace } from "./canvas.ts";
import { tuftsOf } from "./tufts.ts";

/** Forms flatter than this are walls and skies: no shadow of their own. */
const FLAT = 0.15;
/** Forms rounder than this shine where hair bends towards the light. */
const ROUND = 0.75;
/** Edges softer than this, in units, are sprayed. */
const SPRAYED = 14;

export function paintForm(ctx: Context, region: Region, scene: Scene): void {
  const solid = (region.opacity ?? 1) > 0.95 && region.texture !== "glass";
  ctx.save();
  ctx.globalAlpha = region.opacity ?? 1;
  if (region.line > 0 && solid) paintContour(ctx, region, scene.light, "below");
  if (region.texture === "cloud") paintCloud(ctx, region, scene.light);
  else paintTones(ctx, region, scene);
  if (region.line > 0 && !solid) paintContour(ctx, region, scene.light, "above");
  ctx.restore();
}

/** The shadow this form throws on what was painted below it on its layer. */
export function castShadow(ctx: Context, region: Region, { light }: Scene): void {
  if (region.line <= 0 || region.role === "face" || (region.opacity ?? 1) < 0.9) return;
  const reach = Math.min(20, 4 + sizeOf(bounds(region.outline)) * 0.06);
  const [lx, ly] = light.towards;
  ctx.save();
  ctx.globalCompositeOperation = "source-atop";
  ctx.fillStyle = css(mix({ l: 0.4, c: 0.13, h: 345 }, light.shade, 0.35), 0.36);
  ctx.translate(-lx * reach, -ly * reach);
  trace(ctx, region.outline);
  ctx.fill();
  ctx.restore();
}

function paintTones(ctx: Context, region: Region, scene: Scene): void {
  const { outline, texture, volume, marks } = region;
  if (texture === "light") {
    ctx.shadowColor = css(region.colour, 0.8);
    ctx.shadowBlur = 36;
  }
  ctx.fillStyle = fillOf(ctx, region);
  trace(ctx, outline);
  ctx.fill();
  ctx.shadowBlur = 0;
  const rounded = volume > FLAT && texture !== "light";
  if (!rounded && marks.length === 0 && texture !== "water") return;
  clipped(ctx, outline, () => {
    marks.forEach((mark) => paintCelMark(ctx, mark));
    if (rounded) {
      paintShadow(ctx, region, scene);
      paintTufts(ctx, region, scene);
    }
    if (texture === "fur" && volume >= ROUND) paintSheen(ctx, region, scene);
    paintSurface(ctx, region, scene);
  });
}

/** Clear colours: a little lighter and richer than the thing is. */
export function cel(colour: Colour): Colour {
  return {
    l: Math.min(0.985, colour.l + 0.03 * (colour.l > 0.4 ? 1 : 0.3)),
    c: colour.c * (colour.c > 0.03 ? 1.1 : 1),
    h: colour.h,
  };
}

function fillOf(ctx: Context, { colour, colourEnd, outline, role }: Region) {
  const far = role === "sky" || role === "scenery" || role === "ground";
  if (!colourEnd && !far) return css(cel(colour));
  const tone = far ? vivid : cel;
  const { top, bottom } = bounds(outline);
  const gradient = ctx.createLinearGradient(0, top, 0, bottom);
  gradient.addColorStop(0, css(tone(colour)));
  gradient.addColorStop(1, css(tone(colourEnd ?? shift(colour, { l: -0.05, c: 0.012 }))));
  return gradient;
}

/** Backgrounds in full colour: the light that is laid over them pales them again. */
function vivid(colour: Colour): Colour {
  return { l: colour.l - 0.025, c: Math.min(0.21, colour.c * 1.4), h: colour.h };
}

/** Tone of a coloured shadow: darker, richer, leaning from yellow to red and from red to violet. */
export function shaded(colour: Colour, light: Scene["light"]): Colour {
  const turn = colour.h > 20 && colour.h < 130 ? -14 : colour.h < 250 ? 8 : -6;
  const own = shift(colour, {
    l: -0.1 - 0.08 * colour.l,
    c: colour.c > 0.03 ? 0.012 : 0,
    h: turn,
  });
  return mix(own, { ...light.shade, l: own.l - 0.04 }, 0.22);
}

function paintShadow(ctx: Context, region: Region, { light }: Scene): void {
  const { outline, volume, colour } = region;
  const size = sizeOf(bounds(outline));
  const [lx, ly] = light.towards;
  const deep = Math.min(54, size * 0.2) * (0.35 + 0.65 * volume);
  ctx.save();
  ctx.globalCompositeOperation = "multiply";
  ctx.fillStyle = tint(colour, light);
  ctx.fill(crescent(outline, [lx * deep, ly * deep]));
  ctx.restore();
  const thin = Math.min(9, size * 0.05) * (0.5 + volume / 2);
  const strength = (region.texture === "fur" ? 0.28 : 0.34) * (0.4 + 0.6 * colour.l);
  ctx.fillStyle = css({ l: 0.99, c: 0.02, h: light.colour.h }, strength);
  ctx.fill(crescent(outline, [-lx * thin, -ly * thin]));
}

/** Shadow on white: what paper white is multiplied with. */
const LAVENDER = [218, 205, 240];

/** A few zigzags of shadow on wide fur. */
function paintTufts(ctx: Context, region: Region, scene: Scene): void {
  ctx.save();
  ctx.globalCompositeOperation = "multiply";
  ctx.fillStyle = tint(region.colour, scene.light);
  for (const [x, y] of tuftsOf(region, scene, 34)) {
    trace(
      ctx,
      [[-24, -7], [-11, 9], [-3, 0], [6, 15], [13, 1], [25, -8], [9, -1], [4, 6], [-4, -6], [
        -10,
        2,
      ]].map(([dx, dy]): Point => [x + dx!, y + dy!]),
    );
    ctx.fill();
  }
  ctx.restore();
}

/** A ragged band of light across the crown, as on combed hair. */
function paintSheen(ctx: Context, { outline, colour }: Region, { light }: Scene): void {
  const { left, right, top, bottom } = bounds(outline);
  const side = light.towards[0] < 0 ? -1 : 1;
  const at = (turn: number, reach: number): Point => [
    (left + right) / 2 + (side * Math.sin(turn) * (right - left) * reach) / 2,
    (top + bottom) / 2 - (Math.cos(turn) * (bottom - top) * reach) / 2,
  ];
  const steps = 16;
  const turns = Array.from({ length: steps + 1 }, (_, i) => -0.12 + (i / steps) * 0.94);
  const thick = (i: number) => Math.sin((i / steps) * Math.PI);
  ctx.fillStyle = css(shift(cel(colour), { l: 0.1 + 0.1 * (1 - colour.l), c: -0.015 }), 0.55);
  trace(ctx, [
    ...turns.map((turn, i) => at(turn, 0.84 + 0.02 * thick(i))),
    ...turns.map((turn, i) => at(turn, 0.84 - (i % 2 ? 0.1 : 0.045) * thick(i))).reverse(),
  ]);
  ctx.fill();
}

/**
 * What the lit tone is multiplied with to become its shadow. Kept away from black and partly
 * lavender, so that a white bib on a red cat gets a shadow of its own.
 */
function tint(colour: Colour, light: Scene["light"]): string {
  const lit = toRgb(cel(colour)), dark = toRgb(shaded(colour, light));
  const share = colour.c < 0.03 ? 0.6 : 0.3;
  const [r, g, b] = lit.map((value, i) => {
    const own = Math.min(250, Math.max(120, (255 * dark[i]!) / Math.max(value, 24)));
    return Math.round(own * (1 - share) + LAVENDER[i]! * share);
  });
  return `rgb(${r} ${g} ${b})`;
}

/** Softish marks become two crisp steps; only wide ones are sprayed on, as on a cel. */
function paintCelMark(ctx: Context, mark: Mark): void {
  if (isBlush(mark)) return paintBlush(ctx, mark);
  if (mark.soft > SPRAYED) return softFill(ctx, { ...mark, colour: cel(mark.colour) });
  const opacity = mark.opacity ?? 1;
  const before = ctx.globalAlpha;
  ctx.fillStyle = css(cel(mark.colour));
  if (mark.soft > 3) {
    ctx.globalAlpha = before * opacity * 0.45;
    trace(ctx, grow(mark.outline, mark.soft * 0.7));
    ctx.fill();
  }
  ctx.globalAlpha = before * opacity;
  trace(ctx, mark.soft > 3 ? grow(mark.outline, -mark.soft * 0.3) : mark.outline);
  ctx.fill();
  ctx.globalAlpha = before;
}

/** A breath of pink and three slanting strokes. */
function paintBlush(ctx: Context, { outline, colour, opacity = 1 }: Mark): void {
  const box = bounds(outline);
  const x = (box.left + box.right) / 2, y = (box.top + box.bottom) / 2;
  const w = widthOf(box) / 2, h = heightOf(box) / 2;
  const soft = ctx.createRadialGradient(0, 0, 0, 0, 0, 1);
  soft.addColorStop(0, css(colour, opacity * 0.9));
  soft.addColorStop(1, css(colour, 0.001));
  ctx.save();
  ctx.translate(x, y);
  ctx.save();
  ctx.scale(w * 1.5, h * 1.6);
  ctx.fillStyle = soft;
  ctx.fillRect(-1, -1, 2, 2);
  ctx.restore();
  ctx.strokeStyle = css(shift(colour, { l: -0.1, c: 0.03 }), 0.35 + opacity * 0.6);
  ctx.lineWidth = Math.max(2.5, h * 0.17);
  [-0.5, 0, 0.5].forEach((at) => {
    trace(ctx, [[w * (at + 0.14), -h * 0.5], [w * (at - 0.14), h * 0.5]], false);
    ctx.stroke();
  });
  ctx.restore();
}

function paintSurface(ctx: Context, region: Region, { light }: Scene): void {
  switch (region.texture) {
    case "metal":
      return paintStreaks(ctx, region, 0.7, light);
    case "glass":
      return paintStreaks(ctx, region, 0.6, light);
    case "water":
      return paintGlints(ctx, region);
  }
}

/** Two slanting bands of reflected light. */
function paintStreaks(
  ctx: Context,
  { outline }: Region,
  strength: number,
  light: Scene["light"],
): void {
  const box = bounds(outline);
  const w = widthOf(box), h = heightOf(box);
  const from = light.towards[0] < 0 ? 0.22 : 0.52;
  ctx.fillStyle = css({ l: 0.99, c: 0.01, h: light.colour.h }, strength);
  for (const [at, wide] of [[from, 0.13], [from + 0.2, 0.05]] as const) {
    const x = box.left + w * at;
    trace(ctx, [
      [x + h * 0.12, box.top],
      [x + h * 0.12 + w * wide, box.top],
      [x - h * 0.12 + w * wide, box.bottom],
      [x - h * 0.12, box.bottom],
    ]);
    ctx.fill();
  }
}

/** Rows of small bright leaves on wide water, denser towards the far shore. */
function paintGlints(ctx: Context, { outline, colour }: Region): void {
  const box = bounds(outline);
  if (widthOf(box) < 300) return;
  ctx.fillStyle = css(shift(cel(colour), { l: 0.13, c: -0.02 }), 0.6);
  const rows = 9;
  for (let i = 0; i < rows; i++) {
    const t = (i + 0.6) / rows;
    const y = box.top + heightOf(box) * t * t;
    for (let k = 0; k < 7; k++) {
      const x = box.left + (((k * 0.618 + i * 0.37) % 1) * widthOf(box));
      trace(ctx, ellipse([x, y], 12 + 44 * t, 1.2 + 2.4 * t));
      ctx.fill();
    }
  }
}

/** What of an outline lies outside a copy of it, moved by an offset. */
function crescent(outline: readonly Point[], offset: Point): Path2D {
  return pathOf(outline).op(pathOf(outline, offset), PathOp.Difference);
}

function pathOf(outline: readonly Point[], [dx, dy]: Point = [0, 0]): Path2D {
  const path = new Path2D();
  outline.forEach(([x, y], i) => (i ? path.lineTo(x + dx, y + dy) : path.moveTo(x + dx, y + dy)));
  path.closePath();
  return path;
}

function sizeOf(box: Box): number {
  return Math.min(widthOf(box), heightOf(box));
}
