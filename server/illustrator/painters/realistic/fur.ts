/**
 * @module Fur in three layers: a soft undercoat, a coat in clumps, guard hairs. Each hair takes its colour
 * from the lit form it grows on, is dark at its root and light at its tip, and leans towards the tip of its
 * clump.
 */
import { bounds, heightOf, widthOf } from "../../geometry/measure.ts";
import { smoothstep } from "../../geometry/smoothstep.ts";
import type { Random } from "../../random.ts";
import type { Point, Region } from "../../scene.ts";
import type { Context } from "../canvas.ts";
import { type Hair, hairLayer, layHairs, writeHair } from "../hair_layer.ts";
import { type Field, smoothField } from "../noise.ts";
import type { Form, Root } from "./form.ts";

interface Layer {
  /** Distance between roots in units. */
  gap: number;
  /** Share of the region's hair length. */
  length: number;
  width: number;
  /** Spread of lightness, and lightness at root and tip: 1 is the colour of the form. */
  spread: number;
  root: number;
  tip: number;
  /** How far hairs lean towards the tip of their clump, 0..1. */
  clumped: number;
  /** Disorder of direction in radians. */
  wild: number;
}

const LAYERS: readonly Layer[] = [
  { gap: 6, length: 0.7, width: 4.4, spread: 0.05, root: 0.74, tip: 0.94, clumped: 0.3, wild: 0.2 },
  {
    gap: 4.5,
    length: 0.9,
    width: 1.85,
    spread: 0.1,
    root: 0.76,
    tip: 1.1,
    clumped: 0.7,
    wild: 0.2,
  },
  {
    gap: 7.5,
    length: 0.98,
    width: 1.15,
    spread: 0.08,
    root: 0.9,
    tip: 1.26,
    clumped: 0.5,
    wild: 0.2,
  },
];

/** A short coat has no wool that is seen: finer, denser hairs lie on the form at once. */
const SLEEK_LAYERS: readonly Layer[] = [
  {
    gap: 4.1,
    length: 0.8,
    width: 1.9,
    spread: 0.08,
    root: 0.84,
    tip: 1.04,
    clumped: 0.4,
    wild: 0.16,
  },
  { gap: 5.2, length: 1, width: 1.15, spread: 0.1, root: 0.94, tip: 1.14, clumped: 0.3, wild: 0.2 },
];

/** Hairs lie like shingles: bands across the flow are written one after the other. */
const BANDS = 40;
/** Hair grows this much shorter close to where it fans out from, and full length beyond this reach. */
const FACE = { least: 0.3, reach: 130 };
/** Hair of fur that does not tell its length. */
const SHORT = 9;
/** Hair is at most this share of the smaller side of what it grows on: paws keep their shape. */
const LONGEST = 0.17;
/** Hair of markings lies on top and is shorter, so that stripes stay crisp. */
const MARKED = { lift: 1.1, length: 0.7 };
/** Hair that would lie across the edge of a marking is cut to this share. */
const CROSSING = 0.45;
/** How far hairs of one colour mingle with those of the other, in lengths of the hair, and how much of that across it. */
const FEATHERED = 0.36, ASIDE = 0.55;
/** No hair is wider than this against its length: short broad ones would be chips of paint. */
const SLENDER = 0.34;
/** Hairs along the silhouette are this much finer: broad ones would be a frayed edge. */
const FRINGE_WIDTH = 0.5;
/** How much hair near an edge leans out of the form. */
const FAN = 0.3;
/** How much hair that grows aside hangs down near an edge. */
const DROOP = 0.7;
/** Width of a clump, as a share of the length of its hair, its least in units, and how far clumps differ in tone. */
const CLUMP = { share: 0.55, least: 7, tone: 0.27 };
/** How much lighter a coat is where its hair lies towards one side than where it lies towards the other. */
const SHEEN = 0.1;

/** How hair waves: waves per unit, how far they turn it, and how far it curls up, in radians. */
export interface Wave {
  finer: number;
  turn: number;
  curl: number;
}

/** In small pictures hairs are at most this much wider and farther apart. */
const COARSEST = 2;
/** Pixels to a unit below which the undercoat is not seen: the lit form lies under the coat at once. */
const BARE = 0.4;
/** Shade of the missing undercoat between the hairs. */
const UNDER = 0.95;

export const STRAIGHT: Wave = { finer: 0.045, turn: 0.12, curl: 0 };
export const CURLS: Wave = { finer: 0.03, turn: 0.8, curl: 1.7 };

