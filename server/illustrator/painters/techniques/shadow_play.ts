/** @module A shadow play: black figures before a lit screen, eyes and the lines of a face cut out, what is far in brown. */
import { byNearness, isWall, layersOf } from "../../composing/layers.ts";
import { type Colour, css } from "../../colour/colour.ts";
import { type Eye, type Item, PICTURE_SIZE, type Region, type Scene } from "../../scene.ts";
import {
  atEye,
  type Canvas,
  clipped,
  type Context,
  createLayer,
  fillEllipse,
  isBlush,
  taperedOutline,
  trace,
} from "../canvas.ts";
import { openingOf, outlineOf, shutCurve } from "../eye_shape.ts";

/** The screen from its lit middle to its edge. */
const SCREEN = ["#fff0c2", "#f7c768", "#c9772c", "#5d2a12"];

const BLACK: Colour = { l: 0.17, c: 0.02, h: 40 }, FAR: Colour = { l: 0.62, c: 0.11, h: 62 };

/** What light comes through. */
const CUT: Colour = { l: 0.9, c: 0.09, h: 84 };

/** Width of the light along the edge of a figure's parts, in units, and how bright it is. */
const RIM = 2.4, GLEAM = 0.55;

/** How much of the markings of a coat is seen (of things only their edges), and below which opacity forms are mist, which casts no shadow. */
const MARKINGS = 0.3, CLEAR = 0.55;

/** Of light only moons and flames are as opaque as this. */
const FLAME = 0.9;

/** Things nearer than this are as black as the figure. */
const NEAR = 0.12;

export function playShadows({ items }: Scene, side = PICTURE_SIZE): Canvas {
  const { canvas, ctx } = createLayer(side);
  lightScreen(ctx);
  const { back, subject, front } = layersOf(items);
  for (const item of back) castFar(ctx, item);
  for (const item of [...subject, ...byNearness(front).beside]) castNear(ctx, item);
  return canvas;
}

function lightScreen(ctx: Context): void {
  const middle = PICTURE_SIZE / 2;
  const light = ctx.createRadialGradient(middle, middle * 0.9, 40, middle, middle, middle * 1.4);
  SCREEN.forEach((colour, i) => light.addColorStop(i / (SCREEN.length - 1), colour));
  ctx.fillStyle = light;
  ctx.fillRect(0, 0, PICTURE_SIZE, PICTURE_SIZE);
}

/** What is far lies pale on the screen; walls and skies are the screen itself. */
function castFar(ctx: Context, item: Item): void {
  if (item.is !== "region" || !isSolid(item) || isWall(item) || item.role === "sky") return;
  const { depth = 0, outline, role } = item, near = role === "ground" ? 0.4 : 1 - depth;
  ctx.globalAlpha = 0.24 + 0.3 * near;
  ctx.fillStyle = css({ ...FAR, l: FAR.l - 0.26 * near });
  trace(ctx, outline);
  ctx.fill();
  ctx.globalAlpha = 1;
}

function castNear(ctx: Context, item: Item): void {
  switch (item.is) {
    case "region":
      return isSolid(item) ? castRegion(ctx, item) : undefined;
    case "line":
      ctx.fillStyle = css(item.role === "face" && item.name.includes("whisker") ? BLACK : CUT, 0.9);
      trace(ctx, taperedOutline(item));
      return ctx.fill();
    case "eye":
      return cutEye(ctx, item);
  }
}

function isSolid({ role, texture, opacity = 1 }: Region): boolean {
  return role !== "shadow" && opacity >= (texture === "light" ? FLAME : CLEAR);
}

/** Flames shine through. */
function castRegion(ctx: Context, region: Region): void {
  const { outline, contour, marks, depth = 0, role, texture } = region;
  if (role === "ground" || depth > NEAR) return;
  if (texture === "light") {
    ctx.fillStyle = css(CUT);
    trace(ctx, outline);
    return ctx.fill();
  }
  ctx.fillStyle = css(BLACK);
  trace(ctx, outline);
  ctx.fill();
  ctx.strokeStyle = css(CUT, GLEAM);
  ctx.lineWidth = RIM;
  trace(ctx, contour ?? outline, !contour);
  ctx.stroke();
  const isCoat = role === "coat" || role === "face";
  clipped(ctx, outline, () => {
    ctx.fillStyle = css(CUT, MARKINGS);
    for (const mark of marks) {
      if (mark.kind === "shade" || mark.kind === "light" || isBlush(mark)) continue;
      if ((mark.opacity ?? 1) < CLEAR) continue;
      trace(ctx, mark.outline);
      if (isCoat) ctx.fill();
      else ctx.stroke();
    }
  });
}

/** An eye is a hole in the figure, with a pupil left standing in it. */
function cutEye(ctx: Context, eye: Eye): void {
  const { size: [w, h], look, pupil, closed } = eye;
  atEye(ctx, eye, () => {
    if (closed) {
      ctx.strokeStyle = css(CUT);
      ctx.lineWidth = w * 0.2;
      trace(ctx, shutCurve(eye), false);
      return ctx.stroke();
    }
    const seen = outlineOf(openingOf(eye));
    ctx.fillStyle = css(CUT);
    trace(ctx, seen);
    ctx.fill();
    clipped(ctx, seen, () => {
      ctx.fillStyle = css(BLACK);
      const wide = w * Math.max(0.3, 0.7 * pupil), high = h * Math.min(0.8, 0.6 + 0.2 * pupil);
      fillEllipse(ctx, [look[0] * w * 0.15, look[1] * h * 0.12], [wide, high]);
    });
  });
}
