/**
 * @module A photo as a page of a picture book: matt gouache, sepia ink, hatching in the shade, a border.
 */
import { smoothstep } from "../geometry/smoothstep.ts";
import type { Canvas } from "../painters/canvas.ts";
import { bindPage } from "../painters/storybook/page.ts";
import { layOnPaper } from "../painters/watercolor/paper.ts";
import { PICTURE_SIZE } from "../scene.ts";
import type { CatSpec } from "../spec.ts";
import { alongFlow, flowOf, linesOf } from "./flow.ts";
import { grain } from "../painters/grain.ts";
import { kuwaharaFilter } from "../painters/kuwahara.ts";
import { layerOfPlanes, type Planes, upsampled, upsampledPlanes } from "../painters/planes.ts";
import { posterize } from "../painters/tones.ts";

/** Radius of the brush in pixels of the study. */
const BRUSH = 5;
const TONES = 9;
/** Width of the pen in pixels of the study. */
const PEN = 1.3;
/** Sepia, in OKLab. */
const INK = { l: 0.27, a: 0.03, b: 0.034 };
/** Distance of hatching lines, and the lightness below which they are drawn, one way and across. */
const HATCH = 7.5, SHADE = 0.47, DEEP_SHADE = 0.32;

export function repaintStorybook(study: Planes, spec: CatSpec): Canvas {
  const flow = flowOf(study.l);
  const even = alongFlow(kuwaharaFilter(study, BRUSH), flow, 6);
  const lines = upsampled(linesOf(kuwaharaFilter(study, 2).l, flow, PEN));
  const { l, a, b } = upsampledPlanes(even);
  const tremble = grain(1.3), dry = grain(0.35, 5), patch = grain(2.2, 9);
  for (let y = 0, at = 0; y < PICTURE_SIZE; y++) {
    for (let x = 0; x < PICTURE_SIZE; x++, at++) {
      const own = l[at]!;
      const uneven = own + 0.018 * patch(x, y);
      const tone = 0.12 + 0.89 * (0.25 * uneven + 0.75 * posterize(uneven, TONES, 0.4));
      const pen = smoothstep(0.009, 0.02, lines[at]! + 0.003 * dry(x, y));
      const shade = hatched(x, y, own, tremble(x, y));
      const ink = Math.max(0.92 * pen, shade);
      l[at] = tone + (INK.l - tone) * ink;
      a[at] = (a[at]! * 1.25 + 0.004) * (1 - ink) + INK.a * ink;
      b[at] = (b[at]! * 1.2 + 0.018) * (1 - ink) + INK.b * ink;
    }
  }
  const { canvas, ctx } = layerOfPlanes({ l, a, b });
  bindPage(ctx, { spec, items: [] });
  layOnPaper(ctx);
  return canvas;
}

/** How much ink the hatching leaves at a place of this lightness. */
function hatched(x: number, y: number, lightness: number, tremble: number): number {
  if (lightness > SHADE) return 0;
  const one = strokeOf(x + y + 5 * tremble, (SHADE - lightness) / SHADE);
  if (lightness > DEEP_SHADE) return 0.5 * one;
  const across = strokeOf(x - y + 5 * tremble, (DEEP_SHADE - lightness) / DEEP_SHADE);
  return 0.5 * Math.max(one, across);
}

/** A stroke in the middle of each gap, the wider the darker. */
function strokeOf(along: number, dark: number): number {
  const from = Math.abs(along / HATCH - Math.round(along / HATCH));
  const half = 0.06 + 0.1 * Math.min(1, 2 * dark);
  return smoothstep(half + 0.09, half, from) * Math.min(1, 5 * dark);
}
