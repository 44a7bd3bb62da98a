/**
 * @module A photo in neon: its forms dim in the dark, glowing tubes along every contour, in the colour of
 * what they follow where that has one, else of two lamps.
 */
import { smoothstep } from "../geometry/smoothstep.ts";
import { type Colour, mix, toRgb } from "../colour/colour.ts";
import { type Canvas, createLayer } from "../painters/canvas.ts";
import { castGlow } from "../painters/neon/air.ts";
import { gasOf, type Lamps, neonLamps } from "../painters/neon/tone.ts";
import { PICTURE_SIZE } from "../scene.ts";
import type { CatSpec } from "../spec.ts";
import { alongFlow, flowOf, linesOf } from "./flow.ts";
import { kuwaharaFilter } from "../painters/kuwahara.ts";
import { eyeMask } from "./eyes.ts";
import type { Study } from "./study.ts";
import {
  boxBlurredPlane,
  layerOfPlanes,
  type Planes,
  STUDY_SIDE,
  upsampled,
} from "../painters/planes.ts";

/** Radius of the brush that evens out fur, in pixels of the study. */
const BRUSH = 6;
/** Width of a tube in pixels of the study. */
const TUBE = 2.4;
/** The night, in OKLab. */
const NIGHT = { l: 0.13, a: 0.03, b: -0.06 };
/** Tubes change their colour over squares of this many pixels of the study. */
const SQUARE = 4;

export function repaintNeon(study: Study, spec: CatSpec): Canvas {
  const flow = flowOf(study.l);
  const forms = alongFlow(kuwaharaFilter(study, BRUSH), flow, 6);
  const lines = upsampled(linesOf(kuwaharaFilter(study, 4).l, flow, TUBE));
  const { canvas, ctx } = layerOfPlanes(dimmed(forms, eyeMask(study)));
  const shining = tubes(lines, gasesOf(forms, neonLamps({ spec, light: { towards: [-1, -1] } })));
  castGlow(ctx, shining);
  ctx.drawImage(shining, 0, 0);
  return canvas;
}

/** What the tubes light up of the forms: little, and bluish. Eyes shine themselves. */
function dimmed({ l, a, b }: Planes, eyes: Float32Array): Planes {
  const dark = { l: upsampled(l), a: upsampled(a), b: upsampled(b) }, shining = upsampled(eyes);
  for (let at = 0; at < dark.l.length; at++) {
    const light = smoothstep(0.15, 1, dark.l[at]!);
    const own = smoothstep(0.6, 1, shining[at]!) *
      smoothstep(0.04, 0.09, Math.hypot(dark.a[at]!, dark.b[at]!));
    dark.l[at] = NIGHT.l + (0.36 + 0.36 * own) * light;
    dark.a[at] = NIGHT.a * (1 - 0.5 * light) * (1 - own) + (0.9 + 0.7 * own) * dark.a[at]!;
    dark.b[at] = NIGHT.b * (1 - 0.4 * light) * (1 - own) + (0.8 + 0.8 * own) * dark.b[at]!;
  }
  return dark;
}

/** The gas of each square of the picture. */
function gasesOf({ l, a, b }: Planes, lamps: Lamps): (readonly [number, number, number])[] {
  const soft = [l, a, b].map((plane) => boxBlurredPlane(plane, 5)) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  const row = STUDY_SIDE / SQUARE;
  return Array.from({ length: row * row }, (_, square) => {
    const x = square % row, y = Math.floor(square / row);
    const at = y * SQUARE * STUDY_SIDE + x * SQUARE;
    const [pl, pa, pb] = soft.map((plane) => plane[at]!) as [number, number, number];
    const c = 1.6 * Math.hypot(pa, pb), h = (Math.atan2(pb, pa) * 180 / Math.PI + 360) % 360;
    const between = smoothstep(0.25, 0.75, (x + 0.35 * y) / (1.35 * row));
    const lamp = mix(lamps.left, lamps.right, between);
    const own = gasOf({ l: pl, c, h }, lamps);
    const colour: Colour = mix({ ...lamp, l: 0.76 }, own, smoothstep(0.05, 0.12, c));
    return toRgb(colour);
  });
}

/** Tubes with a white-hot thread inside. */
function tubes(lines: Float32Array, gases: readonly (readonly number[])[]): Canvas {
  const { canvas, ctx } = createLayer();
  const image = ctx.createImageData(PICTURE_SIZE, PICTURE_SIZE);
  const square = SQUARE * PICTURE_SIZE / STUDY_SIDE, row = PICTURE_SIZE / square;
  for (let y = 0, at = 0; y < PICTURE_SIZE; y++) {
    for (let x = 0; x < PICTURE_SIZE; x++, at++) {
      const line = lines[at]!;
      if (line < 0.005) continue;
      const gas = gases[Math.floor(y / square) * row + Math.floor(x / square)]!;
      const hot = smoothstep(0.018, 0.04, line);
      for (let k = 0; k < 3; k++) image.data[at * 4 + k] = gas[k]! + (255 - gas[k]!) * hot;
      image.data[at * 4 + 3] = 255 * smoothstep(0.005, 0.013, line);
    }
  }
  ctx.putImageData(image, 0, 0);
  return canvas;
}
