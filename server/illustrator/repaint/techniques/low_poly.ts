/** @module A picture of flat triangles, whose corners lie on the edges of things, smaller where there is something to see. */
import type { Canvas, Context } from "../../painters/canvas.ts";
import { createLayer } from "../../painters/canvas.ts";
import { kuwaharaFilter } from "../../painters/kuwahara.ts";
import { boxBlurredPlane, type Planes, STUDY_SIDE, writeColour } from "../../painters/planes.ts";
import { type Random, randomStream } from "../../random.ts";
import { PICTURE_SIZE, type Point, type Scene } from "../../scene.ts";

/** How facets are laid. */
export interface Facets {
  /** Distances of two corners in cells of a study, the coarse ones first, and the change from which each net is laid. */
  nets: readonly { gap: number; detail: number }[];
  /** How much facets differ that have one colour, by where they lean to. */
  leaning: number;
  /** The light along a crease, 0..1. Absent: none. */
  crease?: number;
}

export const POLYGONS: Facets = {
  nets: [{ gap: 26, detail: 0 }, { gap: 13, detail: 0.022 }, { gap: 6.5, detail: 0.045 }],
  leaning: 0.045,
};

/** Folded by hand, paper has larger facets, and its creases catch the light. */
export const FOLDS: Facets = {
  nets: [{ gap: 42, detail: 0 }, { gap: 21, detail: 0.02 }, { gap: 9, detail: 0.05 }],
  leaning: 0.085,
  crease: 0.22,
};

/** How far a corner may be moved to an edge, and else at random, in shares of the distance. */
const PULLED = 0.46, OFF = 0.3;

export function facet(study: Planes, { spec: { seed } }: Scene, facets: Facets): Canvas {
  const even = kuwaharaFilter(study, 3), change = changeOf(study);
  const { canvas, ctx } = createLayer();
  ctx.scale(PICTURE_SIZE / STUDY_SIDE, PICTURE_SIZE / STUDY_SIDE);
  facets.nets.forEach(({ gap, detail }, i) => {
    const random = randomStream(seed, `technique.facets.${i}`);
    layNet(ctx, { even, change, gap, detail, random, facets });
  });
  return canvas;
}

function changeOf({ l, a, b }: Planes): Float32Array {
  const seen = l.map((own, at) => own + 0.8 * a[at]! - 0.5 * b[at]!);
  const soft = boxBlurredPlane(seen, 3);
  return boxBlurredPlane(seen.map((own, at) => Math.abs(own - soft[at]!)), 2, 1);
}

interface Net {
  even: Planes;
  change: Float32Array;
  gap: number;
  detail: number;
  random: Random;
  facets: Facets;
}

function layNet(ctx: Context, { even, change, gap, detail, random, facets }: Net): void {
  const across = Math.ceil(STUDY_SIDE / gap) + 2;
  const corners: Point[] = Array.from({ length: across * across }, (_, i) => {
    const x = (i % across - 0.5) * gap, y = (Math.floor(i / across) - 0.5) * gap;
    return cornerNear([x, y], change, gap, random);
  });
  for (let i = 0; i + across < corners.length; i++) {
    if (i % across === across - 1) continue;
    const [a, b, c, d] = [i, i + 1, i + across + 1, i + across].map((at) => corners[at]!);
    const middle = centreOf([a!, b!, c!, d!]);
    if (detail > 0 && most(change, middle, gap / 2) < detail) continue;
    const halves = random.chance(0.5) ? [[a, b, c], [a, c, d]] : [[a, b, d], [b, c, d]];
    for (const half of halves) fillFacet(ctx, half as Point[], even, facets);
  }
}

/** The place of the greatest change around, where there is any. */
function cornerNear([x, y]: Point, change: Float32Array, gap: number, random: Random): Point {
  const reach = gap * PULLED, step = Math.max(1, reach / 4);
  let best: Point | undefined, greatest = 0.02;
  for (let dy = -reach; dy <= reach; dy += step) {
    for (let dx = -reach; dx <= reach; dx += step) {
      const own = change[cellAt(x + dx, y + dy)]!;
      if (own > greatest) [best, greatest] = [[x + dx, y + dy], own];
    }
  }
  return best ?? [x + random.between(-OFF, OFF) * gap, y + random.between(-OFF, OFF) * gap];
}

function most(change: Float32Array, [x, y]: Point, reach: number): number {
  let greatest = 0;
  for (let dy = -1; dy <= 1; dy++) {
    for (let dx = -1; dx <= 1; dx++) {
      greatest = Math.max(greatest, change[cellAt(x + dx * reach * 0.7, y + dy * reach * 0.7)]!);
    }
  }
  return greatest;
}

/** A facet in the mean colour of its inside, lighter where it leans to the light. */
function fillFacet(
  ctx: Context,
  corners: readonly Point[],
  { l, a, b }: Planes,
  { leaning, crease }: Facets,
): void {
  const middle = centreOf(corners), bytes = new Uint8ClampedArray(4);
  const cells = [middle, ...corners.map((corner) => centreOf([corner, middle, middle]))]
    .map(([x, y]) => cellAt(x, y));
  const mean = (plane: Float32Array) =>
    cells.reduce((sum, cell) => sum + plane[cell]!, 0) / cells.length;
  const [p, q, r] = corners as [Point, Point, Point];
  const lean = Math.sin(12.9 * (p[0] - q[0]) + 7.3 * (q[1] - r[1])) * leaning;
  writeColour(bytes, 0, mean(l) + lean, 1.1 * mean(a), 1.1 * mean(b));
  ctx.fillStyle = ctx.strokeStyle = `rgb(${bytes[0]} ${bytes[1]} ${bytes[2]})`;
  ctx.lineWidth = 0.5;
  ctx.beginPath();
  corners.forEach(([x, y], i) => (i ? ctx.lineTo(x, y) : ctx.moveTo(x, y)));
  ctx.closePath();
  ctx.fill();
  ctx.stroke();
  if (!crease) return;
  ctx.strokeStyle = `rgb(255 252 244 / ${100 * crease}%)`;
  ctx.lineWidth = 0.7;
  ctx.stroke();
}

function centreOf(points: readonly Point[]): Point {
  const sum = (axis: 0 | 1) => points.reduce((all, point) => all + point[axis], 0) / points.length;
  return [sum(0), sum(1)];
}

function cellAt(x: number, y: number): number {
  const inside = (at: number) => Math.min(STUDY_SIDE - 1, Math.max(0, Math.round(at)));
  return inside(y) * STUDY_SIDE + inside(x);
}
