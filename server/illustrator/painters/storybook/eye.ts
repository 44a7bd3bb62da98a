/** @module Eyes of a picture book: a clear iris in two tones, a soft ink line, one small light. */
import { css, mix, shift } from "../../colour/colour.ts";
import type { Eye, Point } from "../../scene.ts";
import { atEye, clipped, type Context, fillEllipse, trace } from "../canvas.ts";
import { hangingLid, openingOf, outlineOf, shutCurve } from "../eye_shape.ts";
import { inkOf } from "./ink.ts";
import { CREAM, gouache } from "./tone.ts";

const INK = { l: 0.19, c: 0.035, h: 40 };

export function paintStorybookEye(ctx: Context, eye: Eye): void {
  atEye(ctx, eye, () => eye.closed ? paintShut(ctx, eye) : paintOpen(ctx, eye));
}

function paintShut(ctx: Context, eye: Eye): void {
  const [w] = eye.size, curve = shutCurve(eye), last = curve.length - 1;
  const swell = (i: number) => w * 0.22 * Math.sin((Math.PI * (i + 1.5)) / (last + 3));
  ctx.fillStyle = css(eye.lid.l < 0.45 ? gouache(shift(eye.lid, { l: 0.32 })) : INK);
  trace(ctx, [...curve, ...curve.map(([x, y], i): Point => [x, y + swell(i)]).reverse()]);
  ctx.fill();
}

function paintOpen(ctx: Context, eye: Eye): void {
  const [w] = eye.size;
  const opening = openingOf(eye), visible = outlineOf(opening);
  if (eye.upperLid > 0.04) {
    ctx.fillStyle = css(gouache(eye.lid));
    trace(ctx, hangingLid(eye));
    ctx.fill();
    ctx.strokeStyle = css(inkOf(eye.lid), 0.7);
    ctx.lineWidth = w * 0.06;
    trace(ctx, openingOf(eye, "open").upper, false);
    ctx.stroke();
  }
  ctx.fillStyle = css(CREAM);
  trace(ctx, visible);
  ctx.fill();
  clipped(ctx, visible, () => paintIris(ctx, eye));
  ctx.strokeStyle = css(INK, 0.95);
  ctx.lineWidth = w * 0.085;
  trace(ctx, visible);
  ctx.stroke();
  paintLash(ctx, opening.upper, eye);
}

function paintIris(ctx: Context, eye: Eye): void {
  const [w, h] = eye.size;
  const x = eye.look[0] * w * 0.15, y = eye.look[1] * h * 0.12;
  const rx = w * 0.93, ry = h * 0.96;
  const iris = gouache(eye.iris);
  const round = (share: number) => {
    ctx.beginPath();
    ctx.ellipse(x, y, rx * share, ry * share, 0, 0, 2 * Math.PI);
  };
  ctx.fillStyle = css(shift(iris, { l: -0.05 }));
  round(1);
  ctx.fill();
  ctx.fillStyle = css(shift(iris, { l: 0.09, h: -8 }), 0.85);
  fillEllipse(ctx, [x, y + ry * 0.42], [rx * 0.74, ry * 0.5]);
  ctx.strokeStyle = css(mix(shift(iris, { l: -0.34 }), INK, 0.3));
  ctx.lineWidth = w * 0.09;
  round(1);
  ctx.stroke();
  // The lid throws a shadow on the eye.
  ctx.fillStyle = css(INK, 0.25);
  fillEllipse(ctx, [0, -h * 1.08 + 2 * h * eye.upperLid], [w * 1.3, h * 0.46]);
  ctx.fillStyle = css(INK);
  ctx.beginPath();
  const tall = h * Math.min(0.74, 0.56 + 0.18 * eye.pupil);
  ctx.ellipse(x, y, w * 0.78 * eye.pupil, tall, 0, 0, 2 * Math.PI);
  ctx.fill();
  const top = -h + 2 * h * eye.upperLid;
  ctx.fillStyle = css({ l: 0.99, c: 0.012, h: 90 });
  fillEllipse(ctx, [-w * 0.28, Math.max(-h * 0.36, top + h * 0.42)], [w * 0.22, h * 0.22], -0.4);
}

/** A stroke of a full pen that swells to the outer corner. */
function paintLash(ctx: Context, upper: readonly Point[], { size: [w, h], outer }: Eye): void {
  const last = upper.length - 1;
  const above = upper.map(([x, y], i): Point => [x, y - w * (0.04 + 0.13 * (i / last))]);
  const [ox, oy] = upper[last]!;
  ctx.fillStyle = css(INK);
  trace(ctx, [
    ...above,
    [ox + outer * w * 0.22, oy - h * 0.2],
    [ox, oy + h * 0.03],
    ...upper.toReversed(),
  ]);
  ctx.fill();
}
