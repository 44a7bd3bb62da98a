/** @module Chalk on a blackboard: white outlines, and things filled with a light hand in their colours. */
import { smoothstep } from "../../geometry/smoothstep.ts";
import type { Canvas } from "../../painters/canvas.ts";
import { grain } from "../../painters/grain.ts";
import { kuwaharaFilter } from "../../painters/kuwahara.ts";
import { layerOfPlanes, type Planes, upsampled, upsampledPlanes } from "../../painters/planes.ts";
import { PICTURE_SIZE } from "../../scene.ts";
import { lifted } from "./lifted.ts";
import { alongFlow, flowOf, linesOf } from "../flow.ts";

const BOARD = { l: 0.29, a: -0.018, b: 0.004 }, CHALK = 0.93;

/** How thickly a pale and a dark thing are filled, and how many times as colourful they are. */
const FILLED = { pale: 0.7, dark: 0 }, CLEAR = 1.5;

/** Width of the chalk in pixels of a study. */
const WIDE = 1.9;

export function drawInChalk(study: Planes): Canvas {
  const flow = flowOf(study.l);
  const even = alongFlow(kuwaharaFilter({ ...study, l: lifted(study.l) }, 4), flow, 4);
  const lines = upsampled(linesOf(even.l, flow, WIDE));
  const { l, a, b } = upsampledPlanes(even);
  const hair = grain(1), tooth = grain(0.1, 3), bend = grain(9, 5), wiped = grain(14, 11);
  for (let y = 0, at = 0; y < PICTURE_SIZE; y++) {
    for (let x = 0; x < PICTURE_SIZE; x++, at++) {
      const curve = 10 * bend(x, y);
      const strokes = hair((x + y + curve) / 1.3, (x - y + curve) / 0.16);
      const hue = Math.min(1, 9 * Math.hypot(a[at]!, b[at]!));
      const share = FILLED.dark +
        (FILLED.pale - FILLED.dark) * smoothstep(0.3, 0.95, l[at]!) * (0.35 + 0.65 * hue);
      const laid = share * (0.7 + 0.3 * smoothstep(-0.5, 0.5, strokes + 0.5 * tooth(x, y)));
      const line = 0.95 * smoothstep(0.0055, 0.015, lines[at]! + 0.005 * tooth(x, y));
      const chalk = Math.max(laid, line), clear = CLEAR * laid * (1 - line);
      const board = BOARD.l + 0.015 * wiped(x, y);
      l[at] = board + (CHALK - board) * chalk;
      a[at] = BOARD.a * (1 - chalk) + a[at]! * clear;
      b[at] = BOARD.b * (1 - chalk) + b[at]! * clear;
    }
  }
  return layerOfPlanes({ l, a, b }).canvas;
}
