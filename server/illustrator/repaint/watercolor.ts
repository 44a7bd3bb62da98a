/**
 * A photo as a watercolor: clear washes with dark edges that run a little astray, a few pencil lines,
 * paper left bare around them.
 *
 * @module
 */
import { smoothstep } from "../geometry/smoothstep.ts";
import type { Canvas } from "../painters/canvas.ts";
import { clearOutside, layOnPaper, paintedEdge } from "../painters/watercolor_paper.ts";
import { randomStream } from "../random.ts";
import { PICTURE_SIZE } from "../scene.ts";
import type { CatSpec } from "../spec.ts";
import { alongFlow, flowOf, linesOf } from "./flow.ts";
import { grain } from "./grain.ts";
import { brushed } from "./kuwahara.ts";
import { blurred, enlarged, type Planes, printed, STUDY_SIDE, valueAt } from "./planes.ts";
import { posterize } from "./tones.ts";

/** Radius of the brush, in pixels of the study. */
const BRUSH = 6;
/** Washes laid over each other. */
const WASHES = 7;
/** How far water carries the pigment, in pixels of the study. */
const ASTRAY = 3.2;
/** Bare paper around the painted part. */
const MARGIN = 58;

export function repaintWatercolor(study: Planes, { seed }: CatSpec): Canvas {
  const flow = flowOf(study.l);
  const washed = alongFlow(brushed(study, BRUSH), flow, 5);
  const pencil = enlarged(linesOf(brushed(study, 2).l, flow, 1.1));
  const random = randomStream(seed, "repaint.watercolor");
  const move = random.whole(0, 200);
  const picture = inWashes(washed, move);
  darkenEdges(picture.l);
  drawPencil(picture, pencil, move);
  const { canvas, ctx } = printed(picture);
  const edge = paintedEdge(MARGIN, 26, random);
  clearOutside(ctx, edge, random);
  layOnPaper(ctx);
  return canvas;
}

/** Colours as pigment on white paper: light, clear, in a few washes whose borders wander. */
function inWashes({ l, a, b }: Planes, move: number): Planes {
  const size = PICTURE_SIZE, side = STUDY_SIDE, scale = side / size;
  const hand = grain(1.6, move), other = grain(1.6, move + 7), density = grain(3, move + 3);
  const out: Planes = {
    l: new Float32Array(size * size),
    a: new Float32Array(size * size),
    b: new Float32Array(size * size),
  };
  for (let y = 0, at = 0; y < size; y++) {
    for (let x = 0; x < size; x++, at++) {
      const u = (x + 0.5) * scale - 0.5 + ASTRAY * hand(x, y);
      const v = (y + 0.5) * scale - 0.5 + ASTRAY * other(x, y);
      const lightness = valueAt(l, side, u, v);
      const wash = 0.35 * lightness + 0.65 * posterize(lightness, WASHES, 0.35);
      const thin = 0.24 + 0.1 * density(x, y);
      out.l[at] = wash + (1 - wash) * thin * (0.35 + 0.9 * wash);
      const clear = 1.62 - 0.35 * thin;
      out.a[at] = valueAt(a, side, u, v) * clear;
      out.b[at] = valueAt(b, side, u, v) * clear;
    }
  }
  return out;
}

/** Pigment gathers where a wash ends: its rim is darker than its middle. */
function darkenEdges(lightness: Float32Array): void {
  const around = blurred(lightness, 4);
  for (let at = 0; at < lightness.length; at++) {
    const rim = around[at]! - lightness[at]!;
    lightness[at] = lightness[at]! - (rim > 0 ? 0.75 * Math.min(0.1, rim) : 0);
  }
}

/** A soft brown pencil, pressed unevenly. */
function drawPencil({ l, a, b }: Planes, lines: Float32Array, move: number): void {
  const press = grain(0.7, move + 11);
  for (let y = 0, at = 0; y < PICTURE_SIZE; y++) {
    for (let x = 0; x < PICTURE_SIZE; x++, at++) {
      const line = lines[at]!;
      if (line < 0.006) continue;
      const lead = smoothstep(0.008, 0.03, line) * (0.5 + 0.35 * press(x, y));
      l[at] = l[at]! + (0.36 - l[at]!) * lead;
      a[at] = a[at]! + (0.02 - a[at]!) * lead;
      b[at] = b[at]! + (0.03 - b[at]!) * lead;
    }
  }
}
