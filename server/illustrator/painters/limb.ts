/**
 * @module Limbs that grow out of a body: where their contour is open they have no edge and fade in.
 */
import { createCanvas } from "@napi-rs/canvas";
import { bounds } from "../geometry/measure.ts";
import { meltOf, openStretch } from "../relief/open_end.ts";
import type { Point, Region } from "../scene.ts";
import { type Context, scaleOf } from "./canvas.ts";

/**
 * Draws through a veil that hides the bare end of the limb where something lies behind it in the
 * same layer; other things are drawn as they are.
 */
export function withFadingEnd(ctx: Context, region: Region, draw: (ctx: Context) => void): void {
  const bare = openStretch(region);
  if (bare.length < 3) return draw(ctx);
  const box = bounds(region.outline), scale = scaleOf(ctx);
  // In pixels, and its pixels lie on those of the layer.
  const left = Math.floor(box.left * scale) - 4, top = Math.floor(box.top * scale) - 4;
  const width = Math.ceil(box.right * scale) + 4 - left;
  const height = Math.ceil(box.bottom * scale) + 4 - top;
  const canvas = createCanvas(width, height);
  const lay = () => ctx.drawImage(canvas, left / scale, top / scale, width / scale, height / scale);
  const veiled = canvas.getContext("2d");
  veiled.lineJoin = veiled.lineCap = "round";
  veiled.translate(-left, -top);
  veiled.scale(scale, scale);
  draw(veiled);
  ctx.save();
  ctx.globalCompositeOperation = "destination-over";
  lay();
  ctx.restore();
  const from = middle(bare), to = middle(region.outline);
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const ux = (to[0] - from[0]) / length, uy = (to[1] - from[1]) / length;
  // The veil starts where the last bare point lies, seen along the limb.
  const reach = Math.min(...bare.map(([x, y]) => (x - from[0]) * ux + (y - from[1]) * uy));
  const x = (from[0] + ux * reach) * scale - left, y = (from[1] + uy * reach) * scale - top;
  const melt = (meltOf(region) - reach) * scale;
  // A composite fill under a moved context comes out empty, so the veil is laid in pixels.
  veiled.resetTransform();
  const veil = veiled.createLinearGradient(x, y, x + ux * melt, y + uy * melt);
  veil.addColorStop(0.4, "rgb(0 0 0 / 0)");
  veil.addColorStop(1, "black");
  veiled.globalCompositeOperation = "destination-in";
  veiled.fillStyle = veil;
  veiled.fillRect(0, 0, width, height);
  lay();
}

function middle(points: readonly Point[]): Point {
  const sum = points.reduce(([x, y], [px, py]): Point => [x + px, y + py], [0, 0]);
  return [sum[0] / points.length, sum[1] / points.length];
}
