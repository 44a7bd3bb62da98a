/** @module Eyes in neon: a dark almond, an iris that shines from below, a bright tube around it. */
import { type Colour, css, shift } from "../../colour/colour.ts";
import type { Eye } from "../../scene.ts";
import { clipped, type Context, fillEllipse, trace } from "../canvas.ts";
import { hangingLid, openingOf, outlineOf, shutCurve } from "../eye_shape.ts";
import { shadowed } from "./tone.ts";
import { strokeTube } from "./tube.ts";

/** The colour of a shut eye, whose iris is hidden. */
const LID: Colour = { l: 0.86, c: 0.1, h: 345 };
const NIGHT: Colour = { l: 0.13, c: 0.05, h: 285 };

/** The iris on the picture, its ring and its highlights on the layer of what shines. */
export function paintNeonEye(ctx: Context, tubes: Context, eye: Eye): void {
  for (const layer of [ctx, tubes]) {
    layer.save();
    layer.translate(eye.centre[0], eye.centre[1]);
    layer.rotate(eye.rotation);
  }
  if (eye.closed) paintShut(tubes, eye);
  else paintOpen(ctx, tubes, eye);
  ctx.restore();
  tubes.restore();
}

function paintShut(tubes: Context, eye: Eye): void {
  trace(tubes, shutCurve(eye), false);
  strokeTube(tubes, LID, eye.size[0] * 0.2);
}

function paintOpen(ctx: Context, tubes: Context, eye: Eye): void {
  const opening = openingOf(eye), visible = outlineOf(opening);
  if (eye.upperLid > 0.04) {
    ctx.fillStyle = css(shadowed(eye.lid));
    trace(ctx, hangingLid(eye));
    ctx.fill();
  }
  // A dark socket: an amber eye would be lost in an orange face.
  ctx.fillStyle = ctx.strokeStyle = css(NIGHT);
  ctx.lineWidth = eye.size[0] * 0.3;
  trace(ctx, visible);
  ctx.fill();
  ctx.stroke();
  clipped(ctx, visible, () => paintIris(ctx, eye));
  trace(tubes, visible);
  strokeTube(tubes, tubeOf(eye), eye.size[0] * 0.09);
  clipped(tubes, visible, () => paintHighlights(tubes, eye));
}

function tubeOf({ iris }: Eye): Colour {
  return { l: Math.min(0.84, iris.l + 0.08), c: Math.max(0.16, iris.c * 1.2), h: iris.h };
}

function paintIris(ctx: Context, eye: Eye): void {
  const [w, h] = eye.size;
  const x = eye.look[0] * w * 0.15, y = eye.look[1] * h * 0.12;
  const rx = w * 0.95, ry = h * 0.97;
  const shine = ctx.createRadialGradient(x, y + ry * 0.5, ry * 0.1, x, y, ry * 1.05);
  shine.addColorStop(0, css(shift(eye.iris, { l: 0.24, c: 0.01 })));
  shine.addColorStop(0.55, css(shift(eye.iris, { c: 0.03 })));
  shine.addColorStop(1, css(shift(eye.iris, { l: -0.36 })));
  ctx.fillStyle = shine;
  fillEllipse(ctx, [x, y], [rx, ry]);
  ctx.fillStyle = css(NIGHT);
  fillEllipse(ctx, [x, y], [w * 0.76 * eye.pupil, h * Math.min(0.7, 0.54 + 0.17 * eye.pupil)]);
}

function paintHighlights(tubes: Context, { size: [w, h], upperLid }: Eye): void {
  const top = -h + 2 * h * upperLid;
  tubes.fillStyle = "white";
  fillEllipse(tubes, [-w * 0.3, Math.max(-h * 0.36, top + h * 0.4)], [w * 0.23, h * 0.22], -0.4);
}
