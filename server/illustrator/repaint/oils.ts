/**
 * @module Strokes of a bristle brush along the forms, broad ones first, fine ones where there is something to see.
 */
import type { Canvas } from "../painters/canvas.ts";
import type { Context } from "../painters/canvas.ts";
import { type Random, randomStream } from "../random.ts";
import { smoothstep } from "../geometry/smoothstep.ts";
import { PICTURE_SIZE } from "../scene.ts";
import { type Flow, flowOf } from "./flow.ts";
import { kuwaharaFilter } from "../painters/kuwahara.ts";
import {
  boxBlurredPlane,
  layerOfPixels,
  layerOfPlanes,
  type Planes,
  STUDY_SIDE,
  upsampledPlanes,
  writeColour,
} from "../painters/planes.ts";

/** One brush after the other. */
export interface Brush {
  /** Width and length of a stroke, and the distance between two, in pixels of the picture. */
  width: number;
  length: number;
  gap: number;
  /** How much the photo must change around a place for it to be used there. */
  detail: number;
}

/** How a picture is painted. */
export interface Oils {
  brushes: readonly Brush[];
  seed: string;
  /** Names the streams of chance of its layers. */
  stream: string;
  /** How far a stroke is lighter or darker than what it shows. Absent: a little. */
  uneven?: number;
  /** How much of the study is laid over the strokes where most changes: eyes and mouths. Absent: nothing. */
  fine?: number;
  /** Where strokes run. Absent: along what is seen. */
  flow?: Flow;
}

const SCALE = STUDY_SIDE / PICTURE_SIZE;
/** Bends of a stroke. */
const STEPS = 4;
/** How much light falls on the ridges of the paint. */
const RELIEF = 0.55;
/** How far a stroke is lighter or darker than what it shows. */
const UNEVEN = 0.022;

/** A picture in oils: the same study, brushes and seed give the same pixels. */
export function paintInOils(study: Planes, { brushes, seed, stream, ...touch }: Oils): Canvas {
  const flow = touch.flow ?? flowOf(study.l);
  const change = changeOf(study.l);
  const { canvas, ctx } = layerOfPlanes(upsampledPlanes(kuwaharaFilter(study, 8)));
  brushes.forEach((brush, layer) => {
    const random = randomStream(seed, `${stream}.${layer}`);
    const colours = coloursFor(study, brush);
    layStrokes(ctx, { ...brush, colours }, {
      flow,
      change,
      random,
      uneven: touch.uneven ?? UNEVEN,
    });
  });
  if (touch.fine) layFine(ctx, study, { change, fine: touch.fine });
  embossPaint(ctx);
  return canvas;
}

/** Lays what is seen over the strokes, the more the more it changes there. */
function layFine(
  ctx: Context,
  study: Planes,
  { change, fine }: { change: Float32Array; fine: number },
): void {
  const { canvas } = layerOfPixels(STUDY_SIDE, (bytes) => {
    for (let at = 0; at < change.length; at++) {
      writeColour(bytes, at * 4, study.l[at]!, study.a[at]!, study.b[at]!);
      bytes[at * 4 + 3] = 255 * fine * smoothstep(DETAILED.from, DETAILED.to, change[at]!);
    }
  });
  ctx.imageSmoothingQuality = "high";
  ctx.drawImage(canvas, 0, 0, PICTURE_SIZE, PICTURE_SIZE);
}

/** Between these changes of lightness what is seen begins to be finer than a brush. */
const DETAILED = { from: 0.02, to: 0.07 };

/** How much the lightness changes around each place. */
function changeOf(lightness: Float32Array): Float32Array {
  const soft = boxBlurredPlane(lightness, 3);
  return boxBlurredPlane(lightness.map((value, at) => Math.abs(value - soft[at]!)), 4, 1);
}

/** The colour under a brush: the mean of what it covers. */
function coloursFor({ l, a, b }: Planes, { width }: Brush): Planes {
  const radius = Math.max(1, Math.round(width * SCALE / 5));
  return {
    l: boxBlurredPlane(l, radius, 1),
    a: boxBlurredPlane(a, radius, 1),
    b: boxBlurredPlane(b, radius, 1),
  };
}

interface Ground {
  flow: Flow;
  change: Float32Array;
  random: Random;
  uneven: number;
}

