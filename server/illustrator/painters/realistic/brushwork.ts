/**
 * The brush that painted the place goes over the cat as well: hair, cloth and skin become one paint. Eyes, nose, mouth
 * and whiskers are set with a finer brush and stay as they are.
 *
 * @module
 */
import { boundsOf } from "../../geometry/measure.ts";
import { smoothstep } from "../../geometry/smoothstep.ts";
import { type Item, PICTURE_SIZE, type Scene } from "../../scene.ts";
import { blankCanvas, type Canvas, castBlur, type Context, fillEllipse, trace } from "../canvas.ts";
import type { Tracks } from "../oil_ground.ts";
import { type Paint, paintStrokes } from "../oil_strokes.ts";

/** Thinner paint than that of the place: the hairs below it show. */
const PAINT: Paint = { bristles: 7, uneven: 5, broken: 6, body: 0.8 };
/** How much finer strokes are than those of the place: on the smallest subjects, and on those that fill the picture, in units. */
const FINER = { least: 0.24, most: 0.46, from: 200, to: 900 };
/** Finer strokes, in units, would be hairs again. */
const FINEST = 4;
/** A coat lies in one direction over many hairs. */
const HAIRS: Tracks = { apart: 1, reach: 4 };
/** Units around the subject that hairs may reach. */
const EDGE = 40;
/** How far around an eye nothing is painted over, in its own sizes, and how soft that ends, in units. */
const KEPT = { eye: 1.12, soft: 3 };

/** Goes over all that is painted of these items. */
export function brushOver(ctx: Context, items: readonly Item[], { spec }: Scene): void {
  const { canvas } = ctx, scale = canvas.width / PICTURE_SIZE;
  const box = boundsOf(items);
  const left = Math.max(0, Math.floor((box.left - EDGE) * scale));
  const top = Math.max(0, Math.floor((box.top - EDGE) * scale));
  const right = Math.min(canvas.width, Math.ceil((box.right + EDGE) * scale));
  const bottom = Math.min(canvas.height, Math.ceil((box.bottom + EDGE) * scale));
  const side = Math.max(right - left, bottom - top);
  if (right <= left || bottom <= top) return;
  const features = featuresOf(canvas, items);
  const finer = FINER.least +
    (FINER.most - FINER.least) * smoothstep(FINER.from, FINER.to, side / scale);
  const image = ctx.getImageData(left, top, side, side);
  const board = {
    pixels: image.data,
    side,
    scale: 2 * scale * finer,
    spills: false,
    finest: FINEST * scale,
    tracks: HAIRS,
  };
  paintStrokes(board, spec.seed, PAINT);
  ctx.putImageData(image, left, top);
  ctx.drawImage(features, 0, 0, PICTURE_SIZE, PICTURE_SIZE);
}

/** What is painted of the features of faces, on a sheet of its own. */
function featuresOf(canvas: Canvas, items: readonly Item[]): Canvas {
  const sheet = blankCanvas(canvas.width), { ctx } = sheet;
  ctx.scale(canvas.width / PICTURE_SIZE, canvas.width / PICTURE_SIZE);
  castBlur(ctx, "black", KEPT.soft, () => {
    for (const item of items) maskFeature(ctx, item);
  });
  ctx.globalCompositeOperation = "source-in";
  ctx.drawImage(canvas, 0, 0, PICTURE_SIZE, PICTURE_SIZE);
  return sheet.canvas;
}

function maskFeature(ctx: Context, item: Item): void {
  if (item.is === "eye") {
    const [w, h] = item.size;
    return fillEllipse(ctx, item.centre, [w * KEPT.eye, h * KEPT.eye], item.rotation);
  }
  if (item.role !== "face") return;
  if (item.is === "region" && item.texture !== "fur") {
    trace(ctx, item.outline);
    ctx.fill();
  }
  if (item.is === "line") {
    ctx.lineWidth = Math.max(...item.width) + KEPT.soft;
    trace(ctx, item.points, false);
    ctx.stroke();
  }
}
