/**
 * @module The drawing of the place over its washes: a faint broken pencil around its things, paler with the
 * distance, so that the place stays recognisable where its paint has run; and rain.
 */
import { bounds, heightOf, widthOf } from "../../geometry/measure.ts";
import { randomStream } from "../../random.ts";
import type { Item, Region, Scene } from "../../scene.ts";
import {
  type Canvas,
  type Context,
  createLayer,
  drawLayer,
  taperedOutline,
  trace,
} from "../canvas.ts";
import type { layersOf } from "../../composing/layers.ts";
import { drawWatercolorPencil } from "./pencil.ts";

/** Smaller things of a place are dots of paint, larger ones its walls and grounds; in units. */
const LEAST = 24, MOST = 760;
/** How dark the pencil is beside the cat, and what of it the distance takes. */
const STRENGTH = 0.72, FADED = 0.5;
const WIDTH = 1.5;
/** Things clearer than this hide nothing and have no edge. */
const CLEAR = 0.7;

/** What lies behind the cat, drawn on a clear sheet; nothing is where the cat is, nor where the paper is bare. */
export function settingDrawing(
  { back, subject, front }: ReturnType<typeof layersOf>,
  { spec, light }: Scene,
  { side, paper }: { side: number; paper: Canvas },
): Canvas {
  const { canvas, ctx } = createLayer(side);
  for (const item of back) {
    if (!isSolid(item)) continue;
    erase(ctx, item);
    if (!isDrawn(item)) continue;
    ctx.globalAlpha = STRENGTH * (1 - FADED * (item.depth ?? 0));
    drawWatercolorPencil(ctx, item.outline, {
      colour: item.colour,
      width: WIDTH,
      closed: true,
      towards: light.towards,
    }, randomStream(spec.seed, `watercolor.place.${item.name}`));
  }
  ctx.globalAlpha = 1;
  scratchRain(ctx, back);
  for (const item of [...subject, ...front]) if (isSolid(item)) erase(ctx, item);
  ctx.globalCompositeOperation = "destination-out";
  drawLayer(ctx, paper);
  return canvas;
}

function isSolid(item: Item): item is Region {
  return item.is === "region" && item.role !== "shadow" && (item.opacity ?? 1) >= CLEAR;
}

/** Rain and strokes of wind are scratched out of the dry paint. */
function scratchRain(ctx: Context, back: readonly Item[]): void {
  ctx.fillStyle = "rgb(255 255 255 / 0.75)";
  for (const item of back) {
    if (item.is !== "line" || item.role !== "sky") continue;
    trace(ctx, taperedOutline(item));
    ctx.fill();
  }
}

/** Takes away what is drawn within it. */
function erase(ctx: Context, { outline }: Region): void {
  ctx.save();
  ctx.globalCompositeOperation = "destination-out";
  ctx.globalAlpha = 1;
  ctx.fillStyle = "black";
  trace(ctx, outline);
  ctx.fill();
  ctx.restore();
}

/** The sky has no line, nor has what shines. */
function isDrawn({ role, texture, outline }: Region): boolean {
  if (role === "sky" || texture === "light") return false;
  const box = bounds(outline);
  return Math.max(widthOf(box), heightOf(box)) < MOST &&
    Math.min(widthOf(box), heightOf(box)) > LEAST;
}