function layStrokes(
  ctx: Context,
  { width, length, gap, detail, colours }: Brush & { colours: Planes },
  { flow, change, random, uneven: most }: Ground,
): void {
  const bytes = new Uint8ClampedArray(4);
  const { l, a, b } = colours;
  for (const [x, y] of places(gap, random)) {
    const at = offsetIn(x, y);
    if (change[at]! < detail) continue;
    const uneven = random.between(-most, most);
    const points = path(x, y, length * random.between(0.6, 1.1), flow);
    const strokes: [offset: number, share: number, lighter: number][] = width > 20
      ? [[0, 1, 0], [-0.3, 0.22, 0.03], [0.3, 0.22, -0.03]]
      : [[0, 1, 0]];
    for (const [offset, share, lighter] of strokes) {
      writeColour(bytes, 0, l[at]! + uneven + lighter, a[at]! * 1.15, b[at]! * 1.15);
      ctx.strokeStyle = `rgb(${bytes[0]} ${bytes[1]} ${bytes[2]})`;
      ctx.lineWidth = width * share * random.between(0.8, 1.1);
      strokeCurve(ctx, points, offset * width);
    }
  }
}

/** Places on a loose grid, in an order that shows no rows. */
function places(gap: number, random: Random): [x: number, y: number][] {
  const all: [number, number][] = [];
  for (let y = gap / 2; y < PICTURE_SIZE; y += gap) {
    for (let x = gap / 2; x < PICTURE_SIZE; x += gap) {
      all.push([x + random.between(-0.5, 0.5) * gap, y + random.between(-0.5, 0.5) * gap]);
    }
  }
  for (let i = all.length - 1; i > 0; i--) {
    const other = random.whole(0, i);
    [all[i], all[other]] = [all[other]!, all[i]!];
  }
  return all;
}

/** From one end of a stroke to the other, along the flow through its middle. */
function path(x: number, y: number, length: number, flow: Flow): number[] {
  const step = length / STEPS;
  const half = (way: number): number[] => {
    const points: number[] = [];
    let px = x, py = y, vx = 0, vy = 0;
    for (let i = 0; i < STEPS / 2; i++) {
      const at = offsetIn(px, py);
      const turn = i === 0 ? way : flow.x[at]! * vx + flow.y[at]! * vy < 0 ? -1 : 1;
      vx = flow.x[at]! * turn;
      vy = flow.y[at]! * turn;
      px += vx * step;
      py += vy * step;
      points.push(px, py);
    }
    return points;
  };
  const back = half(-1), forth = half(1), points: number[] = [];
  for (let i = back.length - 2; i >= 0; i -= 2) points.push(back[i]!, back[i + 1]!);
  return [...points, x, y, ...forth];
}

/** Strokes a smooth curve through the points, shifted to one side. */
function strokeCurve(ctx: Context, points: readonly number[], aside: number): void {
  const last = points.length - 2;
  const dx = points[last]! - points[0]!, dy = points[last + 1]! - points[1]!;
  const length = Math.sqrt(dx * dx + dy * dy) || 1;
  const ox = -dy / length * aside, oy = dx / length * aside;
  ctx.beginPath();
  ctx.moveTo(points[0]! + ox, points[1]! + oy);
  for (let i = 2; i < last; i += 2) {
    const nextX = (points[i]! + points[i + 2]!) / 2, nextY = (points[i + 1]! + points[i + 3]!) / 2;
    ctx.quadraticCurveTo(points[i]! + ox, points[i + 1]! + oy, nextX + ox, nextY + oy);
  }
  ctx.lineTo(points[last]! + ox, points[last + 1]! + oy);
  ctx.stroke();
}

function offsetIn(x: number, y: number): number {
  const inside = (at: number) => Math.min(STUDY_SIDE - 1, Math.max(0, Math.round(at * SCALE)));
  return inside(y) * STUDY_SIDE + inside(x);
}

/** Light from above left on paint that stands up from the canvas. */
function embossPaint(ctx: Context): void {
  const image = ctx.getImageData(0, 0, PICTURE_SIZE, PICTURE_SIZE), { data } = image;
  const green = new Uint8Array(data.length / 4);
  for (let at = 0; at < green.length; at++) green[at] = data[at * 4 + 1]!;
  for (let at = PICTURE_SIZE + 1; at < green.length; at++) {
    const slope = (green[at]! - green[at - PICTURE_SIZE - 1]!) * RELIEF;
    const light = Math.max(-16, Math.min(16, slope));
    for (let byte = at * 4; byte < at * 4 + 3; byte++) data[byte] = data[byte]! + light;
  }
  ctx.putImageData(image, 0, 0);
}
