/** @module Black ink on rice paper: grey washes, a brush that swells, much left bare, and a red seal. */
import { smoothstep } from "../../geometry/smoothstep.ts";
import type { Canvas, Context } from "../../painters/canvas.ts";
import { grain } from "../../painters/grain.ts";
import { kuwaharaFilter } from "../../painters/kuwahara.ts";
import { layerOfPlanes, type Planes, upsampled } from "../../painters/planes.ts";
import { darkenEdges, washedPlanes } from "../../painters/washes.ts";
import { clearPaperEdge, layOnPaper, paintedEdge } from "../../painters/watercolor/paper.ts";
import { randomStream } from "../../random.ts";
import { PICTURE_SIZE, type Scene } from "../../scene.ts";
import { lifted } from "./lifted.ts";
import { alongFlow, flowOf, linesOf } from "../flow.ts";

const BRUSH = 5, PIGMENT = { thin: 0.3, clear: 1 };

/** Bare paper around the painted part. */
const MARGIN = 70;

/** Side of the seal, and its place from the lower right corner, in pixels. */
const SEAL = { side: 54, from: 42 };

export function washInk(study: Planes, { spec: { seed } }: Scene): Canvas {
  const random = randomStream(seed, "technique.ink"), move = random.whole(0, 200);
  const flow = flowOf(study.l);
  const washed = {
    l: lifted(study.l),
    a: tinted(study.a),
    b: tinted(study.b),
  };
  const picture = washedPlanes(alongFlow(kuwaharaFilter(washed, BRUSH), flow, 6), move, PIGMENT);
  darkenEdges(picture.l, 5);
  const thin = upsampled(linesOf(kuwaharaFilter(study, 2).l, flow, 1.2));
  const broad = upsampled(linesOf(kuwaharaFilter(study, 4).l, flow, 2.6));
  const press = grain(5, move), dry = grain(0.5, move + 3);
  const { l, a, b } = picture;
  for (let y = 0, at = 0; y < PICTURE_SIZE; y++) {
    for (let x = 0; x < PICTURE_SIZE; x++, at++) {
      const line = press(x, y) > 0 ? broad[at]! : thin[at]!;
      const ink = smoothstep(0.006, 0.02, line + 0.003 * dry(x, y));
      // Ink is darker than any wash, and light places stay paper.
      const wash = l[at]! + 0.1 * smoothstep(0.55, 0.85, l[at]!);
      l[at] = wash + (0.16 - wash) * ink;
      a[at] = a[at]! * (1 - ink);
      b[at] = (0.014 + b[at]!) * (1 - ink);
    }
  }
  const { canvas, ctx } = layerOfPlanes(picture);
  clearPaperEdge(ctx, paintedEdge(MARGIN, 34, random), random);
  layOnPaper(ctx);
  stampSeal(ctx);
  return canvas;
}

/** Ink has a breath of the colours that it was mixed with. */
function tinted(plane: Float32Array): Float32Array {
  return plane.map((value) => value * TINT);
}

const TINT = 0.3;

/** A red square with a paw in it. */
function stampSeal(ctx: Context): void {
  const { side, from } = SEAL, left = PICTURE_SIZE - from - side, top = left;
  ctx.save();
  ctx.globalAlpha = 0.88;
  ctx.fillStyle = "#b3261e";
  ctx.beginPath();
  ctx.roundRect(left, top, side, side, 7);
  ctx.fill();
  ctx.fillStyle = "#f6efe4";
  const dot = (x: number, y: number, rx: number, ry = rx) => {
    ctx.beginPath();
    ctx.ellipse(left + x * side, top + y * side, rx * side, ry * side, 0, 0, 2 * Math.PI);
    ctx.fill();
  };
  dot(0.5, 0.64, 0.2, 0.17);
  for (const [x, y] of [[0.22, 0.44], [0.4, 0.27], [0.6, 0.27], [0.78, 0.44]] as const) {
    dot(x, y, 0.085, 0.11);
  }
  ctx.restore();
}
