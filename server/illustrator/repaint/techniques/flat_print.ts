/**
 * @module A picture printed in a few flat colours: a poster, a Japanese woodblock print, a page of a comic book with dots
 * in its shade.
 */
import { smoothstep } from "../../geometry/smoothstep.ts";
import type { Canvas, Context } from "../../painters/canvas.ts";
import { grain } from "../../painters/grain.ts";
import { kuwaharaFilter } from "../../painters/kuwahara.ts";
import { boxBlurredPlane, layerOfPlanes, type Planes, upsampled } from "../../painters/planes.ts";
import { posterize } from "../../painters/tones.ts";
import { PICTURE_SIZE } from "../../scene.ts";
import { alongFlow, flowOf, linesOf } from "../flow.ts";

/** How a press prints. */
export interface Press {
  /** Radius within which all becomes even, in pixels of a study, and how many tones there are. */
  even: number;
  tones: number;
  /** How much of their colour things keep, and what each colour is tinted with, in OKLab. */
  colour: number;
  tint: { a: number; b: number };
  /** Darkest and lightest tone. */
  range: readonly [dark: number, light: number];
  /** The contour: its width in pixels of a study, and its colour. Absent: none. */
  contour?: { wide: number; l: number; a: number; b: number };
  /** Distance of the dots in shade, in pixels. Absent: none. */
  dots?: number;
  /** How much the grain of wood or paper shows. */
  grain: number;
  /** Width of the bare paper around it, in pixels. Absent: none. */
  margin?: number;
}

/** Paper of old prints. */
const PAPER = "#f4ead6";

/** Between these lightnesses shade has dots. */
const SHADE = { dark: 0.3, light: 0.78 };

export function printFlat(study: Planes, press: Press): Canvas {
  const { even, tones, colour, tint, range: [dark, light], contour, dots } = press;
  const flow = flowOf(study.l);
  const flat = alongFlow(kuwaharaFilter(study, even), flow, 8);
  const own = upsampled(flat.l);
  const a = upsampled(boxBlurredPlane(flat.a, 2)), b = upsampled(boxBlurredPlane(flat.b, 2));
  const l = new Float32Array(own.length);
  const lines = contour && upsampled(linesOf(kuwaharaFilter(study, 3).l, flow, contour.wide));
  const wood = grain(1, 3), tooth = grain(0.5, 7);
  for (let y = 0, at = 0; y < PICTURE_SIZE; y++) {
    for (let x = 0; x < PICTURE_SIZE; x++, at++) {
      const dot = dots ? 0.1 * dotAt(x, y, dots, own[at]!) : 0;
      const tone = posterize(own[at]!, tones, 0.14) - dot;
      const fibre = press.grain * (0.7 * wood(x / 26, y / 1.6) + 0.3 * tooth(x, y));
      const ink = lines ? smoothstep(0.007, 0.014, lines[at]!) : 0;
      const printed = dark + (light - dark) * tone + fibre;
      l[at] = printed + ((contour?.l ?? 0) - printed) * ink;
      a[at] = (a[at]! * colour + tint.a) * (1 - ink) + (contour?.a ?? 0) * ink;
      b[at] = (b[at]! * colour + tint.b) * (1 - ink) + (contour?.b ?? 0) * ink;
    }
  }
  const { canvas, ctx } = layerOfPlanes({ l, a, b });
  if (press.margin) leaveMargin(ctx, press.margin);
  return canvas;
}

function leaveMargin(ctx: Context, width: number): void {
  ctx.strokeStyle = PAPER;
  ctx.lineWidth = 2 * width;
  ctx.strokeRect(0, 0, PICTURE_SIZE, PICTURE_SIZE);
}

/** Whether a dot of shade is there, 0..1: rows lean by 45°, and dots grow where it is darker. */
function dotAt(x: number, y: number, gap: number, lightness: number): number {
  if (lightness > SHADE.light || lightness < SHADE.dark) return 0;
  const u = (x + y) * Math.SQRT1_2 / gap, v = (x - y) * Math.SQRT1_2 / gap;
  const from = Math.hypot(u - Math.round(u), v - Math.round(v));
  const radius = 0.16 + 0.3 * (SHADE.light - lightness) / (SHADE.light - SHADE.dark);
  return smoothstep(radius + 0.09, radius - 0.09, from);
}
