/**
 * @module A picture drawn with what leaves grains on paper: graphite, charcoal, coloured pencils, pastels, chalk. Contours,
 * and strokes of one hand over the shade, through which the paper shows.
 */
import { smoothstep } from "../../geometry/smoothstep.ts";
import type { Canvas } from "../../painters/canvas.ts";
import { grain } from "../../painters/grain.ts";
import { kuwaharaFilter } from "../../painters/kuwahara.ts";
import { layerOfPlanes, type Planes, upsampled, upsampledPlanes } from "../../painters/planes.ts";
import { PICTURE_SIZE } from "../../scene.ts";
import { lifted } from "./lifted.ts";
import { alongFlow, flowOf, linesOf } from "../flow.ts";

/** What is drawn with, on what. */
export interface Dry {
  /** Lightness and colour of the sheet, in OKLab. */
  sheet: { l: number; a: number; b: number };
  /** How dark it becomes at most. */
  strongest: number;
  /** How much of their own colours things keep. */
  colour: number;
  /** How much a colour alone is laid on, however light it is: graphite has none. */
  pigment: number;
  /** Width and length of the grains of a stroke, and how much of the sheet shows between them, 0..1. */
  stroke: { wide: number; long: number; open: number };
  /** Width of a contour in pixels of a study, and how strong it is. */
  contour: { wide: number; strong: number };
}

/** Strokes lean like a hand that writes. */
const ACROSS = Math.SQRT1_2;

/** Radius of what is evened out before it is drawn, in pixels of a study. */
const EVEN = 2;

export function drawDry(picture: Planes, dry: Dry): Canvas {
  const study = { ...picture, l: lifted(picture.l) };
  const { sheet, strongest, colour, pigment, stroke, contour } = dry;
  const flow = flowOf(study.l);
  const even = upsampledPlanes(alongFlow(kuwaharaFilter(study, EVEN), flow, 4));
  const lines = upsampled(linesOf(kuwaharaFilter(study, 2).l, flow, contour.wide));
  const tooth = grain(0.11, 3), press = grain(4, 7);
  const hair = grain(1), bend = grain(9, 5);
  for (let y = 0, at = 0; y < PICTURE_SIZE; y++) {
    for (let x = 0; x < PICTURE_SIZE; x++, at++) {
      const curve = 10 * bend(x, y);
      const along = (x + y) * ACROSS + curve, across = (x - y) * ACROSS + curve;
      const grains = 0.66 * hair(along / stroke.long, across / stroke.wide) + 0.34 * tooth(x, y);
      const shade = Math.min(
        1,
        smoothstep(0.97, 0.12, even.l[at]!) + pigment * Math.hypot(even.a[at]!, even.b[at]!),
      );
      // Where it is pressed harder, grains grow together.
      const covered = smoothstep(-0.4, 0.4, grains + 1.9 * (shade - 0.5) + 0.25 * press(x, y));
      const laid = shade * (1 - stroke.open + stroke.open * 1.3 * covered);
      const line = contour.strong * smoothstep(0.0055, 0.016, lines[at]! + 0.004 * tooth(x, y));
      even.l[at] = sheet.l + (strongest - sheet.l) * Math.min(1, Math.max(laid, line));
      const hue = colour * Math.min(1, 0.2 + 1.4 * laid) * (1 - 0.7 * line);
      even.a[at] = sheet.a + even.a[at]! * hue;
      even.b[at] = sheet.b + even.b[at]! * hue;
    }
  }
  return layerOfPlanes(even).canvas;
}
