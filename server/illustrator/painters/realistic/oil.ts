/**
 * @module A place in oil, as the cat is: broad strokes far off, finer ones for what lies near and where there is something to
 * see.
 */
import { randomStream } from "../../random.ts";
import { PICTURE_SIZE, type Scene } from "../../scene.ts";
import { type Brush, inPixels, paintOver } from "../brush_strokes.ts";
import { type Canvas, type Context, drawLayer } from "../canvas.ts";

/** Brushes in units of the picture: for what is far, and for what is near. */
const FAR: readonly Brush[] = [
  { width: 30, length: 130, gap: 20, detail: 0, spread: 0.028 },
  { width: 13, length: 56, gap: 9, detail: 0.045, spread: 0.025 },
  { width: 6, length: 26, gap: 5.6, detail: 0.06, spread: 0.02 },
];
const NEAR: readonly Brush[] = [
  { width: 12, length: 64, gap: 10, detail: 0, spread: 0.03 },
  { width: 5, length: 24, gap: 5, detail: 0.055, spread: 0.02 },
];

/** Lays what is far and what is near, both painted. */
export function layInOil(ctx: Context, far: Canvas, near: Canvas, { spec }: Scene): void {
  const unit = far.width / PICTURE_SIZE,
    brushes = (all: readonly Brush[]) => all.map((brush) => inPixels(brush, unit));
  paintOver(far, brushes(FAR), randomStream(spec.seed, "oil.far"), { beside: near });
  drawLayer(far.getContext("2d"), near);
  paintOver(far, brushes(NEAR), randomStream(spec.seed, "oil.near"), { within: near });
  drawLayer(ctx, far);
}