/** How a coat lies: as shares of the length, disorder and contrast of long hair, and how short hair is at an edge. */
export interface Nap {
  length: number;
  wild: number;
  contrast: number;
  close: number;
  layers: readonly Layer[];
  /** What is left of the length of a hair that would end outside the form, in shares. */
  fringe: number;
}

/** Long hair stands out and parts in locks, short hair lies smooth: its form shows, its single hairs hardly do. */
export const SHAGGY: Nap = {
  length: 1,
  wild: 0.7,
  contrast: 1,
  close: 0.4,
  fringe: 0.54,
  layers: LAYERS,
};
export const SLEEK: Nap = {
  length: 0.66,
  wild: 0.2,
  contrast: 1.35,
  close: 0.3,
  fringe: 0.42,
  layers: SLEEK_LAYERS,
};

export function paintFur(
  ctx: Context,
  form: Form,
  { wave, nap }: { wave: Wave; nap: Nap },
  random: Random,
): void {
  const { outline, hair: longest = SHORT } = form.region;
  const box = bounds(outline);
  const hair = nap.length *
    Math.min(longest * 1.15, Math.min(widthOf(box), heightOf(box)) * LONGEST);
  if (hair <= 0) return;
  const layer = hairLayer(ctx, form.box, hair * 1.4);
  if (!layer) return;
  const sway = smoothField(random);
  // Long coats need fewer, larger hairs to cover the same form; so do small pictures, where no single hair is seen.
  const coarse = Math.min(COARSEST, Math.max(1, layer.scale ** -0.5));
  const size = coarse * Math.min(1.5, Math.max(0.72, Math.sqrt(hair / 18)));
  const isBare = layer.scale < BARE, dim = isBare ? UNDER : 1;
  for (const kind of isBare && nap.layers.length > 2 ? nap.layers.slice(1) : nap.layers) {
    for (const band of grow(form, kind, { hair, size, coarse, dim, sway, wave, nap, random })) {
      for (const each of band) writeHair(layer, each);
    }
  }
  layHairs(ctx, layer);
}

interface Growth {
  hair: number;
  size: number;
  /** How much larger hairs are in a small picture. */
  coarse: number;
  /** Lightness of the hairs of a picture without an undercoat. */
  dim: number;
  sway: Field;
  wave: Wave;
  nap: Nap;
  random: Random;
}

