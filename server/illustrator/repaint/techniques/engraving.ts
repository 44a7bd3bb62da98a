/** @module Lines of a burin, which swell where it is dark and bend with the form, crossed in the depth: ink on paper. */
import { smoothstep } from "../../geometry/smoothstep.ts";
import type { Canvas } from "../../painters/canvas.ts";
import { grain } from "../../painters/grain.ts";
import { kuwaharaFilter } from "../../painters/kuwahara.ts";
import { boxBlurredPlane, layerOfPlanes, type Planes, upsampled } from "../../painters/planes.ts";
import { layOnPaper } from "../../painters/watercolor/paper.ts";
import { PICTURE_SIZE } from "../../scene.ts";
import { lifted, setOff } from "./lifted.ts";
import { flowOf, linesOf } from "../flow.ts";

/** A sheet, the ink on it, and how lines are cut. */
export interface Plate {
  paper: Ink;
  ink: Ink;
  /** Distance of two lines, in pixels, and how far light and dark bend them. */
  gap: number;
  bent: number;
  /** How much of their colours things are tinted in, as prints were by hand. */
  tint: number;
  /** How much of the gap ink covers at most, against all of it. */
  darkest: number;
}

/** A colour in OKLab. */
interface Ink {
  l: number;
  a: number;
  b: number;
}

/** How much darker than the paper a colour is. */
const DEEP = 1.5;

/** Lightness below which lines are crossed. */
const CROSSED = 0.4;

export function engrave(
  picture: Planes,
  { paper, ink: black, gap, bent, tint, darkest }: Plate,
): Canvas {
  const study = { ...picture, l: setOff(lifted(picture.l), 26, 1.7) };
  const flow = flowOf(study.l), even = kuwaharaFilter(study, 2).l;
  const contours = upsampled(linesOf(even, flow, 1.5)), tone = upsampled(even);
  const form = upsampled(boxBlurredPlane(study.l, 9));
  const hues = {
    a: upsampled(boxBlurredPlane(study.a, 2)),
    b: upsampled(boxBlurredPlane(study.b, 2)),
  };
  const hand = grain(6);
  const l = new Float32Array(tone.length),
    a = new Float32Array(l.length),
    b = new Float32Array(l.length);
  for (let y = 0, at = 0; y < PICTURE_SIZE; y++) {
    for (let x = 0; x < PICTURE_SIZE; x++, at++) {
      const dark = darkest * smoothstep(0.88, 0.12, tone[at]!);
      const bend = bent * form[at]! + 3 * hand(x, y);
      const one = lineAt((0.34 * x + 0.94 * y + bend) / gap, dark);
      const other = tone[at]! < CROSSED
        ? lineAt((0.94 * x - 0.34 * y + bend) / gap, 1.1 * (CROSSED - tone[at]!) / CROSSED)
        : 0;
      const contour = smoothstep(0.006, 0.013, contours[at]!);
      const ink = Math.max(contour, one, other);
      const sheet = paper.l - DEEP * tint * Math.hypot(hues.a[at]!, hues.b[at]!);
      l[at] = sheet + (black.l - sheet) * ink;
      a[at] = (paper.a + tint * hues.a[at]!) * (1 - ink) + black.a * ink;
      b[at] = (paper.b + tint * hues.b[at]!) * (1 - ink) + black.b * ink;
    }
  }
  const { canvas, ctx } = layerOfPlanes({ l, a, b });
  layOnPaper(ctx, 0.4);
  return canvas;
}

/** The ink of a line as wide as it is dark, 0..1. */
function lineAt(along: number, dark: number): number {
  if (dark < 0.06) return 0;
  const from = Math.abs(along - Math.round(along));
  const half = 0.04 + 0.4 * Math.min(1, dark);
  return smoothstep(half + 0.11, half - 0.02, from);
}
