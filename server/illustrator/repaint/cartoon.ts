/** @module A photo as a cartoon: flat, strong colours in a few tones, bold dark contours. */
import { smoothstep } from "../geometry/smoothstep.ts";
import type { Canvas } from "../painters/canvas.ts";
import { alongFlow, flowOf, linesOf } from "./flow.ts";
import { kuwaharaFilter } from "../painters/kuwahara.ts";
import { boxBlurredPlane, layerOfPlanes, type Planes, upsampled } from "../painters/planes.ts";
import { posterize } from "../painters/tones.ts";

/** Radius of the brush that evens out fur, in pixels of the study. */
const BRUSH = 5;
const TONES = 8;
/** How much stronger colours become. */
const LIVELY = 1.5;
/** Width of a contour in pixels of the study. */
const CONTOUR = 1.8;

export function repaintCartoon(study: Planes): Canvas {
  const flow = flowOf(study.l);
  const flat = alongFlow(kuwaharaFilter(study, BRUSH), flow, 6);
  const l = upsampled(flat.l),
    a = upsampled(boxBlurredPlane(flat.a, 2)),
    b = upsampled(boxBlurredPlane(flat.b, 2));
  const lines = upsampled(linesOf(kuwaharaFilter(study, 4).l, flow, CONTOUR));
  for (let at = 0; at < l.length; at++) {
    const tone = 0.06 + 0.94 * posterize(l[at]!, TONES, 0.12);
    const ink = smoothstep(0.0075, 0.015, lines[at]!);
    l[at] = tone + (0.17 - tone) * ink;
    a[at] = a[at]! * LIVELY * (1 - ink) + 0.015 * ink;
    b[at] = b[at]! * LIVELY * (1 - ink);
  }
  return layerOfPlanes({ l, a, b }).canvas;
}
