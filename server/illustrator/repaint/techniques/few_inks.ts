/** @module A picture in the few inks of a cheap press: each area in the ink that comes nearest to its colour. */
import { smoothstep } from "../../geometry/smoothstep.ts";
import type { Canvas } from "../../painters/canvas.ts";
import { grain } from "../../painters/grain.ts";
import { kuwaharaFilter } from "../../painters/kuwahara.ts";
import { boxBlurredPlane, layerOfPlanes, type Planes, upsampled } from "../../painters/planes.ts";
import { PICTURE_SIZE } from "../../scene.ts";
import { alongFlow, flowOf, linesOf } from "../flow.ts";

/** A colour in OKLab. */
export interface Ink {
  l: number;
  a: number;
  b: number;
}

/** What a press prints with. */
export interface InkSet {
  /** The darkest one first: it draws the contours, too. */
  inks: readonly [Ink, ...Ink[]];
  /** How much hue counts against lightness where the nearest ink is looked for. */
  hue: number;
  /** Width of contours, in pixels of a study. */
  contour: number;
  /** How much the tooth of the paper shows. */
  grain: number;
}

/** Radius within which all becomes even, and that of the edges between inks, in pixels of a study. */
const EVEN = 4, EDGE = 1;

/** Inks are purer than what is seen; it is compared with so much of their chroma. */
const PURER = 0.65;

/** How sharply one ink ends where the next begins. */
const SHARP = 5;

export function printInInks(study: Planes, { inks, hue, contour, grain: rough }: InkSet): Canvas {
  const flow = flowOf(study.l);
  const flat = alongFlow(kuwaharaFilter(study, EVEN), flow, 8);
  const plates = platesOf(flat, inks, hue);
  const lines = upsampled(linesOf(kuwaharaFilter(study, 3).l, flow, contour));
  const tooth = grain(0.6, 11), worn = grain(9, 4);
  const l = new Float32Array(lines.length), a = new Float32Array(l.length);
  const b = new Float32Array(l.length);
  for (let y = 0, at = 0; y < PICTURE_SIZE; y++) {
    for (let x = 0; x < PICTURE_SIZE; x++, at++) {
      let sum = 0, lightness = 0, red = 0, yellow = 0;
      for (let i = 0; i < inks.length; i++) {
        const share = plates[i]![at]! ** SHARP, ink = inks[i]!;
        sum += share;
        lightness += share * ink.l;
        red += share * ink.a;
        yellow += share * ink.b;
      }
      const drawn = smoothstep(0.007, 0.014, lines[at]!), laid = (1 - drawn) / sum;
      l[at] = lightness * laid + inks[0].l * drawn +
        rough * (0.7 * tooth(x, y) + 0.3 * worn(x, y));
      a[at] = red * laid + inks[0].a * drawn;
      b[at] = yellow * laid + inks[0].b * drawn;
    }
  }
  return layerOfPlanes({ l, a, b }).canvas;
}

/** For each ink where it lies, 0..1, with soft edges. */
function platesOf({ l, a, b }: Planes, inks: readonly Ink[], hue: number): Float32Array[] {
  const plates = inks.map(() => new Float32Array(l.length));
  for (let at = 0; at < l.length; at++) {
    const far = inks.map((ink) =>
      (l[at]! - ink.l) ** 2 +
      hue * ((a[at]! - PURER * ink.a) ** 2 + (b[at]! - PURER * ink.b) ** 2)
    );
    plates[far.indexOf(Math.min(...far))]![at] = 1;
  }
  return plates.map((plate) => upsampled(boxBlurredPlane(plate, EDGE)));
}
