/**
 * @module A photo as a watercolor: clear washes with dark edges that run a little astray, a few pencil
 * lines, paper left bare around them.
 */
import { smoothstep } from "../geometry/smoothstep.ts";
import type { Canvas } from "../painters/canvas.ts";
import { clearPaperEdge, layOnPaper, paintedEdge } from "../painters/watercolor/paper.ts";
import { randomStream } from "../random.ts";
import { PICTURE_SIZE } from "../scene.ts";
import type { CatSpec } from "../spec.ts";
import { alongFlow, flowOf, linesOf } from "./flow.ts";
import { grain } from "../painters/grain.ts";
import { kuwaharaFilter } from "../painters/kuwahara.ts";
import { layerOfPlanes, type Planes, upsampled } from "../painters/planes.ts";
import { darkenEdges, washedPlanes } from "../painters/washes.ts";

/** Radius of the brush, in pixels of the study. */
const BRUSH = 6;
/** Photos are dull: their pigment is clear. */
const PIGMENT = { thin: 0.24, clear: 1.62 };
/** Bare paper around the painted part. */
const MARGIN = 58;

export function repaintWatercolor(study: Planes, { seed }: CatSpec): Canvas {
  const flow = flowOf(study.l);
  const washed = alongFlow(kuwaharaFilter(study, BRUSH), flow, 5);
  const pencil = upsampled(linesOf(kuwaharaFilter(study, 2).l, flow, 1.1));
  const random = randomStream(seed, "repaint.watercolor");
  const move = random.whole(0, 200);
  const picture = washedPlanes(washed, move, PIGMENT);
  darkenEdges(picture.l, 4);
  drawPencil(picture, pencil, move);
  const { canvas, ctx } = layerOfPlanes(picture);
  const edge = paintedEdge(MARGIN, 26, random);
  clearPaperEdge(ctx, edge, random);
  layOnPaper(ctx);
  return canvas;
}

/** A soft brown pencil, pressed unevenly. */
function drawPencil({ l, a, b }: Planes, lines: Float32Array, move: number): void {
  const press = grain(0.7, move + 11);
  for (let y = 0, at = 0; y < PICTURE_SIZE; y++) {
    for (let x = 0; x < PICTURE_SIZE; x++, at++) {
      const line = lines[at]!;
      if (line < 0.006) continue;
      const lead = smoothstep(0.008, 0.03, line) * (0.5 + 0.35 * press(x, y));
      l[at] = l[at]! + (0.36 - l[at]!) * lead;
      a[at] = a[at]! + (0.02 - a[at]!) * lead;
      b[at] = b[at]! + (0.03 - b[at]!) * lead;
    }
  }
}
