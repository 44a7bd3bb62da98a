/** @module The eyes of a cartoon: round and wet, with a wide pupil, two highlights and a brushed upper line. */
import { type Colour, css, mix, shift } from "../../colour/colour.ts";
import type { Eye, Point } from "../../scene.ts";
import { atEye, clipped, type Context, fillEllipse, trace } from "../canvas.ts";

/** The edges of what is open, from left to right, in units. */
interface Opening {
  upper: Point[];
  lower: Point[];
}

const INK: Colour = { l: 0.2, c: 0.03, h: 30 }, WHITE: Colour = { l: 0.985, c: 0.008, h: 90 };

/** Width of the ring around an eye, of the brushed line above it where it is boldest, and of the crease of a lid, in half widths. */
const RING = 0.11, LASHES = 0.24, CREASE = 0.07;

/** Points of an edge. */
const STEPS = 32;

/** An open or a closed eye, in the manner of a cartoon. */
export function paintEye(ctx: Context, eye: Eye): void {
  atEye(ctx, eye, () => eye.closed ? paintClosedEye(ctx, eye) : paintOpenEye(ctx, eye));
}

function paintOpenEye(ctx: Context, eye: Eye): void {
  const [w] = eye.size, opening = openingOf(eye);
  const outline = [...opening.upper, ...opening.lower.toReversed()];
  if (isHung(eye)) paintLid(ctx, eye, opening);
  clipped(ctx, outline, () => paintBall(ctx, eye, opening));
  ctx.strokeStyle = ctx.fillStyle = css(INK);
  ctx.lineJoin = "round";
  ctx.lineWidth = w * RING;
  trace(ctx, outline);
  ctx.stroke();
  fillBrushed(ctx, opening.upper, w * LASHES);
}

function openingOf(eye: Eye): Opening {
  const [w, h] = eye.size;
  const across = Array.from({ length: STEPS + 1 }, (_, i) => -Math.cos((i / STEPS) * Math.PI));
  const lower = across.map((x) => Math.min(roundAt(x), cheekAt(eye, x)));
  const upper = across.map((x, i) =>
    Math.min(lower[i]!, isHung(eye) ? Math.max(-roundAt(x), lidAt(eye, x)) : -roundAt(x))
  );
  const edge = (heights: readonly number[]) =>
    heights.map((y, i): Point => [across[i]! * w, y * h]);
  return { upper: edge(upper), lower: edge(lower) };
}

function roundAt(x: number): number {
  return Math.sqrt(Math.max(0, 1 - x * x));
}

/** A brow that draws the lid down more than this is cross, in radians. */
const CROSS = 0.22;

/** A lid that is shut more than this hangs across the eye: of a cross cat any, of others less than half asleep none. */
const HUNG = { cross: 0.05, gentle: 0.18 };

/** How far the edges of a lid hang down and its middle rises, in half heights: gentle eyes arch, cross ones do not. */
const ARCH = { cross: [0.1, 0.08], gentle: [0.42, 0.44] } as const;

/** How much lower the inner end of a cross lid is than its middle, in half heights. */
const SLANT = 0.2;

function isHung({ upperLid, frown = 0 }: Eye): boolean {
  return upperLid > (frown > CROSS ? HUNG.cross : HUNG.gentle);
}

/** The edge of a lid that hangs. It ends lower at the outer corner of a tilted eye, or it would slant to the nose, which is a
 * scowl; that of a cross cat does. */
function lidAt({ upperLid, frown = 0, tilt, outer, size: [w, h] }: Eye, x: number): number {
  const isCross = frown > CROSS, [edge, arch] = isCross ? ARCH.cross : ARCH.gentle;
  const u = x / 1.2, droop = isCross ? -SLANT : Math.max(0, tilt) * 0.96 * (w / h);
  return 2 * upperLid - 1 + (edge * (1 + u * u) - arch * (1 - u * u)) / 2 + outer * droop * u;
}

/** A cheek that rises cuts the eye off from below, in a curve. */
function cheekAt({ lowerLid }: Eye, x: number): number {
  return lowerLid > 0.03 ? 1 - 2 * lowerLid + 0.12 * x * x : 1;
}

/** The lid over a ball: coat in the shade of the brow, with a crease where it folds. */
function paintLid(ctx: Context, eye: Eye, { upper }: Opening): void {
  const [w, h] = eye.size, { lid } = eye;
  const round = upper.map(([x]): Point => [x, -roundAt(x / w) * h]);
  ctx.fillStyle = css(shift(lid, { l: lid.l > 0.4 ? -0.07 : 0.07, c: 0.006 }));
  trace(ctx, [...upper, ...round.toReversed()]);
  ctx.fill();
  ctx.fillStyle = css(shift(lid, { l: lid.l > 0.4 ? -0.26 : 0.16, c: 0.01 }));
  fillBrushed(ctx, round.filter(([x]) => Math.abs(x) < w * 0.8), w * CREASE);
}

