/** @module A place as a lens sees it that looks at the cat: far things are soft, their lights wide discs. */
import { randomStream } from "../../random.ts";
import { PICTURE_SIZE, type Scene } from "../../scene.ts";
import { blankCanvas, type Canvas, type Context, createLayer, drawLayer } from "../canvas.ts";

/** How far what lies behind the cat is out of focus, and what lies beside it, in units. */
const FOCUS = 9, BESIDE = 3;

/** How many lights are discs; in more key light than this none is: they would be flakes of snow. */
const DISCS = 36, DARK = 0.7;

/** What is far, out of focus, with the discs that a lens makes of its lights. */
export function layFarOutOfFocus(ctx: Context, far: Canvas, scene: Scene): void {
  const side = far.width / 2;
  const soft = blurred(far, side, FOCUS);
  if (scene.light.key < DARK) layDiscs(soft.ctx, side, scene);
  drawLayer(ctx, soft.canvas);
}

function blurred(canvas: Canvas, side: number, focus: number) {
  const soft = blankCanvas(side), reach = focus * side / PICTURE_SIZE;
  soft.ctx.filter = `blur(${reach}px)`;
  // A little larger, so that no edge of the picture is blurred with what is beyond.
  soft.ctx.drawImage(canvas, -reach * 3, -reach * 3, side + reach * 6, side + reach * 6);
  soft.ctx.filter = "none";
  return soft;
}

/** The ground is in focus where the cat is, and out of it before and behind. */
export function layGround(ctx: Context, near: Canvas, { horizon, subject }: Scene): void {
  drawLayer(ctx, blurred(near, near.width / 2, BESIDE).canvas);
  const sharp = createLayer(near.width);
  drawLayer(sharp.ctx, near);
  const foot = Math.min(960, subject.bottom);
  const band = sharp.ctx.createLinearGradient(0, 0, 0, PICTURE_SIZE);
  const from = Math.min(foot - 60, Math.max(horizon, foot - 260));
  band.addColorStop(Math.max(0, from / PICTURE_SIZE), "rgb(0 0 0 / 0)");
  band.addColorStop(Math.max(0, (foot - 20) / PICTURE_SIZE), "rgb(0 0 0 / 1)");
  band.addColorStop((foot + 30) / PICTURE_SIZE, "rgb(0 0 0 / 1)");
  band.addColorStop(1, "rgb(0 0 0 / 0.3)");
  sharp.ctx.globalCompositeOperation = "destination-in";
  sharp.ctx.fillStyle = band;
  sharp.ctx.fillRect(0, 0, PICTURE_SIZE, PICTURE_SIZE);
  drawLayer(ctx, sharp.canvas);
}

function layDiscs(ctx: Context, side: number, scene: Scene): void {
  const random = randomStream(scene.spec.seed, "bokeh");
  const data = ctx.getImageData(0, 0, side, side).data;
  ctx.globalCompositeOperation = "screen";
  const unit = side / PICTURE_SIZE;
  for (let i = 0; i < DISCS; i++) {
    const x = random.between(0, PICTURE_SIZE - 1),
      y = random.between(0, Math.max(scene.horizon, 300));
    const r = random.between(9, 30), share = random.between(0.05, 0.3);
    const at = (Math.floor(y * unit) * side + Math.floor(x * unit)) * 4;
    ctx.fillStyle = `rgb(${data[at]} ${data[at + 1]} ${data[at + 2]} / ${share})`;
    ctx.beginPath();
    ctx.arc(x * unit, y * unit, r * unit, 0, 2 * Math.PI);
    ctx.fill();
  }
}
