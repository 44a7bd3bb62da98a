/**
 * An eye in watercolor: clear washes, a crisp dark pupil, highlights of bare paper, one sure brush line.
 *
 * @module
 */
import { type Colour, css, mix, shift } from "../colour.ts";
import type { Eye, Point } from "../scene.ts";
import { atEye, clipped, type Context, fillEllipse, trace } from "./canvas.ts";
import { openingOf, outlineOf, shutCurve } from "./eye_shape.ts";
import { leadOf } from "./watercolor_pencil.ts";
import { pigment } from "./watercolor_wash.ts";

const INDIGO: Colour = { l: 0.2, c: 0.045, h: 280 };

export function paintWatercolorEye(ctx: Context, eye: Eye): void {
  atEye(ctx, eye, () => eye.closed ? paintShut(ctx, eye) : paintOpen(ctx, eye));
}

function paintOpen(ctx: Context, eye: Eye): void {
  const [w] = eye.size;
  const opening = openingOf(eye), socket = openingOf(eye, "open");
  const visible = outlineOf(opening);
  if (eye.upperLid > 0.04 || eye.lowerLid > 0.04) {
    paintLids(ctx, eye, outlineOf(socket), socket.upper);
  }
  ctx.fillStyle = "white";
  trace(ctx, visible);
  ctx.fill();
  clipped(ctx, visible, () => paintIris(ctx, eye));
  ctx.strokeStyle = css(leadOf(shift(eye.lid, { l: -0.2 })), 0.9);
  ctx.lineWidth = w * 0.07;
  trace(ctx, visible);
  ctx.stroke();
  paintLash(ctx, opening.upper, eye);
}

function paintLids(
  ctx: Context,
  { lid, size: [w] }: Eye,
  socket: readonly Point[],
  crease: readonly Point[],
): void {
  ctx.save();
  ctx.fillStyle = css(pigment(lid));
  trace(ctx, socket);
  ctx.fill();
  ctx.strokeStyle = css(leadOf(lid), 0.5);
  ctx.lineWidth = w * 0.05;
  trace(ctx, crease, false);
  ctx.stroke();
  ctx.restore();
}

function paintIris(ctx: Context, eye: Eye): void {
  const [w, h] = eye.size;
  const x = eye.look[0] * w * 0.15, y = eye.look[1] * h * 0.12;
  const rx = w * 0.94, ry = h * 0.97;
  const round = (grow: number, sink = 0) => {
    ctx.beginPath();
    ctx.ellipse(x, y + sink, rx * grow, ry * grow, 0, 0, 2 * Math.PI);
  };
  const clear = pigment(eye.iris);
  const wash = ctx.createLinearGradient(0, y - ry, 0, y + ry);
  wash.addColorStop(0, css(shift(clear, { l: -0.17, c: 0.01, h: 10 })));
  wash.addColorStop(0.5, css(clear));
  wash.addColorStop(1, css(shift(clear, { l: 0.13, c: -0.015, h: -10 })));
  ctx.fillStyle = wash;
  round(1);
  ctx.fill();
  ctx.save();
  ctx.globalCompositeOperation = "multiply";
  ctx.strokeStyle = css(shift(clear, { l: -0.12, c: 0.02 }), 0.75);
  ctx.lineWidth = w * 0.13;
  round(0.97);
  ctx.stroke();
  ctx.fillStyle = css(mix(clear, { l: 0.6, c: 0.05, h: 280 }, 0.5), 0.7);
  fillEllipse(ctx, [x, -h * 1.02 + 2 * h * eye.upperLid], [w * 1.3, h * 0.5]);
  ctx.restore();
  ctx.fillStyle = css(INDIGO, 0.96);
  fillEllipse(ctx, [x, y], [w * 0.8 * eye.pupil, h * Math.min(0.74, 0.58 + 0.17 * eye.pupil)]);
  paintHighlights(ctx, eye);
}

function paintHighlights(ctx: Context, { size: [w, h], upperLid }: Eye): void {
  const top = -h + 2 * h * upperLid;
  ctx.fillStyle = "white";
  fillEllipse(ctx, [-w * 0.3, Math.max(-h * 0.38, top + h * 0.4)], [w * 0.25, h * 0.24], -0.4);
  fillEllipse(ctx, [w * 0.34, h * 0.34], [w * 0.11, h * 0.11]);
  ctx.fillStyle = "rgb(255 255 255 / 0.45)";
  fillEllipse(ctx, [w * 0.02, h * 0.66], [w * 0.4, h * 0.13]);
}

/** One stroke of a loaded brush: thin at the inner corner, thick outside, flicked out. */
function paintLash(ctx: Context, upper: readonly Point[], { size: [w, h], outer }: Eye): void {
  const last = upper.length - 1;
  const above: Point[] = upper.map(([x, y], i) => [x, y - w * (0.05 + 0.15 * (i / last) ** 0.8)]);
  const [ox, oy] = upper[last]!;
  ctx.fillStyle = css(INDIGO, 0.95);
  trace(ctx, [
    ...above,
    [ox + outer * w * 0.26, oy - h * 0.24],
    [ox, oy + h * 0.03],
    ...upper.toReversed(),
  ]);
  ctx.fill();
}

function paintShut(ctx: Context, eye: Eye): void {
  const [w] = eye.size;
  const curve = shutCurve(eye);
  const last = curve.length - 1;
  const below: Point[] = curve.map((
    [x, y],
    i,
  ) => [x, y + w * 0.2 * Math.sin((Math.PI * (i + 1.5)) / (last + 3))]);
  ctx.fillStyle = css(INDIGO, 0.95);
  trace(ctx, [...curve, ...below.toReversed()]);
  ctx.fill();
}
