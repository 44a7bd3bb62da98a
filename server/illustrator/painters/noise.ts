/**
 * @module Noise for grain, paper and hair: smooth fields, and grey tiles that repeat without a seam.
 */
import { smoothstep } from "../geometry/smoothstep.ts";
import { type Canvas, type CanvasPattern, createCanvas } from "@napi-rs/canvas";
import { createNoise2D } from "simplex-noise";
import { once } from "../once.ts";
import { type Random, randomStream } from "../random.ts";

/** A value from -1 to 1 at every place; neighbours are alike within about one unit. */
export type Field = (x: number, y: number) => number;

export function smoothField(random: Random): Field {
  return createNoise2D(random.next);
}

/** A field that repeats after `period` units across and `down` units down, by default as many. */
export function repeatingField(random: Random, period: number, down = period): Field {
  const lattice = Float32Array.from({ length: period * down }, () => random.between(-1, 1));
  const at = (x: number, y: number) =>
    lattice[((y % down + down) % down) * period + ((x % period + period) % period)]!;
  return (x, y) => {
    const x0 = Math.floor(x), y0 = Math.floor(y);
    const u = smoothstep(0, 1, x - x0), v = smoothstep(0, 1, y - y0);
    const above = at(x0, y0) + (at(x0 + 1, y0) - at(x0, y0)) * u;
    const below = at(x0, y0 + 1) + (at(x0 + 1, y0 + 1) - at(x0, y0 + 1)) * u;
    return above + (below - above) * v;
  };
}

/** A square tile of greys, 0 black .. 1 white; a half is neutral in soft-light and overlay. */
export function greyTile(size: number, value: Field): Canvas {
  const canvas = createCanvas(size, size);
  const ctx = canvas.getContext("2d");
  const image = ctx.createImageData(size, size);
  for (let y = 0, i = 0; y < size; y++) {
    for (let x = 0; x < size; x++, i += 4) {
      const grey = Math.round(255 * Math.min(1, Math.max(0, value(x, y))));
      image.data.set([grey, grey, grey, 255], i);
    }
  }
  ctx.putImageData(image, 0, 0);
  return canvas;
}

/** What is filled with a tile that repeats. Made once for all pictures, because every pattern is a copy of its tile. */
export function patternOf(tile: () => Canvas): () => CanvasPattern {
  return once(() => {
    const canvas = tile();
    return canvas.getContext("2d").createPattern(canvas, "repeat");
  });
}

/** A stream for tiles that are the same in every picture. */
export function tileStream(name: string): Random {
  return randomStream("tile", name);
}
