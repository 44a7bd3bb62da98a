/** @module The eyes of a cartoon: round and wet, with a wide pupil and one highlight. */
import { type Colour, css, shift } from "../../colour/colour.ts";
import type { Eye } from "../../scene.ts";
import { atEye, type Context, fillEllipse } from "../canvas.ts";

const LASH: Colour = { l: 0.2, c: 0.03, h: 30 };

/** An open or a closed eye, in the manner of a cartoon. */
export function paintEye(ctx: Context, eye: Eye): void {
  const [w, h] = eye.size;
  atEye(ctx, eye, () => eye.closed ? paintClosedEye(ctx, eye) : paintOpenEye(ctx, eye, w, h));
}

function paintOpenEye(ctx: Context, eye: Eye, w: number, h: number): void {
  const shape = () => {
    ctx.beginPath();
    ctx.ellipse(0, 0, w, h, 0, 0, 2 * Math.PI);
  };
  const cheek = h - 2 * h * eye.lowerLid, isCut = eye.lowerLid > 0.03;
  const [gx, gy] = [eye.look[0] * w * 0.14, eye.look[1] * h * 0.12];
  ctx.save();
  if (isCut) cutAlong(ctx, cheek, w, h);
  ctx.save();
  shape();
  ctx.fillStyle = css({ l: 0.985, c: 0.008, h: 90 });
  ctx.fill();
  ctx.clip();
  paintIris(ctx, eye, gx, gy, w, h);
  paintLids(ctx, eye, w, h);
  ctx.restore();
  const lid = -h + 2 * h * eye.upperLid;
  paintRing(ctx, eye, shape, lid);
  ctx.restore();
  if (isCut) paintCheek(ctx, cheek, w, h);
  paintLash(ctx, eye, lid, w, h);
}

/** Width of the ring, and of the lash in its middle, in half widths of an eye. */
const RING = 0.13, LASHES = 0.19;

/** The upper edge: along a lid that hangs, or the ring swelling to its top; a stroke with ends of its own would be nicks in the ring. */
function paintLash(ctx: Context, eye: Eye, lid: number, w: number, h: number): void {
  ctx.beginPath();
  if (isHung(eye)) {
    const [edge, arch] = lidArch(eye);
    const reach = Math.sqrt(Math.max(0.05, 1 - Math.min(1, (lid + edge * h) / h) ** 2));
    const droop = lidDroop(eye) * w * reach;
    ctx.moveTo(-w * reach, lid + h * edge * 0.85 - droop);
    ctx.quadraticCurveTo(0, lid - h * arch, w * reach, lid + h * edge * 0.85 + droop);
    ctx.strokeStyle = css(LASH);
    ctx.lineWidth = w * LASHES;
    return ctx.stroke();
  }
  const end = w * RING / 2, top = w * LASHES / 2;
  ctx.ellipse(0, 0, w + end, h + top, 0, Math.PI, 2 * Math.PI);
  ctx.ellipse(0, 0, w - end, h - top, 0, 2 * Math.PI, Math.PI, true);
  ctx.fillStyle = css(LASH);
  ctx.fill();
}

/** The dark edge of the open part; above the lid only a faint crease. */
function paintRing(ctx: Context, eye: Eye, shape: () => void, lid: number): void {
  const [w, h] = eye.size;
  ctx.save();
  if (isHung(eye)) {
    ctx.strokeStyle = css(shift(eye.lid, { l: eye.lid.l > 0.4 ? -0.14 : 0.08 }));
    ctx.lineWidth = w * 0.07;
    shape();
    ctx.stroke();
    ctx.beginPath();
    ctx.rect(-2 * w, lid - h * 0.04, 4 * w, 4 * h);
    ctx.clip();
  }
  ctx.strokeStyle = css(LASH);
  ctx.lineWidth = w * RING;
  shape();
  ctx.stroke();
  ctx.restore();
}

/** A brow that draws the lid down more than this is cross, in radians. */
const CROSS = 0.22;

/** A lid that is shut more than this hangs across the eye: of a cross cat any, of others less than half asleep none. */
const HUNG = { cross: 0.05, gentle: 0.18 };

function isHung({ upperLid, frown = 0 }: Eye): boolean {
  return upperLid > (frown > CROSS ? HUNG.cross : HUNG.gentle);
}

/** How far the edges of a lid hang down and its middle rises: gentle eyes arch, cross ones do not. */
function lidArch({ frown = 0 }: Eye): [edge: number, arch: number] {
  return frown > CROSS ? [0.1, 0.08] : [0.36, 0.34];
}