/** The hairs of one layer in bands, those whose roots lie under others first. */
function grow(
  { region, box, rootAt, markedAt }: Form,
  layer: Layer,
  { hair, size, coarse, dim, sway, wave, nap, random }: Growth,
): Hair[][] {
  const bands: Hair[][] = Array.from({ length: BANDS }, () => []);
  const gap = layer.gap * size, clump = Math.max(CLUMP.least, hair * CLUMP.share);
  const [nearest, farthest] = orders(region, box);
  for (let y = box.top; y < box.bottom; y += gap) {
    for (let x = box.left; x < box.right; x += gap) {
      const px = x + random.next() * gap, py = y + random.next() * gap;
      const jitter = random.next() - 0.5, stretch = 0.5 + random.next() * 0.85;
      const uneven = (random.next() + random.next() - 1) * layer.spread;
      const [fx, fy, short] = flowAt(region, px, py);
      // Markings end in the hairs: near their edge some hairs have the one colour, some the other.
      const astray = (random.next() - 0.5) * Math.min(18, hair) * short * FEATHERED;
      const root = rootAt(
        px + fx * astray - fy * astray * ASIDE,
        py + fy * astray + fx * astray * ASIDE,
      );
      if (!root || root.presence < random.next()) continue;
      const lie = sway(px * 0.008, py * 0.008);
      const swing = lie * 0.3 +
        sway(px * wave.finer, py * wave.finer) * wave.turn;
      const edge = Math.min(1, root.outward[0] ** 2 + root.outward[1] ** 2);
      const hanging = DROOP * edge * Math.abs(fx);
      const angle = Math.atan2(fy + hanging + root.outward[1] * FAN, fx + root.outward[0] * FAN) +
        swing + jitter * layer.wild * nap.wild * 2;
      const full = hair * layer.length * stretch * short * (root.marked ? MARKED.length : 1) *
        (1 - nap.close * edge);
      const way = [Math.cos(angle), Math.sin(angle)] as const;
      const end = endOf(root, markedAt, [px, py], way, full), isOutside = end === "outside";
      const length = full * (end === "other" ? CROSSING : isOutside ? nap.fringe : 1);
      const bend = swing * 0.4 + jitter * 0.3 + wave.curl * Math.sign(swing);
      // The clump a root belongs to, on a grid that noise has bent.
      const u = px / clump + sway(px * 0.03, py * 0.03 + 40) * 0.9;
      const v = py / clump + sway(px * 0.03 + 40, py * 0.03) * 0.9;
      const cu = Math.floor(u), cv = Math.floor(v), luck = scattered(cu, cv);
      const lean = layer.clumped * (wave.curl > 0 ? 0 : 1);
      const aimX = (cu + 0.3 + 0.4 * luck - u) * clump, aimY = (cv + 0.7 - 0.4 * luck - v) * clump;
      // Pale hair scatters light: there is little shade between its locks.
      // Hair that is cut short would be a speckle.
      const deep = nap.contrast * smoothstep(2, 9, length) *
        (1 - 0.84 * (root.rgb[1] / 255) ** 2);
      const light = dim + (uneven + (luck - 0.5) * CLUMP.tone + lie * SHEEN) * deep;
      const order = along(region, px, py, fx, fy) - (root.marked ? hair * MARKED.lift : 0);
      const share = 1 - (order - nearest) / (farthest - nearest);
      bands[Math.min(BANDS - 1, Math.max(0, Math.floor(share * BANDS)))]!.push({
        x: px,
        y: py,
        midX: px + way[0] * length * 0.5 + aimX * lean * 0.2,
        midY: py + way[1] * length * 0.5 + aimY * lean * 0.2,
        tipX: px + Math.cos(angle + bend) * length + aimX * lean,
        tipY: py + Math.sin(angle + bend) * length + aimY * lean,
        width: Math.min(
          length * SLENDER,
          layer.width * size * (0.8 + stretch * 0.25) * (isOutside ? FRINGE_WIDTH / coarse : 1),
        ),
        rgb: root.rgb,
        root: light + (layer.root - 1) * deep,
        tip: light + (layer.tip - 1) * deep,
      });
    }
  }
  return bands;
}

/** Where a hair ends: on its own marking or ground, on the other one, or outside the form. */
function endOf(
  { marked }: Root,
  markedAt: Form["markedAt"],
  [x, y]: Point,
  [dx, dy]: readonly [number, number],
  length: number,
): "own" | "other" | "outside" {
  const half = markedAt(x + dx * length * 0.55, y + dy * length * 0.55);
  if (half !== undefined && half !== marked) return "other";
  const tip = markedAt(x + dx * length, y + dy * length);
  return tip === undefined ? "outside" : tip === marked ? "own" : "other";
}

/** How far along the flow a place lies. */
function along({ flow }: Region, x: number, y: number, fx: number, fy: number): number {
  return flow && "from" in flow ? Math.hypot(x - flow.from[0], y - flow.from[1]) : x * fx + y * fy;
}

/** The least and the greatest way along the flow in a box. */
function orders(region: Region, { left, top, right, bottom }: Form["box"]): [number, number] {
  const corners = [[left, top], [right, top], [left, bottom], [right, bottom]] as const;
  const all = corners.map(([x, y]) => {
    const [fx, fy] = flowAt(region, x, y);
    return along(region, x, y, fx, fy);
  });
  const radial = region.flow && "from" in region.flow;
  return [radial ? 0 : Math.min(...all), Math.max(...all) + 1];
}

/** Direction of the hair, and how much shorter it is here. */
function flowAt({ flow }: Region, x: number, y: number): [number, number, number] {
  if (!flow) return [0, 1, 1];
  if ("along" in flow) return [flow.along[0], flow.along[1], 1];
  const dx = x - flow.from[0], dy = y - flow.from[1];
  const distance = Math.hypot(dx, dy) || 1;
  return [
    dx / distance,
    dy / distance,
    FACE.least + (1 - FACE.least) * Math.min(1, distance / FACE.reach),
  ];
}

/** A number from 0 to 1 for each cell of a grid. */
function scattered(x: number, y: number): number {
  let value = Math.imul(x, 374761393) + Math.imul(y, 668265263) | 0;
  value = Math.imul(value ^ value >>> 13, 1274126177);
  return (value >>> 8 & 0xffff) / 0xffff;
}
