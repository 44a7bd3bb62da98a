/** @module A picture on a screen of the eighties: shadows indigo, lights pink and pale blue, rows of the tube over all. */
import type { Canvas } from "../../painters/canvas.ts";
import { kuwaharaFilter } from "../../painters/kuwahara.ts";
import { layerOfPlanes, type Planes, upsampled } from "../../painters/planes.ts";
import { PICTURE_SIZE } from "../../scene.ts";

/** Colours from the deepest to the palest tone, in OKLab. */
const RAMP = [
  { l: 0.2, a: 0.03, b: -0.1 },
  { l: 0.4, a: 0.1, b: -0.14 },
  { l: 0.64, a: 0.18, b: -0.06 },
  { l: 0.8, a: 0.1, b: 0.03 },
  { l: 0.93, a: -0.03, b: -0.02 },
] as const;

/** How much of its own colour a thing keeps. */
const OWN = 0.55;

/** Distance of rows, in pixels, and how much darker each is. */
const ROW = 4, DIM = 0.035;

export function screenAtDusk(study: Planes): Canvas {
  const even = kuwaharaFilter(study, 2);
  const l = upsampled(even.l), a = upsampled(even.a), b = upsampled(even.b);
  for (let y = 0, at = 0; y < PICTURE_SIZE; y++) {
    const dim = y % ROW < ROW / 2 ? DIM : 0;
    for (let x = 0; x < PICTURE_SIZE; x++, at++) {
      const place = Math.min(0.999, Math.max(0, (l[at]! - 0.12) / 0.86)) * (RAMP.length - 1);
      const low = RAMP[Math.floor(place)]!, high = RAMP[Math.floor(place) + 1]!;
      const part = place % 1;
      a[at] = low.a + (high.a - low.a) * part + OWN * a[at]!;
      b[at] = low.b + (high.b - low.b) * part + OWN * b[at]!;
      l[at] = low.l + (high.l - low.l) * part - dim;
    }
  }
  return layerOfPlanes({ l, a, b }).canvas;
}
