/** @module Grass blade by blade on a ground that is green, larger towards the viewer. */
import { bounds, type Box, contains } from "../../geometry/measure.ts";
import { type Random, randomStream } from "../../random.ts";
import { PICTURE_SIZE, type Region, type Scene } from "../../scene.ts";
import type { Canvas, Context } from "../canvas.ts";
import { smoothField } from "../noise.ts";
import { type Hair, hairLayer, layHairs, writeHair } from "../hair_layer.ts";

/**
 * Grass on the whole of a ground, but for what lies upon it; `lit` is what is painted of the grounds, in their
 * light.
 */
export function growGrass(
  ctx: Context,
  [ground, ...upon]: readonly [Region, ...Region[]],
  scene: Scene,
  lit: Canvas,
): void {
  const top = Math.max(0, bounds(ground.outline).top);
  grow(ctx, { left: 0, right: PICTURE_SIZE, top, bottom: PICTURE_SIZE }, {
    top,
    upon,
    lit,
    random: randomStream(scene.spec.seed, `grass of ${ground.name}`),
    rows: 0.22,
  });
}

/** Grass before what stands on that ground. */
export function growBefore(
  ctx: Context,
  [ground, ...upon]: readonly [Region, ...Region[]],
  scene: Scene,
  lit: Canvas,
): void {
  const { left, right, bottom } = scene.subject, top = Math.max(0, bounds(ground.outline).top);
  if (bottom < top + 40 || bottom > PICTURE_SIZE - 20) return;
  grow(ctx, { left: left - 30, right: right + 30, top: bottom - 2, bottom: bottom + 34 }, {
    top,
    upon,
    lit,
    random: randomStream(scene.spec.seed, `grass before ${ground.name}`),
    rows: 0.16,
  });
}

interface Meadow {
  /** Where the ground begins, in units. */
  top: number;
  /** What lies on it: paths, carpets, water. */
  upon: readonly Region[];
  lit: Canvas;
  random: Random;
  /** Distance of two rows, in heights of the grass. */
  rows: number;
}

/** Height of grass at the horizon, and how much higher it is at the viewer's feet, in units. */
const LEAST = 8, GROWN = 40;

function grow(ctx: Context, box: Box, { top, upon, lit, random, rows }: Meadow): void {
  const layer = hairLayer(ctx, box, 90);
  if (!layer || top >= PICTURE_SIZE) return;
  const { data, width, height } = lit.getContext("2d").getImageData(0, 0, lit.width, lit.height);
  const unit = width / PICTURE_SIZE, patchy = smoothField(random);
  for (let y = box.top; y < box.bottom + 30;) {
    const size = LEAST + GROWN * Math.max(0, Math.min(1, (y - top) / (PICTURE_SIZE - top)));
    for (let x = box.left - 10; x < box.right; x += size * random.between(0.1, 0.42)) {
      const row = Math.min(height - 1, Math.floor(y * unit));
      const at = (row * width + Math.floor(Math.min(1020, Math.max(0, x)) * unit)) * 4;
      if (data[at + 3]! < 200 || upon.some(({ outline }) => contains(outline, [x, y]))) continue;
      const patch = patchy(x / size * 0.12, y / size * 0.3);
      writeHair(
        layer,
        blade([x, y + random.between(-0.2, 0.2) * size], size * (1 + patch * 0.5), [
          data[at]! * (1 + patch * 0.12),
          data[at + 1]!,
          data[at + 2]! * (1 - patch * 0.2),
        ], random),
      );
    }
    y += 2 + size * rows;
  }
  layHairs(ctx, layer);
}

function blade(
  [x, y]: readonly [number, number],
  size: number,
  rgb: Hair["rgb"],
  random: Random,
): Hair {
  const high = size * random.between(0.5, 1.9), lean = high * random.between(-0.55, 0.55);
  const tone = random.between(0.62, 1.3);
  return {
    x,
    y,
    midX: x + lean * 0.3,
    midY: y - high * 0.6,
    tipX: x + lean,
    tipY: y - high,
    width: 0.8 + size * 0.09,
    rgb,
    root: 0.5 * tone,
    tip: 1.34 * tone,
  };
}
