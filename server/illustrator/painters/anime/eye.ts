/**
 * @module Eyes of anime: a tall iris that darkens upwards, two highlights, a lid line that thickens
 * outwards. Drawn in the eye's own measure, where its half width and half height are 1.
 */
import { type Colour, css, mix, shift } from "../../colour/colour.ts";
import { smoothstep } from "../../geometry/smoothstep.ts";
import type { Eye, Point, Scene } from "../../scene.ts";
import { atEye, type Context, fillEllipse, trace } from "../canvas.ts";

/** Taller than in life. */
const STRETCH: Point = [1.06, 1.16];
/** 2 would be an ellipse; more is fuller. */
const FULLNESS = 2.35;
const STEPS = 28;
const WHITE: Colour = { l: 0.985, c: 0.01, h: 80 };

export function paintAnimeEye(ctx: Context, eye: Eye, light: Scene["light"]): void {
  atEye(ctx, eye, () => {
    ctx.scale(eye.size[0] * STRETCH[0], eye.size[1] * STRETCH[1]);
    if (eye.closed) paintClosed(ctx, eye, eye.closed);
    else paintOpen(ctx, eye, light);
  });
}

function paintOpen(ctx: Context, eye: Eye, light: Scene["light"]): void {
  const upper = lidEdge(eye.upperLid, -1), lower = lidEdge(eye.lowerLid, 1);
  paintLidSkin(ctx, eye);
  ctx.save();
  trace(ctx, [...upper, ...lower.toReversed()]);
  ctx.clip();
  ctx.fillStyle = css(WHITE);
  ctx.fillRect(-1.2, -1.2, 2.4, 2.4);
  paintIris(ctx, eye);
  paintLidShadow(ctx, upper);
  paintHighlights(ctx, eye, light.towards[0] < 0 ? -1 : 1);
  ctx.restore();
  paintLid(ctx, upper, eye);
  paintLowerLid(ctx, lower, eye);
}

/** How shut an upper lid is that begins to hang level, and one that does: less shut it is an arch, or every calm eye
 * would scowl. */
const DROOPING = [0.14, 0.3] as const;

/** How far a cheek that rises bends the lower lid up in its middle, in half heights: a straight one would be a cut. */
const CHEEK = 0.3;

/** The edge of a lid from the left corner to the right; `way` is -1 for the upper one. */
function lidEdge(shut: number, way: -1 | 1): Point[] {
  return Array.from({ length: STEPS + 1 }, (_, i): Point => {
    const x = -Math.cos((i / STEPS) * Math.PI);
    const round = (1 - Math.abs(x) ** FULLNESS) ** (1 / FULLNESS);
    const bulge = way > 0 ? CHEEK * (x * x - 0.4) : 0.12 * (1 - x * x);
    const lid = 1 - 2 * shut + (shut > 0.02 ? bulge : 0.2);
    const level = Math.min(round, lid), arched = round * (1 - 2 * shut);
    const drooping = way < 0 ? smoothstep(...DROOPING, shut) : 1;
    return [x, way * (arched + (level - arched) * drooping)];
  });
}

function paintLidSkin(ctx: Context, { lid, upperLid }: Eye): void {
  if (upperLid < 0.03) return;
  ctx.fillStyle = css(lid);
  trace(ctx, [...lidEdge(0, -1), ...lidEdge(upperLid, -1).toReversed()]);
  ctx.fill();
}

function paintIris(ctx: Context, { iris, look, pupil }: Eye): void {
  const x = look[0] * 0.17, y = -0.05 + look[1] * 0.13;
  const cool = towardsBlue(iris.h, 10);
  const deep = shift(iris, { l: -0.34, c: -0.02, h: cool });
  const bright = shift(iris, { l: 0.22, c: 0.015, h: -1.4 * cool });
  disc(ctx, [x, y], 0.88, 1.02, css(shift(iris, { l: -0.4, c: -0.03 })));
  disc(
    ctx,
    [x, y],
    0.8,
    0.94,
    verticalGradient(ctx, y - 0.94, y + 0.94, [
      [0, deep],
      [0.34, shift(iris, { l: -0.13 })],
      [0.62, iris],
      [1, bright],
    ]),
  );
  paintRays(ctx, [x, y], shift(bright, { l: 0.05 }));
  disc(ctx, [x, y + 0.6], 0.56, 0.27, css(shift(bright, { l: 0.07 }), 0.7));
  const half = 0.1 + 0.38 * pupil, tall = Math.min(0.6, 0.42 + 0.2 * pupil);
  disc(
    ctx,
    [x, y],
    half,
    tall,
    verticalGradient(ctx, y - tall, y + tall, [
      [0, { l: 0.16, c: 0.04, h: iris.h }],
      [0.55, { l: 0.19, c: 0.05, h: iris.h }],
      [1, shift(iris, { l: -0.3, c: -0.02 })],
    ]),
  );
}

