/** @module A small atlas with the colours of all forms of a picture, without light. */
import { type Canvas, createCanvas } from "@napi-rs/canvas";
import { bounds, type Box, heightOf, widthOf } from "../../geometry/measure.ts";
import { type Mark, PICTURE_SIZE, type Region } from "../../scene.ts";
import { softFill, trace, verticalFill } from "../canvas.ts";

/** Empty cells around each form, so that light is defined beyond its edge. */
const PAD = 2;
/** Width of the atlas in cells. */
export const ATLAS_WIDTH = 512;
/** Forms flatter or smaller than this need no light. */
const LEAST_SIDE = 12;
/** How soft a stripe ends, in units, and its opacity. */
const STRIPE = { soft: 3.2, dense: 0.98 };

/** Where a form lies in the atlas. */
export interface Plot {
  region: Region;
  box: Box;
  /** Cells per picture unit. */
  scale: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Rows of forms, as in a type case. */
export function layOut(
  regions: readonly Region[],
  scale: number,
): { plots: Plot[]; height: number } {
  let x = 0, y = 0, row = 0;
  const plots: Plot[] = [];
  for (const region of regions) {
    const box = visible(bounds(region.outline));
    if (Math.min(widthOf(box), heightOf(box)) < LEAST_SIDE) continue;
    const width = Math.ceil(widthOf(box) * scale) + 2 * PAD;
    const height = Math.ceil(heightOf(box) * scale) + 2 * PAD;
    if (x + width > ATLAS_WIDTH) [x, y, row] = [0, y + row, 0];
    const edge = PAD / scale;
    plots.push({
      region,
      box: {
        left: box.left - edge,
        top: box.top - edge,
        right: box.right + edge,
        bottom: box.bottom + edge,
      },
      scale,
      x,
      y,
      width,
      height,
    });
    x += width;
    row = Math.max(row, height);
  }
  return { plots, height: y + row };
}

function visible({ left, top, right, bottom }: Box): Box {
  return {
    left: Math.max(0, left),
    top: Math.max(0, top),
    right: Math.min(PICTURE_SIZE, right),
    bottom: Math.min(PICTURE_SIZE, bottom),
  };
}

/** All things in their own colours, without light. */
export function paintFlat(plots: readonly Plot[], height: number): Uint8ClampedArray {
  const canvas: Canvas = createCanvas(ATLAS_WIDTH, height);
  const ctx = canvas.getContext("2d");
  for (const { region, box, scale, x, y, width, height } of plots) {
    ctx.save();
    ctx.beginPath();
    ctx.rect(x, y, width, height);
    ctx.clip();
    ctx.translate(x - box.left * scale, y - box.top * scale);
    ctx.scale(scale, scale);
    trace(ctx, region.outline);
    ctx.clip();
    ctx.fillStyle = verticalFill(ctx, region);
    ctx.fill();
    region.marks.forEach((mark) => softFill(ctx, inHair(mark)));
    ctx.restore();
  }
  return ctx.getImageData(0, 0, ATLAS_WIDTH, height).data;
}

/** Stripes lie in the hair: they end softly, and the coat between their hairs shows. */
function inHair(mark: Mark): Mark {
  if (mark.kind !== "stripe") return mark;
  return {
    ...mark,
    soft: Math.max(mark.soft, STRIPE.soft),
    opacity: (mark.opacity ?? 1) * STRIPE.dense,
  };
}
