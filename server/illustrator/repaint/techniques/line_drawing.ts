/** @module Black outlines on white paper, without shade, as in a colouring book. */
import { smoothstep } from "../../geometry/smoothstep.ts";
import type { Canvas } from "../../painters/canvas.ts";
import { grain } from "../../painters/grain.ts";
import { kuwaharaFilter } from "../../painters/kuwahara.ts";
import { boxBlurredPlane, layerOfPlanes, type Planes, upsampled } from "../../painters/planes.ts";
import { PICTURE_SIZE } from "../../scene.ts";
import { alongFlow, flowOf, linesOf } from "../flow.ts";

/** Width of the pen in pixels of a study. */
const PEN = 1.25;

/** What is darker than this and smaller than that radius, pupils and noses, is filled. */
const BLACK = 0.2, SMALL = 16;

const PAPER = 0.985, INK = 0.13;

export function drawLines(study: Planes): Canvas {
  const flow = flowOf(study.l);
  const even = alongFlow(kuwaharaFilter(study, 2), flow, 4);
  // Edges between colours that are as light as each other are lines, too.
  const seen = even.l.map((l, at) => l + 0.5 * even.a[at]! - 0.35 * even.b[at]!);
  const lines = upsampled(linesOf(seen, flow, PEN));
  const dark = upsampled(even.l), around = upsampled(boxBlurredPlane(even.l, SMALL));
  const tremble = grain(0.9);
  const l = new Float32Array(dark.length);
  for (let y = 0, at = 0; y < PICTURE_SIZE; y++) {
    for (let x = 0; x < PICTURE_SIZE; x++, at++) {
      const line = smoothstep(0.0065, 0.012, lines[at]! + 0.001 * tremble(x, y));
      const filled = smoothstep(BLACK, BLACK - 0.05, dark[at]!) *
        smoothstep(0.1, 0.2, around[at]! - dark[at]!);
      l[at] = PAPER + (INK - PAPER) * Math.max(line, filled);
    }
  }
  const none = new Float32Array(l.length);
  return layerOfPlanes({ l, a: none, b: none }).canvas;
}
