/**
 * @module Eyes of stained glass: a ring of facets around a dark pupil, held by a heavy line of lead.
 */
import { css, shift } from "../../colour/colour.ts";
import type { Eye } from "../../scene.ts";
import { atEye, clipped, type Context, fillEllipse, trace } from "../canvas.ts";
import { hangingLid, openingOf, outlineOf, shutCurve } from "../eye_shape.ts";
import { LEAD } from "./lead.ts";
import { glassOf } from "./tone.ts";

const FACETS = 10;

export function paintGlassEye(ctx: Context, eye: Eye): void {
  const [w] = eye.size;
  atEye(ctx, eye, () => {
    ctx.strokeStyle = css(LEAD);
    if (!eye.closed) return paintOpen(ctx, eye);
    ctx.lineWidth = w * 0.26;
    trace(ctx, shutCurve(eye), false);
    ctx.stroke();
  });
}

function paintOpen(ctx: Context, eye: Eye): void {
  const [w] = eye.size;
  const opening = openingOf(eye);
  const visible = outlineOf(opening);
  if (eye.upperLid > 0.04) {
    ctx.fillStyle = css(glassOf(shift(eye.lid, { l: -0.03 })));
    ctx.lineWidth = w * 0.09;
    trace(ctx, hangingLid(eye));
    ctx.fill();
    ctx.stroke();
  }
  ctx.fillStyle = css({ l: 0.96, c: 0.02, h: 90 });
  trace(ctx, visible);
  ctx.fill();
  clipped(ctx, visible, () => paintIris(ctx, eye));
  ctx.lineWidth = w * 0.13;
  trace(ctx, visible);
  ctx.stroke();
  // The upper line is the heavier one: it is the lash.
  ctx.lineWidth = w * 0.22;
  trace(ctx, opening.upper, false);
  ctx.stroke();
}

function paintIris(ctx: Context, eye: Eye): void {
  const [w, h] = eye.size;
  const x = eye.look[0] * w * 0.15, y = eye.look[1] * h * 0.12;
  const rx = w * 0.96, ry = h * 0.98;
  const iris = glassOf(eye.iris);
  for (let i = 0; i < FACETS; i++) {
    const from = (i / FACETS) * 2 * Math.PI, to = ((i + 1) / FACETS) * 2 * Math.PI;
    const below = Math.sin((from + to) / 2);
    ctx.fillStyle = css(shift(iris, { l: below * 0.1 + (i % 2 ? 0.035 : -0.035), h: -below * 6 }));
    ctx.beginPath();
    ctx.moveTo(x, y);
    ctx.ellipse(x, y, rx, ry, 0, from, to + 0.02);
    ctx.closePath();
    ctx.fill();
  }
  ctx.lineWidth = w * 0.09;
  ctx.beginPath();
  ctx.ellipse(x, y, rx, ry, 0, 0, 2 * Math.PI);
  ctx.stroke();
  ctx.fillStyle = css(LEAD);
  fillEllipse(ctx, [x, y], [w * 0.8 * eye.pupil, h * Math.min(0.74, 0.58 + 0.17 * eye.pupil)]);
  ctx.fillStyle = "white";
  const top = -h + 2 * h * eye.upperLid;
  fillEllipse(ctx, [-w * 0.3, Math.max(-h * 0.36, top + h * 0.42)], [w * 0.24, h * 0.23], -0.4);
}
