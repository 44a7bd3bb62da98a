/**
 * The setting of a page in opaque strokes that follow its forms: simpler and softer than the cat, which has the ink.
 *
 * @module
 */
import { PICTURE_SIZE, type Scene } from "../../scene.ts";
import { blankCanvas, type Context, laySheet } from "../canvas.ts";
import { type Paint, paintStrokes } from "../oil_strokes.ts";

/** Matt paint, mixed anew for each stroke. */
const GOUACHE: Paint = { bristles: 8, uneven: 12, broken: 13, body: 0.86 };
/** Broad strokes need no more pixels than these, in shares of a side of the picture. */
const SHARE = 0.45;

/** Paints over all that is on the context. */
export function brushSetting(ctx: Context, { spec }: Scene): void {
  const side = Math.round(ctx.canvas.width * SHARE);
  const sheet = blankCanvas(side);
  sheet.ctx.scale(side / PICTURE_SIZE, side / PICTURE_SIZE);
  // Every other pixel of a thin line would be a row of dots.
  sheet.ctx.imageSmoothingQuality = "high";
  laySheet(sheet.ctx, ctx.canvas);
  const image = sheet.ctx.getImageData(0, 0, side, side);
  paintStrokes({ pixels: image.data, side }, spec.seed, GOUACHE);
  sheet.ctx.putImageData(image, 0, 0);
  ctx.imageSmoothingQuality = "medium";
  laySheet(ctx, sheet.canvas);
}
