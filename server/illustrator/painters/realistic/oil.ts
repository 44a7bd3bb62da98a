/**
 * @module A place in oil, as the cat is: broad strokes far off, finer ones for what lies near and where there is something to
 * see, and a ground that is sharp at the paws.
 */
import { randomStream } from "../../random.ts";
import { PICTURE_SIZE, type Scene } from "../../scene.ts";
import { type Brush, paintOver } from "../brush_strokes.ts";
import { type Canvas, type Context, createLayer, drawLayer } from "../canvas.ts";

/** Brushes in units of the picture: for what is far, and for what is near. */
const FAR: readonly Brush[] = [
  { width: 30, length: 130, gap: 20, detail: 0, spread: 0.028 },
  { width: 13, length: 56, gap: 9, detail: 0.045, spread: 0.025 },
  { width: 6, length: 26, gap: 5, detail: 0.06, spread: 0.02 },
];
const NEAR: readonly Brush[] = [
  { width: 12, length: 64, gap: 10, detail: 0, spread: 0.03 },
  { width: 5, length: 24, gap: 4.2, detail: 0.05, spread: 0.02 },
];

/** Lays what is far and what is near, both painted. */
export function layInOil(ctx: Context, far: Canvas, near: Canvas, { spec }: Scene): void {
  const unit = far.width / PICTURE_SIZE;
  paintOver(far, FAR.map(inPixels(unit)), randomStream(spec.seed, "oil.far"));
  drawLayer(far.getContext("2d"), near);
  paintOver(far, NEAR.map(inPixels(unit)), randomStream(spec.seed, "oil.near"), near);
  drawLayer(ctx, far);
}

function inPixels(unit: number): (brush: Brush) => Brush {
  return (brush) => ({
    ...brush,
    width: Math.max(1.5, brush.width * unit),
    length: Math.max(4, brush.length * unit),
    gap: Math.max(1.5, brush.gap * unit),
  });
}

/** The ground is finest where the cat stands. */
export function laySharpGround(ctx: Context, near: Canvas, { horizon, subject }: Scene): void {
  const sharp = createLayer(near.width);
  drawLayer(sharp.ctx, near);
  const foot = Math.min(960, subject.bottom);
  const band = sharp.ctx.createLinearGradient(0, 0, 0, PICTURE_SIZE);
  const from = Math.min(foot - 60, Math.max(horizon, foot - 160));
  band.addColorStop(Math.max(0, from / PICTURE_SIZE), "rgb(0 0 0 / 0)");
  band.addColorStop(Math.max(0, (foot - 20) / PICTURE_SIZE), "rgb(0 0 0 / 0.7)");
  band.addColorStop((foot + 30) / PICTURE_SIZE, "rgb(0 0 0 / 0.7)");
  band.addColorStop(1, "rgb(0 0 0 / 0)");
  sharp.ctx.globalCompositeOperation = "destination-in";
  sharp.ctx.fillStyle = band;
  sharp.ctx.fillRect(0, 0, PICTURE_SIZE, PICTURE_SIZE);
  drawLayer(ctx, sharp.canvas);
}
