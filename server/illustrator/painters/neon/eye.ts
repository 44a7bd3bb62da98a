/** @module Eyes in neon: a dark almond in a tube, and in it a ring of light around a dark pupil. */
import { type Colour, css, shift } from "../../colour/colour.ts";
import type { Eye, Point } from "../../scene.ts";
import { clipped, type Context, fillEllipse, trace } from "../canvas.ts";
import { hangingLid, openingOf, outlineOf, shutCurve } from "../eye_shape.ts";
import { shadowed } from "./tone.ts";
import { strokeTube } from "./tube.ts";

/** The colour of a shut eye, whose iris is hidden. */
const LID: Colour = { l: 0.86, c: 0.1, h: 345 };
const NIGHT: Colour = { l: 0.13, c: 0.05, h: 285 };

/** The dark of it on the picture, its tubes on the layer of what shines. */
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
  clipped(ctx, visible, () => paintGlow(ctx, eye));
  clipped(tubes, visible, () => layRing(tubes, eye));
  trace(tubes, visible);
  strokeTube(tubes, tubeOf(eye), eye.size[0] * LID_TUBE);
  clipped(tubes, visible, () => paintSpark(tubes, eye));
}

/** Widths of the tube of the lids and of that of the iris, and the radius of that ring, in half widths of an eye. */
const LID_TUBE = 0.1, IRIS_TUBE = 0.15, RING = 0.58;

/** The tube of the iris, bent to a ring. */
function layRing(tubes: Context, eye: Eye): void {
  const [x, y] = middleOf(eye), [w, h] = eye.size;
  tubes.beginPath();
  tubes.ellipse(x, y, w * RING, h * 0.66, 0, 0, 2 * Math.PI);
  strokeTube(tubes, tubeOf(eye), w * IRIS_TUBE);
}

function middleOf({ look, size: [w, h] }: Eye): Point {
  return [look[0] * w * 0.15, look[1] * h * 0.12];
}

function tubeOf({ iris }: Eye): Colour {
  return { l: Math.min(0.84, iris.l + 0.08), c: Math.max(0.16, iris.c * 1.2), h: iris.h };
}

/** The gas lights the dark of the eye, but for its pupil. */
function paintGlow(ctx: Context, eye: Eye): void {
  const [w, h] = eye.size, [x, y] = middleOf(eye);
  const shine = ctx.createRadialGradient(x, y, 0, x, y, h * 1.1);
  shine.addColorStop(0, css(shift(eye.iris, { l: -0.34, c: 0.01 })));
  shine.addColorStop(0.6, css(shift(eye.iris, { l: -0.36, c: 0.02 })));
  shine.addColorStop(1, css(shift(eye.iris, { l: -0.5 })));
  ctx.fillStyle = shine;
  fillEllipse(ctx, [x, y], [w * 0.95, h * 0.97]);
  ctx.fillStyle = css(NIGHT);
  fillEllipse(ctx, [x, y], [w * 0.72 * eye.pupil, h * Math.min(0.62, 0.46 + 0.17 * eye.pupil)]);
}

/** A short thread of light, as tubes reflect in glass. */
function paintSpark(tubes: Context, { size: [w, h], upperLid }: Eye): void {
  const top = -h + 2 * h * upperLid;
  tubes.fillStyle = "white";
  fillEllipse(tubes, [-w * 0.26, Math.max(-h * 0.3, top + h * 0.44)], [w * 0.13, h * 0.15], -0.4);
}
