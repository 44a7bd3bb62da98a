/**
 * @module Planes of a face: sockets that lie deep, a bridge of the nose in the light, a muzzle
 * before the cheeks. The relief knows a head as one ball.
 */
import { type Colour, css, mix } from "../../colour/colour.ts";
import { bounds } from "../../geometry/measure.ts";
import type { Eye, Item, Point, Region, Scene } from "../../scene.ts";
import { clipped, type Context, drawBlurred, fillEllipse, trace } from "../canvas.ts";

/** A head with the features that lie on it. */
export interface Face {
  head: Region;
  eyes: Eye[];
  nose: Region;
}

/** The faces among these items; one without a nose or an eye is seen from behind. */
export function facesOf(items: readonly Item[]): Face[] {
  const faces: Face[] = [];
  let head: Region | undefined, eyes: Eye[] = [];
  for (const item of items) {
    if (item.is === "region" && item.name.startsWith("head")) [head, eyes] = [item, []];
    if (item.is === "eye") eyes.push(item);
    if (item.is === "region" && item.name === "nose" && head && eyes.length > 0) {
      faces.push({ head, eyes, nose: item });
    }
  }
  return faces;
}

/** Models a face that is painted on the context, before its features are. */
export function modelFace(ctx: Context, { head, eyes, nose }: Face, { light }: Scene): void {
  const { left, right, top, bottom } = bounds(nose.outline);
  const tip: Point = [(left + right) / 2, (top + bottom) / 2];
  const shade: Colour = mix(
    { ...head.colour, l: head.colour.l * 0.42, c: head.colour.c + 0.015 },
    { ...light.shade, l: 0.24 },
    0.12,
  );
  const lit = mix(light.colour, { l: 0.97, c: 0.03, h: 80 }, 0.4);
  // Pale fur scatters light into its own hollows.
  const deep = 1 - 0.6 * Math.max(0, head.colour.l - 0.5) / 0.5;
  clipped(ctx, head.outline, () => {
    ctx.globalAlpha *= deep;
    for (const eye of eyes) paintSocket(ctx, eye, tip, shade);
    paintMuzzleShade(ctx, eyes, tip, shade);
    paintCheekShade(ctx, eyes, tip, shade, light.towards[0]);
    ctx.globalAlpha /= deep;
    ctx.globalAlpha *= head.colour.l;
    for (const eye of eyes) paintRims(ctx, eye, lit);
    paintBridge(ctx, eyes, tip, lit);
  });
}

/** Deepest in the inner corner, from where a furrow runs down to the side of the nose. */
function paintSocket(
  ctx: Context,
  { centre: [x, y], size: [w, h], closed }: Eye,
  tip: Point,
  shade: Colour,
): void {
  const side = Math.sign(tip[0] - x) || 1;
  const inner: Point = [x + side * w * 0.95, y + h * 0.2];
  drawBlurred(ctx, css(shade, closed ? 0.2 : 0.46), w * 0.34, () => {
    fillEllipse(ctx, [x + side * w * 0.3, y - h * 0.12], [w * 1.12, h * 1.16]);
  });
  drawBlurred(ctx, css(shade, 0.55), w * 0.16, () => {
    ctx.lineWidth = w * 0.26;
    trace(ctx, [
      [inner[0] - side * w * 0.1, inner[1] - h * 0.2],
      [inner[0] + (tip[0] - inner[0]) * 0.16, inner[1] + (tip[1] - inner[1]) * 0.4],
      [inner[0] + (tip[0] - inner[0]) * 0.34, inner[1] + (tip[1] - inner[1]) * 0.8],
    ], false);
    ctx.stroke();
  });
}

/** Around the pads of the muzzle cheeks lie farther back. */
function paintMuzzleShade(ctx: Context, eyes: readonly Eye[], tip: Point, shade: Colour): void {
  const w = widest(eyes);
  drawBlurred(ctx, css(shade, 0.26), w * 0.34, () => {
    ctx.lineWidth = w * 0.34;
    ctx.beginPath();
    ctx.ellipse(tip[0], tip[1] + w * 0.9, w * 2.25, w * 1.35, 0, -0.12 * Math.PI, 1.12 * Math.PI);
    ctx.stroke();
  });
}

/** Below its cheekbone a face turns away, on the side away from the light most. */
function paintCheekShade(
  ctx: Context,
  eyes: readonly Eye[],
  tip: Point,
  shade: Colour,
  towards: number,
): void {
  const w = widest(eyes);
  for (const side of [-1, 1]) {
    drawBlurred(ctx, css(shade, side * towards > 0 ? 0.08 : 0.24), w * 0.5, () => {
      fillEllipse(
        ctx,
        [tip[0] + side * w * 3.3, tip[1] + w * 0.35],
        [w * 0.85, w * 1.7],
        side * 0.5,
      );
    });
  }
}

/** Pale fur runs around the eyes of a cat. */
function paintRims(ctx: Context, { centre: [x, y], size: [w, h] }: Eye, lit: Colour): void {
  drawBlurred(ctx, css(lit, 0.42), w * 0.12, () => {
    ctx.lineWidth = w * 0.2;
    ctx.beginPath();
    ctx.ellipse(x, y + h * 0.1, w * 1.3, h * 1.26, 0, 0.12 * Math.PI, 0.88 * Math.PI);
    ctx.stroke();
    ctx.beginPath();
    ctx.ellipse(x, y, w * 1.3, h * 1.34, 0, 1.25 * Math.PI, 1.75 * Math.PI);
    ctx.stroke();
  });
}

/** Light on the bridge of the nose, from the brow down to the tip. */
function paintBridge(ctx: Context, eyes: readonly Eye[], tip: Point, lit: Colour): void {
  const [one, other] = [eyes[0]!, eyes[1] ?? eyes[0]!], w = widest(eyes);
  const brow: Point = eyes.length > 1
    ? [(one.centre[0] + other.centre[0]) / 2, (one.centre[1] + other.centre[1]) / 2]
    : [tip[0], one.centre[1]];
  drawBlurred(ctx, css(lit, 0.42), w * 0.24, () => {
    ctx.lineWidth = w * 0.5;
    trace(ctx, [
      [brow[0] + (brow[0] - tip[0]) * 0.35, brow[1] - (tip[1] - brow[1]) * 0.35],
      brow,
      [tip[0] + (brow[0] - tip[0]) * 0.18, tip[1] - (tip[1] - brow[1]) * 0.2],
    ], false);
    ctx.stroke();
  });
}

function widest(eyes: readonly Eye[]): number {
  return Math.max(...eyes.map(({ size }) => size[0]));
}
