/**
 * @module The silhouette of the subject as a sheet, and the side of it on which a light shines: a crisp
 * band that tapers at both ends.
 */
import { type Colour, css } from "../colour/colour.ts";
import { type Item, PICTURE_SIZE, type Point, type Region } from "../scene.ts";
import { type Canvas, type Context, createLayer, drawLayer, trace } from "./canvas.ts";
import type { BlendMode } from "./tone_layer.ts";

/** Regions clearer than this let light through. */
const CLEAR = 0.6;

/** Where a band of light begins inside the silhouette, so that a line around it stays dark, and how wide it is, in units. */
export interface Band {
  from: number;
  width: number;
}

/** Whether light falls on it and it throws a shadow. */
export function isOpaque({ role, opacity = 1, texture }: Region): boolean {
  return role !== "shadow" && opacity >= CLEAR && texture !== "light" && texture !== "glass";
}

/** All opaque forms of the subject, filled. */
export function silhouetteOf(subject: readonly Item[], side = PICTURE_SIZE): Canvas {
  const { canvas, ctx } = createLayer(side);
  fillForms(ctx, subject);
  return canvas;
}

/** Lays a band of light along the silhouette where it looks towards a light, a unit vector in the picture. */
export function layEdgeLight(
  ctx: Context,
  subject: readonly Item[],
  [lx, ly]: Point,
  { from, width }: Band,
  colour: Colour,
  opacity: number,
  laying: BlendMode = "screen",
): void {
  const { canvas, ctx: band } = createLayer(ctx.canvas.width);
  const lay = (far: number, how: GlobalCompositeOperation) => {
    band.save();
    band.globalCompositeOperation = how;
    band.translate(-lx * far, -ly * far);
    fillForms(band, subject);
    band.restore();
  };
  lay(from, "source-over");
  lay(from + width, "destination-out");
  band.globalCompositeOperation = "source-in";
  band.fillStyle = css(colour);
  band.fillRect(0, 0, PICTURE_SIZE, PICTURE_SIZE);
  ctx.save();
  ctx.globalCompositeOperation = laying;
  ctx.globalAlpha = opacity;
  drawLayer(ctx, canvas);
  ctx.restore();
}

function fillForms(ctx: Context, subject: readonly Item[]): void {
  for (const item of subject) {
    if (item.is !== "region" || !isOpaque(item)) continue;
    trace(ctx, item.outline);
    ctx.fill();
  }
}
