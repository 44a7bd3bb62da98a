/**
 * @module Grass blade by blade on grounds that are green, higher towards the viewer, and before the feet of
 * what stands there.
 */
import { bounds, type Box, contains } from "../geometry/measure.ts";
import { type Random, randomStream } from "../random.ts";
import { type Item, PICTURE_SIZE, type Point, type Region, type Scene } from "../scene.ts";
import type { Canvas, Context } from "./canvas.ts";
import { type Hair, hairLayer, layHairs, writeHair } from "./hair_layer.ts";
import { smoothField } from "./noise.ts";

/** A ground on which grass grows, and what lies upon it: paths, carpets, water. */
export type Meadow = readonly [ground: Region, ...upon: Region[]];

/** How a style paints grass; lengths in heights of the grass there. */
export interface Turf {
  /** Distance of two blades, at least and at most, and of two rows. */
  gap: readonly [least: number, most: number];
  rows: number;
  /** Height of a blade, at least and at most, and how far its tip hangs aside in its own height. */
  high: readonly [least: number, most: number];
  lean: number;
  /** Width of a blade. */
  wide: number;
  /** Lightness at root and tip, 1 as the ground is, and how far blades and patches differ. */
  root: number;
  tip: number;
  spread: number;
  patches: number;
}

/** The meadows among these items. */
export function meadowsOf(items: readonly Item[]): Meadow[] {
  const grounds = items.filter((item): item is Region =>
    item.is === "region" && item.role === "ground"
  );
  return grounds.flatMap((ground, i): Meadow[] =>
    isGrown(ground) && bounds(ground.outline).top < PICTURE_SIZE
      ? [[ground, ...grounds.slice(i + 1)]]
      : []
  );
}

/** Whether a ground is green or straw; under snow it has the hue of its shade. */
function isGrown({ texture, colour: { c, h } }: Region): boolean {
  return texture === "plant" && c > GRASS.pure && h > GRASS.from && h < GRASS.to;
}

/** Hues and the least purity of grass at any hour. */
const GRASS = { pure: 0.03, from: 40, to: 215 };

/** Grass all over a meadow; `lit` is what is painted of it, in its light. */
export function growGrass(
  ctx: Context,
  [ground, ...upon]: Meadow,
  scene: Scene,
  lit: Canvas,
  turf: Turf,
): void {
  const top = Math.max(0, bounds(ground.outline).top);
  const box = { left: 0, right: PICTURE_SIZE, top, bottom: PICTURE_SIZE };
  const random = randomStream(scene.spec.seed, `grass of ${ground.name}`);
  grow(ctx, box, { top, upon, lit, random, turf });
}

/** Grass before what stands on a meadow. */
export function growBefore(
  ctx: Context,
  [ground, ...upon]: Meadow,
  scene: Scene,
  lit: Canvas,
  turf: Turf,
): void {
  const { left, right, bottom } = scene.subject, top = Math.max(0, bounds(ground.outline).top);
  if (bottom < top + LOWER || bottom > PICTURE_SIZE - EDGE) return;
  const box = { left: left - 30, right: right + 30, top: bottom - 2, bottom: bottom + 34 };
  const random = randomStream(scene.spec.seed, `grass before ${ground.name}`);
  grow(ctx, box, { top, upon, lit, random, turf: { ...turf, rows: turf.rows * 0.7 } });
}

/** What stands on a meadow has its feet so far below the horizon of that, and so far above the edge of the picture. */
const LOWER = 40, EDGE = 20;

/** Height of grass at the horizon, and how much higher it is at the viewer's feet, in units. */
const LEAST = 8, GROWN = 40;

interface Growth {
  /** Where the ground begins, in units. */
  top: number;
  upon: readonly Region[];
  lit: Canvas;
  random: Random;
  turf: Turf;
}

function grow(ctx: Context, box: Box, { top, upon, lit, random, turf }: Growth): void {
  const layer = hairLayer(ctx, box, 90);
  if (!layer || top >= PICTURE_SIZE) return;
  const { data, width, height } = lit.getContext("2d").getImageData(0, 0, lit.width, lit.height);
  const unit = width / PICTURE_SIZE, patchy = smoothField(random);
  const covers = upon.map(({ outline }) => ({ outline, box: bounds(outline) }));
  for (let y = box.top; y < box.bottom + 30;) {
    const size = LEAST + GROWN * Math.max(0, Math.min(1, (y - top) / (PICTURE_SIZE - top)));
    const row = Math.min(height - 1, Math.floor(y * unit)) * width;
    for (let x = box.left - 10; x < box.right; x += size * random.between(...turf.gap)) {
      const column = Math.floor(Math.min(PICTURE_SIZE - 1, Math.max(0, x)) * unit);
      const at = (row + column) * 4;
      if (data[at + 3]! < 200 || covers.some((it) => isIn(it, x, y))) continue;
      const patch = patchy(x / size * 0.12, y / size * 0.3);
      const rgb = [
        data[at]! * (1 + patch * turf.patches * 0.6),
        data[at + 1]! * (1 + patch * turf.patches * 0.25),
        data[at + 2]! * (1 - patch * turf.patches),
      ] as const;
      const from: Point = [x, y + random.between(-0.2, 0.2) * size];
      writeHair(layer, blade(from, size * (1 + patch * 0.5), { rgb, random, turf }));
    }
    y += 2 + size * turf.rows;
  }
  layHairs(ctx, layer);
}

function isIn({ outline, box }: { outline: Point[]; box: Box }, x: number, y: number): boolean {
  return x > box.left && x < box.right && y > box.top && y < box.bottom &&
    contains(outline, [x, y]);
}

function blade(
  [x, y]: Point,
  size: number,
  { rgb, random, turf }: { rgb: Hair["rgb"]; random: Random; turf: Turf },
): Hair {
  const high = size * random.between(...turf.high);
  const lean = high * random.between(-turf.lean, turf.lean);
  const tone = 1 + random.between(-turf.spread, turf.spread);
  return {
    x,
    y,
    midX: x + lean * 0.3,
    midY: y - high * 0.6,
    tipX: x + lean,
    tipY: y - high,
    width: 0.8 + size * turf.wide,
    rgb,
    root: turf.root * tone,
    tip: turf.tip * tone,
  };
}
