/**
 * @module Textures that repeat: paper, hatching, glass, the grain of surfaces. A pattern is sampled with
 * sixteen pixels for each it fills; so a texture is rendered as a pattern once for each size of a picture,
 * and its tile is laid as an image.
 */
import { createCanvas } from "@napi-rs/canvas";
import type { Box } from "../geometry/measure.ts";
import { PICTURE_SIZE, type Point } from "../scene.ts";
import type { Canvas, Context } from "./canvas.ts";
import { patternOf } from "./noise.ts";
import { once } from "../once.ts";

/** A texture, made once for all pictures. */
export interface Tiling {
  /** Units after which it repeats. */
  period: number;
  pattern: ReturnType<typeof patternOf>;
  /** Its tile as it looks in pictures where it repeats after so many pixels. */
  tile(pixels: number): Canvas;
  /** Four by four tiles, one pixel to a unit, for pieces that lie askew. */
  sheet(): Canvas;
}

/** Sizes of a tile that are kept; a thread draws pictures and smaller ones in turn. */
const KEPT = 3;
const WHOLE: Box = { left: 0, top: 0, right: PICTURE_SIZE, bottom: PICTURE_SIZE };
/** Tiles along a side of a sheet. */
const TILES = 4;

/** The texture of a square tile. */
export function tilingOf(make: () => Canvas): Tiling {
  const own = once(make), pattern = patternOf(own), kept = new Map<number, Canvas>();
  const rendered = (pixels: number, count = 1): Canvas => {
    const canvas = createCanvas(pixels * count, pixels * count), ctx = canvas.getContext("2d");
    const period = own().width;
    ctx.scale(pixels / period, pixels / period);
    ctx.fillStyle = pattern();
    ctx.fillRect(0, 0, period * count, period * count);
    return canvas;
  };
  return {
    get period() {
      return own().width;
    },
    pattern,
    tile(pixels) {
      const known = kept.get(pixels);
      if (known) return known;
      if (kept.size === KEPT) kept.delete(kept.keys().next().value!);
      const tile = rendered(pixels);
      kept.set(pixels, tile);
      return tile;
    },
    sheet: once(() => rendered(own().width, TILES)),
  };
}

/** Lays a texture over everything in a box, in units, that the caller has not clipped away. */
export function layTiling(ctx: Context, tiling: Tiling, box: Box = WHOLE): void {
  const { a, b, c, d, e, f } = ctx.getTransform(), pixels = tiling.period * a;
  const { width, height } = ctx.canvas;
  const right = Math.min(width, e + box.right * a), bottom = Math.min(height, f + box.bottom * a);
  if (b !== 0 || c !== 0 || a !== d || ![pixels, e, f].every(Number.isInteger)) {
    ctx.fillStyle = tiling.pattern();
    return ctx.fillRect(0, 0, PICTURE_SIZE, PICTURE_SIZE);
  }
  const tile = tiling.tile(pixels);
  ctx.save();
  ctx.resetTransform();
  const left = tileBefore(Math.max(0, e + box.left * a), e, pixels);
  for (let y = tileBefore(Math.max(0, f + box.top * a), f, pixels); y < bottom; y += pixels) {
    for (let x = left; x < right; x += pixels) ctx.drawImage(tile, x, y);
  }
  ctx.restore();
}

/** Lays a texture turned about a place over everything the caller has not clipped away, as far as a sheet reaches. */
export function layTurned(ctx: Context, tiling: Tiling, [x, y]: Point, turn: number): void {
  const sheet = tiling.sheet(), { width } = sheet;
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(turn);
  ctx.drawImage(sheet, -width / 2, -width / 2);
  ctx.restore();
}

/** Where the tile begins that covers a place. */
function tileBefore(place: number, origin: number, pixels: number): number {
  return origin + Math.floor((place - origin) / pixels) * pixels;
}