/** How much lower a lid ends at the outer corner than in the middle, and higher at the inner one: the lid of a tilted eye
 * would slant to the nose, which is a scowl. */
function lidDroop({ frown = 0, tilt, outer }: Eye): number {
  return frown > CROSS ? 0 : outer * Math.max(0, tilt) * 0.8;
}

function paintIris(ctx: Context, eye: Eye, x: number, y: number, w: number, h: number): void {
  const iris = ctx.createLinearGradient(0, -h, 0, h);
  iris.addColorStop(0, css(shift(eye.iris, { l: -0.26, c: -0.01, h: 8 })));
  iris.addColorStop(0.45, css(eye.iris));
  iris.addColorStop(1, css(shift(eye.iris, { l: 0.13, c: 0.01, h: -8 })));
  ctx.fillStyle = iris;
  fillEllipse(ctx, [x, y], [w * 0.92, h * 0.94]);
  ctx.fillStyle = css({ l: 0.15, c: 0.02, h: 290 });
  fillEllipse(ctx, [x, y], [w * 0.82 * eye.pupil, h * Math.min(0.76, 0.62 + 0.16 * eye.pupil)]);
  ctx.fillStyle = css(shift(eye.iris, { l: 0.2, c: -0.02 }), 0.45);
  fillEllipse(ctx, [x, y + h * 0.62], [w * 0.48, h * 0.22]);
  ctx.fillStyle = "white";
  fillEllipse(ctx, [x - w * 0.3, y - h * 0.36], [w * 0.27, h * 0.27], -0.4);
}

function paintLids(ctx: Context, eye: Eye, w: number, h: number): void {
  const { upperLid, lid } = eye;
  const [edge, arch] = lidArch(eye);
  ctx.fillStyle = css(LASH, 0.22);
  fillEllipse(ctx, [0, -h * 1.1 + 2 * h * upperLid], [w * 1.5, h * 0.36]);
  ctx.fillStyle = css(lid);
  if (isHung(eye)) {
    const y = -h + 2 * h * upperLid;
    ctx.beginPath();
    ctx.moveTo(-w * 1.2, -h * 1.3);
    const droop = lidDroop(eye) * w * 1.2;
    ctx.lineTo(-w * 1.2, y + h * edge - droop);
    ctx.quadraticCurveTo(0, y - h * arch, w * 1.2, y + h * edge + droop);
    ctx.lineTo(w * 1.2, -h * 1.3);
    ctx.fill();
  }
}

/** A cheek that rises cuts the eye off from below. */
function cutAlong(ctx: Context, cheek: number, w: number, h: number): void {
  ctx.beginPath();
  ctx.moveTo(-w * 1.4, -h * 1.4);
  ctx.lineTo(-w * 1.4, cheek + h * 0.2);
  ctx.quadraticCurveTo(0, cheek - h * 0.2, w * 1.4, cheek + h * 0.2);
  ctx.lineTo(w * 1.4, -h * 1.4);
  ctx.clip();
}

/** The line of the cheek, where the eye is cut off. */
function paintCheek(ctx: Context, cheek: number, w: number, h: number): void {
  const reach = Math.sqrt(Math.max(0.05, 1 - ((cheek + h * 0.08) / h) ** 2));
  ctx.strokeStyle = css(LASH);
  ctx.lineWidth = w * 0.12;
  ctx.beginPath();
  ctx.moveTo(-w * reach, cheek + h * 0.1);
  ctx.quadraticCurveTo(0, cheek - h * 0.12, w * reach, cheek + h * 0.1);
  ctx.stroke();
}

function paintClosedEye(ctx: Context, { size: [w, h], closed, outer, lid }: Eye): void {
  const up = closed === "happy" ? -1 : 1;
  ctx.strokeStyle = css(lid.l < 0.45 ? shift(lid, { l: 0.44 }) : LASH);
  ctx.lineWidth = w * 0.22;
  ctx.beginPath();
  ctx.moveTo(-w, -up * h * 0.12);
  ctx.quadraticCurveTo(0, up * h * 0.72, w, -up * h * 0.12);
  ctx.stroke();
  ctx.lineWidth = w * 0.13;
  ctx.beginPath();
  ctx.moveTo(outer * w, -up * h * 0.12);
  ctx.lineTo(outer * w * 1.24, -up * h * 0.12 + (up > 0 ? -h * 0.02 : h * 0.1));
  ctx.stroke();
}