/** Light that falls through the iris: fine rays around the lower half of the pupil. */
function paintRays(ctx: Context, [x, y]: Point, colour: Colour): void {
  ctx.fillStyle = css(colour, 0.3);
  for (let i = 0; i < RAYS; i++) {
    const turn = (0.08 + 0.84 * (i / (RAYS - 1))) * Math.PI;
    const at = (angle: number, reach: number): Point => [
      x + Math.cos(angle) * reach * 0.76,
      y + Math.sin(angle) * reach * 0.9,
    ];
    const long = i % 2 ? 0.84 : 0.74;
    trace(ctx, [at(turn, 0.5), at(turn - 0.05, long), at(turn + 0.05, long)]);
    ctx.fill();
  }
}

const RAYS = 11;

/** A gradient from one height to another. */
function verticalGradient(
  ctx: Context,
  from: number,
  to: number,
  stops: [offset: number, colour: Colour][],
) {
  const gradient = ctx.createLinearGradient(0, from, 0, to);
  stops.forEach(([offset, colour]) => gradient.addColorStop(offset, css(colour)));
  return gradient;
}

/** Which way to turn a hue by `degrees` so that it cools. */
function towardsBlue(hue: number, degrees: number): number {
  return hue > 80 && hue < 260 ? degrees : -degrees;
}

function paintLidShadow(ctx: Context, upper: readonly Point[]): void {
  ctx.fillStyle = css({ l: 0.3, c: 0.1, h: 300 }, 0.34);
  const lower = upper.map(([x, y]): Point => [x, y + 0.3 - 0.1 * x * x]);
  trace(ctx, [...upper.map(([x, y]): Point => [x, y - 0.1]), ...lower.toReversed()]);
  ctx.fill();
}

function paintHighlights(ctx: Context, { look, upperLid }: Eye, side: -1 | 1): void {
  const x = look[0] * 0.14, y = look[1] * 0.1 + upperLid * 0.7;
  disc(ctx, [x + side * 0.3, y - 0.42], 0.31, 0.34, "white", side * 0.4);
  disc(ctx, [x - side * 0.38, look[1] * 0.1 + 0.4], 0.17, 0.16, "rgb(255 255 255 / 0.95)");
  disc(ctx, [x - side * 0.12, look[1] * 0.1 + 0.68], 0.07, 0.07, "rgb(255 255 255 / 0.9)");
}

/** The line of the upper lid: thin at the nose, heavy outside. */
function paintLid(ctx: Context, edge: readonly Point[], { outer, lid }: Eye): void {
  const top = edge.map(([x, y]): Point => {
    const out = (x * outer + 1) / 2;
    return [x * (1 + 0.04 * out), y - (0.1 + 0.3 * out ** 1.3) * (0.5 + 0.5 * (1 - x * x))];
  });
  ctx.fillStyle = css(lidColour(lid));
  trace(ctx, [...edge, ...top.toReversed()]);
  ctx.fill();
}

function paintLowerLid(ctx: Context, edge: readonly Point[], { outer, lid }: Eye): void {
  const half = edge.filter(([x]) => x * outer > -0.55 && x * outer < 0.9);
  ctx.fillStyle = css(lidColour(lid), 0.8);
  trace(ctx, [
    ...half,
    ...half.toReversed().map(([x, y]): Point => [x, y + 0.075 * (0.5 + 0.5 * x * outer)]),
  ]);
  ctx.fill();
}

/** Deep and a little of the coat. */
function lidColour(lid: Colour): Colour {
  return mix({ l: 0.22, c: 0.05, h: 15 }, { ...lid, l: 0.24 }, 0.3);
}

/** A closed eye is one swelling stroke. */
function paintClosed(ctx: Context, { lid }: Eye, mood: "happy" | "asleep"): void {
  const way = mood === "happy" ? -1 : 1;
  const bend = (x: number) => way * (0.42 * (1 - x * x)) + (way > 0 ? 0.05 : 0.2);
  const xs = Array.from({ length: 19 }, (_, i) => -1 + i / 9);
  const swell = (x: number) => 0.045 + 0.085 * (1 - x * x);
  ctx.fillStyle = css(lid.l < 0.45 ? shift(lid, { l: 0.4, c: 0.01 }) : lidColour(lid));
  trace(ctx, [
    ...xs.map((x): Point => [x, bend(x) - swell(x)]),
    ...xs.toReversed().map((x): Point => [x, bend(x) + swell(x)]),
  ]);
  ctx.fill();
}

function disc(
  ctx: Context,
  [x, y]: Point,
  rx: number,
  ry: number,
  fill: Context["fillStyle"],
  turn = 0,
): void {
  ctx.fillStyle = fill;
  fillEllipse(ctx, [x, y], [rx, ry], turn);
}