/** Ball, iris, pupil and lights, within what is open. */
function paintBall(ctx: Context, eye: Eye, { upper, lower }: Opening): void {
  const [w, h] = eye.size, x = eye.look[0] * w * 0.14, y = eye.look[1] * h * 0.12;
  ctx.fillStyle = css(WHITE);
  fillEllipse(ctx, [0, 0], [w, h]);
  paintIris(ctx, eye, [x, y]);
  // Lid and brow throw their shade on the ball.
  ctx.fillStyle = css(INK, 0.28);
  trace(ctx, [...upper, ...upper.toReversed().map(([px, py]): Point => [px, py + h * SHADE])]);
  ctx.fill();
  const top = Math.max(-h, upper[STEPS / 2]![1]);
  ctx.fillStyle = "white";
  fillEllipse(
    ctx,
    [x - w * 0.3, Math.max(y - h * 0.38, top + h * 0.44)],
    [w * 0.26, h * 0.26],
    -0.4,
  );
  const low = lower[STEPS / 2]![1] - h * 0.3;
  fillEllipse(ctx, [x + w * 0.34, Math.min(y + h * 0.36, low)], [w * 0.12, h * 0.11], -0.4);
}

/** How far down the shade of a lid reaches, in half heights. */
const SHADE = 0.2;

function paintIris(ctx: Context, { size: [w, h], iris, pupil }: Eye, [x, y]: Point): void {
  const deep = shift(iris, { l: -0.24, c: -0.01, h: 10 });
  ctx.fillStyle = css(mix(deep, INK, 0.45));
  fillEllipse(ctx, [x, y], [w * 0.95, h * 0.96]);
  const ball = ctx.createLinearGradient(0, y - h, 0, y + h);
  ball.addColorStop(0.08, css(deep));
  ball.addColorStop(0.5, css(iris));
  ball.addColorStop(1, css(shift(iris, { l: 0.14, c: 0.015, h: -8 })));
  ctx.fillStyle = ball;
  fillEllipse(ctx, [x, y], [w * 0.87, h * 0.88]);
  // Light that came in above the pupil shines through the iris below it.
  ctx.fillStyle = css(shift(iris, { l: 0.2, c: 0.01, h: -10 }), 0.75);
  fillEllipse(ctx, [x, y + h * 0.5], [w * 0.6, h * 0.3]);
  ctx.fillStyle = css({ l: 0.14, c: 0.02, h: 290 });
  fillEllipse(ctx, [x, y], [w * 0.8 * pupil, h * Math.min(0.74, 0.6 + 0.16 * pupil)]);
}

/** A shut lid is one stroke of the brush, boldest in its middle, with a lash at its outer corner. */
function paintClosedEye(ctx: Context, { size: [w, h], closed, outer, lid }: Eye): void {
  const up = closed === "happy" ? -1 : 1;
  ctx.fillStyle = css(lid.l < 0.45 ? shift(lid, { l: 0.44 }) : INK);
  const across = Array.from({ length: STEPS + 1 }, (_, i) => (i / STEPS) * 2 - 1);
  fillBrushed(
    ctx,
    across.map((x): Point => [x * w * 1.04, up * h * (0.34 - 0.46 * x * x)]),
    w * SHUT,
  );
  const corner = outer * w;
  fillBrushed(ctx, [
    [corner * 0.86, -up * h * 0.02],
    [corner * 1.06, up > 0 ? h * 0.02 : h * 0.14],
    [corner * 1.28, up > 0 ? -h * 0.02 : h * 0.2],
  ], w * 0.14);
}

/** Width of the line of a shut eye, in half widths. */
const SHUT = 0.3;

/** A stroke along the points that swells to this width in its middle and ends in points. */
function fillBrushed(ctx: Context, points: readonly Point[], width: number): void {
  const last = points.length - 1;
  const sides = points.map(([x, y], i) => {
    const [bx, by] = points[Math.max(0, i - 1)]!, [ax, ay] = points[Math.min(last, i + 1)]!;
    const length = Math.hypot(ax - bx, ay - by) || 1;
    const half = width / 2 * Math.sin(Math.PI * i / last) ** 0.8;
    const nx = (ay - by) / length * half, ny = (bx - ax) / length * half;
    return [[x + nx, y + ny], [x - nx, y - ny]] as const;
  });
  trace(ctx, [...sides.map(([left]) => left), ...sides.map(([, right]) => right).toReversed()]);
  ctx.fill();
}
