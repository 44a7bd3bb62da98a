/** @module Eyes of a sketch: the true colour of the iris, one light, a firm pencil line above. */
import { type Colour, css, shift } from "../../colour/colour.ts";
import type { Eye } from "../../scene.ts";
import { atEye, clipped, type Context, fillEllipse, trace } from "../canvas.ts";
import { openingOf, outlineOf, shutCurve } from "../eye_shape.ts";
import { subjectWash, WHITE } from "./paper.ts";

const GRAPHITE: Colour = { l: 0.24, c: 0.025, h: 45 };

export function paintSketchEye(ctx: Context, eye: Eye): void {
  atEye(ctx, eye, () => eye.closed ? paintShut(ctx, eye) : paintOpen(ctx, eye));
}

function paintShut(ctx: Context, eye: Eye): void {
  const dark = eye.lid.l < 0.45;
  ctx.strokeStyle = css(dark ? WHITE : GRAPHITE, dark ? 0.85 : 1);
  ctx.lineWidth = eye.size[0] * 0.17;
  trace(ctx, shutCurve(eye), false);
  ctx.stroke();
}

function paintOpen(ctx: Context, eye: Eye): void {
  const [w, h] = eye.size;
  const opening = openingOf(eye), visible = outlineOf(opening);
  ctx.fillStyle = css(subjectWash(eye.lid));
  trace(ctx, outlineOf(openingOf(eye, "open")));
  ctx.fill();
  ctx.fillStyle = css(WHITE);
  trace(ctx, visible);
  ctx.fill();
  clipped(ctx, visible, () => {
    const x = eye.look[0] * w * 0.15, y = eye.look[1] * h * 0.12;
    disc(ctx, x, y, w * 0.94, h * 0.97, eye.iris);
    disc(ctx, x, y + h * 0.42, w * 0.66, h * 0.44, shift(eye.iris, { l: 0.1, h: -6 }));
    disc(ctx, x, y, w * 0.78 * eye.pupil, h * Math.min(0.74, 0.56 + 0.18 * eye.pupil), GRAPHITE);
    const top = -h + 2 * h * eye.upperLid;
    disc(ctx, -w * 0.28, Math.max(-h * 0.36, top + h * 0.42), w * 0.25, h * 0.24, WHITE);
  });
  ctx.strokeStyle = css(GRAPHITE, 0.8);
  ctx.lineWidth = w * 0.1;
  trace(ctx, visible);
  ctx.stroke();
  ctx.strokeStyle = css(GRAPHITE);
  ctx.lineWidth = w * 0.2;
  trace(ctx, opening.upper, false);
  ctx.stroke();
}

function disc(ctx: Context, x: number, y: number, rx: number, ry: number, colour: Colour): void {
  ctx.fillStyle = css(colour);
  fillEllipse(ctx, [x, y], [rx, ry]);
}
