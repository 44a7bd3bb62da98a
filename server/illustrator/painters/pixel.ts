/**
 * Pixel art: drawn on a grid of its own, cell by cell, with ramps of few tones, dark lines one cell
 * wide and at most forty colours. Nothing is scaled down; only the sky is dithered.
 *
 * @module
 */
import { type Canvas, createCanvas } from "@napi-rs/canvas";
import { type Colour, mix, toRgb } from "../colour.ts";
import { type Glow, type Item, PICTURE_SIZE, type Point, type Scene } from "../scene.ts";
import { layersOf } from "./layers.ts";
import { paintPixelEye } from "./pixel_eye.ts";
import { paintPixelForm, paintPixelLine } from "./pixel_form.ts";
import { AIR, colourAt, type Grid, skyGrid } from "./pixel_grid.ts";
import { paintSoftLights, paintStar } from "./pixel_light.ts";
import { SIDE } from "./pixel_mask.ts";
import { centresOf, type Lab, nearestOf, reduced, squared } from "./pixel_palette.ts";

/** As many as a console of old could show, and enough for eyes of two colours. */
const COLOURS = 40;
/** Of them for the air. */
const AIR_COLOURS = 7;

export function paintPixel(scene: Scene): Canvas {
  const grid = skyGrid(scene);
  const { back, subject, front } = layersOf(scene.items);
  paintItems(grid, back, scene, false);
  paintItems(grid, subject, scene, true);
  lineSilhouette(grid, scene);
  paintItems(grid, front, scene, false);
  return enlarged(finished(grid));
}

function paintItems(grid: Grid, items: readonly Item[], scene: Scene, ofSubject: boolean): void {
  const lights: Glow[] = [];
  for (const item of items) {
    if (item.is === "glow" && !item.points) lights.push(item);
    else {
      paintSoftLights(grid, lights.splice(0));
      paintItem(grid, item, scene, ofSubject);
    }
  }
  paintSoftLights(grid, lights);
}

function paintItem(grid: Grid, item: Item, scene: Scene, ofSubject: boolean): void {
  switch (item.is) {
    case "region":
      return paintPixelForm(grid, item, scene, ofSubject);
    case "line":
      return paintPixelLine(grid, item, ofSubject);
    case "glow":
      return paintStar(grid, item, scene);
    case "eye":
      return paintPixelEye(grid, item, scene.light.towards[0] < 0 ? -1 : 1);
  }
}

const SILHOUETTE: Colour = { l: 0.18, c: 0.045, h: 320 };
/** A body darker than this before an air darker than that can hardly be seen. */
const DARK = { body: 0.52, air: 0.46 };
/** Where so much of the silhouette can hardly be seen, all of it that lies before the dark is lit. */
const HIDDEN_SHARE = 0.25;

/** A cell of the outer line, and what it lies between. */
interface Edge {
  at: number;
  /** Lightness behind it. */
  air: number;
  hidden: boolean;
  /** Whether its open side looks towards the light. */
  facing: boolean;
}

/** The outer line is the darkest; around a dark cat before a dark air it is a rim of light. */
function lineSilhouette(grid: Grid, { light }: Scene): void {
  const edges = edgesOf(grid, light.towards);
  const hidden = edges.filter((edge) => edge.hidden).length > edges.length * HIDDEN_SHARE;
  const dark = grid.tones.of(SILHOUETTE, 4);
  const bright = mix(light.rim ?? light.colour, { l: 0.8, c: 0.07, h: light.colour.h }, 0.4);
  for (const { at, air, facing } of edges) {
    grid.cells[at] = hidden && air < DARK.air + 0.1
      ? grid.tones.of(facing ? bright : { ...bright, l: bright.l - 0.2 }, 4)
      : dark;
  }
}

function edgesOf(grid: Grid, [lx, ly]: Point): Edge[] {
  const edges: Edge[] = [];
  for (let at = 0; at < SIDE * SIDE; at++) {
    if (!grid.subject[at] || !grid.inked[at]) continue;
    const around = neighbours(at);
    const behind = around.filter(({ to }) => !grid.subject[to]);
    if (behind.length === 0) continue;
    const body = around.filter(({ to }) => grid.subject[to] && !grid.inked[to]);
    const air = mean(behind.map(({ to }) => colourAt(grid, to).l));
    const fur = body.length ? mean(body.map(({ to }) => colourAt(grid, to).l)) : 0;
    edges.push({
      at,
      air,
      hidden: fur < DARK.body && air < DARK.air,
      facing: behind.some(({ dx, dy }) => dx * lx + dy * ly > 0.3),
    });
  }
  return edges;
}

