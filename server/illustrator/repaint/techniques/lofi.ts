/** @module A picture for a long evening: shadows violet, lights warm, neither deep nor bright. */
import type { Canvas } from "../../painters/canvas.ts";
import { layerOfPlanes, type Planes, upsampledPlanes } from "../../painters/planes.ts";
import { smoothstep } from "../../geometry/smoothstep.ts";

/** What is added to the darkest and to the lightest colours, in OKLab. */
const SHADE = { a: 0.022, b: -0.045 }, LIGHT = { a: 0.012, b: 0.028 };

/** The deepest tone and the range above it, and how much of its chroma a colour keeps. */
const DEEPEST = 0.13, RANGE = 0.78, CHROMA = 0.82;

export function calmed(study: Planes): Canvas {
  const picture = upsampledPlanes(study), { l, a, b } = picture;
  for (let at = 0; at < l.length; at++) {
    const light = smoothstep(0.2, 0.85, l[at]!);
    a[at] = a[at]! * CHROMA + SHADE.a + (LIGHT.a - SHADE.a) * light;
    b[at] = b[at]! * CHROMA + SHADE.b + (LIGHT.b - SHADE.b) * light;
    l[at] = DEEPEST + l[at]! * RANGE;
  }
  return layerOfPlanes(picture).canvas;
}
