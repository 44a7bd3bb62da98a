/**
 * @module Forms in anime: a flat lit tone, a crisp shadow cut by a shifted copy of the outline, a streak of
 * light.
 */
import { Path2D, PathOp } from "@napi-rs/canvas";
import { css, shift } from "../../colour/colour.ts";
import { bounds, type Box, heightOf, widthOf } from "../../geometry/measure.ts";
import type { Point, Region, Scene } from "../../scene.ts";
import { shownColour } from "../covered.ts";
import { paintCloud } from "./air.ts";
import { paintContour } from "./contour.ts";
import { paintCelMark } from "./mark.ts";
import { dabCrown, growGrass, isCrown, isMeadow } from "./foliage.ts";
import { paintSurface } from "./surface.ts";
import { cel, saturatedBackdrop, shadowTint } from "./tone.ts";
import { isOfSubject } from "../../composing/layers.ts";
import { lineAround, type PlaceLine } from "../place_line.ts";
import { clipped, type Context, scaleOf, trace, verticalFill } from "../canvas.ts";

/** Forms flatter than this are walls and skies: no shadow of their own. */
const FLAT = 0.15;
/** How far a shining thing glows, in units. */
const GLOW = { far: 72, near: 36 };

/** Things of a painted place have a fine coloured line where the cat has a heavier one. */
const PAINTED: PlaceLine = { width: 2.6, farther: 0.8, least: 22 };

export function paintForm(ctx: Context, region: Region, scene: Scene): void {
  const solid = (region.opacity ?? 1) > 0.95 && region.texture !== "glass";
  const line = region.texture === "cloud" ? region.line : lineAround(region, PAINTED);
  ctx.save();
  ctx.globalAlpha = region.opacity ?? 1;
  if (line > 0 && solid) paintContour(ctx, region, line, scene.light, "below");
  if (region.texture === "cloud") paintCloud(ctx, region, scene.light);
  else paintTones(ctx, region, scene);
  if (line > 0 && !solid) paintContour(ctx, region, line, scene.light, "above");
  ctx.restore();
}

function paintTones(ctx: Context, region: Region, scene: Scene): void {
  const { outline, texture, volume, marks } = region;
  if (texture === "light") {
    ctx.shadowColor = css(region.colour, 0.8);
    ctx.shadowBlur = (isFar(region) ? GLOW.far : GLOW.near) * scaleOf(ctx);
  }
  ctx.fillStyle = fillOf(ctx, region);
  trace(ctx, outline);
  ctx.fill();
  ctx.shadowBlur = 0;
  if (isCrown(region)) return dabCrown(ctx, region, saturatedBackdrop(region.colour), scene);
  if (isMeadow(region)) {
    growGrass(ctx, region, saturatedBackdrop(region.colourEnd ?? region.colour), scene);
  }
  const rounded = volume > FLAT && texture !== "light";
  if (!rounded && marks.length === 0 && texture !== "water") return;
  clipped(ctx, outline, () => {
    marks.forEach((mark) => paintCelMark(ctx, mark, region));
    if (rounded && !isOfSubject(region)) paintShadow(ctx, region, scene);
    paintSurface(ctx, region, scene);
  });
}

function fillOf(ctx: Context, region: Region) {
  const { colour, colourEnd, outline } = region, far = isFar(region);
  if (!colourEnd && !far) return css(cel(shownColour(region)));
  const tone = far ? saturatedBackdrop : cel;
  const end = colourEnd ?? shift(colour, { l: -0.05, c: 0.012 });
  return verticalFill(ctx, { outline, colour: tone(colour), colourEnd: tone(end) });
}

function isFar({ role }: Region): boolean {
  return role === "sky" || role === "scenery" || role === "ground";
}

function paintShadow(ctx: Context, region: Region, { light }: Scene): void {
  const { outline, volume, colour } = region;
  const size = sizeOf(bounds(outline));
  const [lx, ly] = light.towards;
  const deep = Math.min(54, size * 0.2) * (0.35 + 0.65 * volume);
  ctx.save();
  ctx.globalCompositeOperation = "multiply";
  ctx.fillStyle = shadowTint(colour, light);
  ctx.fill(crescent(outline, [lx * deep, ly * deep]));
  ctx.restore();
  const thin = Math.min(9, size * 0.05) * (0.5 + volume / 2);
  const strength = (region.texture === "fur" ? 0.28 : 0.34) * (0.4 + 0.6 * colour.l);
  ctx.fillStyle = css({ l: 0.99, c: 0.02, h: light.colour.h }, strength);
  ctx.fill(crescent(outline, [-lx * thin, -ly * thin]));
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
