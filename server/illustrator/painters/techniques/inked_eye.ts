/** @module Eyes in ink: a bold upper lid, an iris in its fill, a black pupil and one light. */
import { css } from "../../colour/colour.ts";
import type { Eye } from "../../scene.ts";
import { atEye, clipped, type Context, fillEllipse, trace } from "../canvas.ts";
import { openingOf, outlineOf, shutCurve } from "../eye_shape.ts";
import type { Inking } from "./inked.ts";

/** Widths against half the width of the eye: of the rim, of the upper lid, of the ring around the iris, of a shut lid. */
const WIDE = { rim: 0.1, lid: 0.2, ring: 0.07, shut: 0.19 };

/** The iris against the ball: nearly all of it, so that a cat looks like a cat. */
const IRIS = { wide: 0.92, high: 0.95 };

const WHITE = "#fff";

export function inkEye(ctx: Context, eye: Eye, inking: Inking): void {
  atEye(ctx, eye, () => eye.closed ? inkShut(ctx, eye, inking) : inkOpen(ctx, eye, inking));
}

function inkShut(ctx: Context, eye: Eye, { ink, light, isDark }: Inking): void {
  ctx.strokeStyle = css(isDark(eye.lid) ? light : ink);
  ctx.lineWidth = eye.size[0] * WIDE.shut;
  trace(ctx, shutCurve(eye), false);
  ctx.stroke();
}

function inkOpen(ctx: Context, eye: Eye, { ink, light, fill, isDark }: Inking): void {
  const { size: [w, h], look, iris, pupil, upperLid } = eye;
  const opening = openingOf(eye), seen = outlineOf(opening);
  const black = css(ink), line = isDark(eye.lid) ? css(light) : black;
  ctx.fillStyle = fill(eye.lid);
  trace(ctx, outlineOf(openingOf(eye, "open")));
  ctx.fill();
  ctx.fillStyle = WHITE;
  trace(ctx, seen);
  ctx.fill();
  clipped(ctx, seen, () => {
    const x = look[0] * w * 0.15, y = look[1] * h * 0.12;
    ctx.fillStyle = black;
    fillEllipse(ctx, [x, y], [w * IRIS.wide, h * IRIS.high]);
    ctx.fillStyle = WHITE;
    fillEllipse(ctx, [x, y], [w * (IRIS.wide - WIDE.ring), h * (IRIS.high - WIDE.ring)]);
    ctx.fillStyle = fill(iris);
    fillEllipse(ctx, [x, y], [w * (IRIS.wide - WIDE.ring), h * (IRIS.high - WIDE.ring)]);
    ctx.fillStyle = black;
    fillEllipse(ctx, [x, y], [w * 0.78 * pupil, h * Math.min(0.74, 0.56 + 0.18 * pupil)]);
    ctx.fillStyle = WHITE;
    const top = -h + 2 * h * upperLid;
    fillEllipse(ctx, [-w * 0.28, Math.max(-h * 0.36, top + h * 0.42)], [w * 0.24, h * 0.23]);
    fillEllipse(ctx, [w * 0.3, h * 0.4], [w * 0.1, h * 0.1]);
  });
  ctx.strokeStyle = line;
  ctx.lineWidth = w * WIDE.rim;
  trace(ctx, seen);
  ctx.stroke();
  ctx.lineWidth = w * WIDE.lid;
  trace(ctx, opening.upper, false);
  ctx.stroke();
}