function neighbours(at: number): { to: number; dx: number; dy: number }[] {
  const x = at % SIDE, y = Math.floor(at / SIDE);
  return ([[1, 0], [-1, 0], [0, 1], [0, -1]] as const)
    .filter(([dx, dy]) => x + dx >= 0 && x + dx < SIDE && y + dy >= 0 && y + dy < SIDE)
    .map(([dx, dy]) => ({ to: at + dy * SIDE + dx, dx, dy }));
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The grid in its palette, four bytes a cell. */
function finished({ cells, air, tones }: Grid): Uint8ClampedArray {
  const airs = Array.from(cells.keys()).filter((at) => cells[at] === AIR);
  const labs = new Map(airs.map((at) => [at, labOf(air[at]!)]));
  const centres = centresOf([...labs.values()].filter((_, i) => i % 3 === 0), AIR_COLOURS);
  const counts = new Array<number>(tones.list.length).fill(0);
  for (const tone of cells) if (tone !== AIR) counts[tone]!++;
  const swatches = tones.list.map((colour, i) => ({
    lab: labOf(colour),
    weight: counts[i]! * tones.worth[i]!,
  }));
  const heirs = reduced(swatches, COLOURS - centres.length);
  const rgbs = tones.list.map(toRgb), airRgbs = centres.map((lab) => toRgb(colourOfLab(lab)));
  const pixels = new Uint8ClampedArray(SIDE * SIDE * 4).fill(255);
  for (let at = 0; at < cells.length; at++) {
    const tone = cells[at]!;
    const rgb = tone === AIR ? airRgbs[dithered(centres, labs.get(at)!, at)]! : rgbs[heirs[tone]!]!;
    pixels.set(rgb, at * 4);
  }
  return pixels;
}

/** Thresholds in sixteenths that spread evenly (Bayer, 4 × 4). */
const BAYER = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5];
/** Shares of the second colour below this are left out: clean bands with dithered seams. */
const CLEAN = 0.22;

/** Which of the air's colours a cell shows, mixing the two it lies between. */
function dithered(centres: readonly Lab[], lab: Lab, at: number): number {
  const first = nearestOf(centres, lab);
  const from = centres[first]!;
  let second = first, share = 0, least = squared(from, lab);
  centres.forEach((to, i) => {
    if (i === first) return;
    const length = squared(from, to);
    const along = [0, 1, 2].reduce((sum, k) =>
      sum + (lab[k]! - from[k]!) * (to[k]! - from[k]!), 0) / length;
    const t = Math.min(1, Math.max(0, along));
    const left = squared(
      lab,
      [0, 1, 2].map((k) => from[k]! + (to[k]! - from[k]!) * t) as unknown as Lab,
    );
    if (left < least) [second, share, least] = [i, t, left];
  });
  const threshold = (BAYER[(Math.floor(at / SIDE) % 4) * 4 + (at % SIDE) % 4]! + 0.5) / 16;
  return (share - CLEAN) / (1 - 2 * CLEAN) > threshold ? second : first;
}

function labOf({ l, c, h }: Colour): Lab {
  return [l, c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)];
}

function colourOfLab([l, a, b]: Lab): Colour {
  return { l, c: Math.hypot(a, b), h: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 };
}

/** Every cell as a block of one colour. */
function enlarged(pixels: Uint8ClampedArray): Canvas {
  const small = createCanvas(SIDE, SIDE);
  const ctx = small.getContext("2d");
  const image = ctx.createImageData(SIDE, SIDE);
  image.data.set(pixels);
  ctx.putImageData(image, 0, 0);
  const canvas = createCanvas(PICTURE_SIZE, PICTURE_SIZE);
  const large = canvas.getContext("2d");
  large.imageSmoothingEnabled = false;
  large.drawImage(small, 0, 0, PICTURE_SIZE, PICTURE_SIZE);
  return canvas;
}
