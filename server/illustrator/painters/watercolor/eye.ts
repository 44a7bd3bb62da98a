/**
 * @module An eye in watercolour: one drop of colour, one dark pupil let into it, one light of bare paper,
 * one stroke for the lid.
 */
import { type Colour, css, mix, shift } from "../../colour/colour.ts";
import type { Eye, Point } from "../../scene.ts";
import { atEye, clipped, type Context, drawBlurred, fillEllipse, trace } from "../canvas.ts";
import { hangingLid, openingOf, outlineOf, shutCurve } from "../eye_shape.ts";
import { watercolorLead } from "./pencil.ts";
import { pigment } from "./wash.ts";

/** Pigment is less pure than a drawn eye. */
const SOBER = 0.96;
const INDIGO: Colour = { l: 0.2, c: 0.045, h: 280 };

export function paintWatercolorEye(ctx: Context, eye: Eye): void {
  atEye(ctx, eye, () => eye.closed ? paintShut(ctx, eye) : paintOpen(ctx, eye));
}

function paintOpen(ctx: Context, eye: Eye): void {
  const [w] = eye.size;
  const opening = openingOf(eye), visible = outlineOf(opening);
  if (eye.upperLid > 0.04) paintHangingLid(ctx, eye);
  ctx.fillStyle = "white";
  trace(ctx, visible);
  ctx.fill();
  clipped(ctx, visible, () => paintIris(ctx, eye));
  ctx.strokeStyle = css(watercolorLead(shift(eye.lid, { l: -0.2 })), 0.6);
  ctx.lineWidth = w * 0.055;
  trace(ctx, visible);
  ctx.stroke();
  paintLid(ctx, opening.upper, eye);
}

function paintHangingLid(ctx: Context, eye: Eye): void {
  ctx.save();
  ctx.fillStyle = css(pigment(eye.lid));
  trace(ctx, hangingLid(eye));
  ctx.fill();
  ctx.strokeStyle = css(watercolorLead(eye.lid), 0.5);
  ctx.lineWidth = eye.size[0] * 0.05;
  trace(ctx, openingOf(eye, "open").upper, false);
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
  const bright = pigment(eye.iris), clear = { ...bright, c: bright.c * SOBER };
  const wash = ctx.createLinearGradient(0, y - ry, 0, y + ry);
  wash.addColorStop(0, css(shift(clear, { l: -0.17, c: 0.01, h: 10 })));
  wash.addColorStop(0.5, css(clear));
  wash.addColorStop(1, css(shift(clear, { l: 0.13, c: -0.015, h: -10 })));
  ctx.fillStyle = wash;
  round(1);
  ctx.fill();
  // Wet in wet, a warmer drop spread from below.
  drawBlurred(ctx, css(mix(clear, { l: 0.86, c: 0.1, h: 88 }, 0.6), 0.7), w * 0.2, () => {
    fillEllipse(ctx, [x + rx * 0.18, y + ry * 0.5], [rx * 0.5, ry * 0.26]);
  });
  ctx.save();
  ctx.globalCompositeOperation = "multiply";
  // The drop of colour dried darker at its rim, and the lid throws its shadow.
  ctx.strokeStyle = css(shift(clear, { l: -0.1, c: 0.02 }), 0.6);
  ctx.lineWidth = w * 0.09;
  round(0.96);
  ctx.stroke();
  ctx.fillStyle = css(shift(clear, { l: 0.04, h: -6 }), 0.7);
  fillEllipse(ctx, [x, -h * 1.02 + 2 * h * eye.upperLid], [w * 1.3, h * 0.4]);
  ctx.restore();
  const px = w * 0.66 * eye.pupil, py = h * Math.min(0.66, 0.5 + 0.17 * eye.pupil);
  drawBlurred(ctx, css(INDIGO, 0.75), w * 0.05, () => fillEllipse(ctx, [x, y], [px, py]));
  ctx.fillStyle = css(INDIGO, 0.9);
  fillEllipse(ctx, [x, y], [px * 0.92, py * 0.94]);
  spareLight(ctx, eye);
}

/** One spot of paper that stayed dry. */
function spareLight(ctx: Context, { size: [w, h], upperLid }: Eye): void {
  const top = -h + 2 * h * upperLid;
  ctx.fillStyle = "white";
  fillEllipse(ctx, [-w * 0.28, Math.max(-h * 0.36, top + h * 0.4)], [w * 0.24, h * 0.21], -0.5);
}

/** One stroke of a loaded brush along the lid, thicker outside. */
function paintLid(ctx: Context, upper: readonly Point[], { size: [w] }: Eye): void {
  const last = upper.length - 1;
  const above: Point[] = upper.map(([x, y], i) => [x, y - w * (0.03 + 0.13 * (i / last) ** 0.9)]);
  ctx.fillStyle = css(INDIGO, 0.86);
  trace(ctx, [...above, ...upper.toReversed()]);
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
