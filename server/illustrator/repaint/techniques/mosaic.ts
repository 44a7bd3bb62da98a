/** @module Small stones in mortar, each of one colour, smaller where there is something to see. */
import type { Canvas } from "../../painters/canvas.ts";
import { layerOfPlanes, type Planes, STUDY_SIDE } from "../../painters/planes.ts";
import { lifted } from "./lifted.ts";
import { type Random, randomStream } from "../../random.ts";
import { PICTURE_SIZE, type Scene } from "../../scene.ts";

/** Distance of two stones, and how far one is off its place, in pixels. */
const GAP = 12, OFF = 0.32;

/** Half the width of mortar between two stones, in pixels. */
const MORTAR = 1.1;

const MORTAR_COLOUR = { l: 0.47, a: 0.004, b: 0.012 };

/** How much stones of one colour differ, and how much light their upper edges catch. */
const UNEVEN = 0.035, EDGE = 0.012;

interface Stone {
  x: number;
  y: number;
  l: number;
  a: number;
  b: number;
}

export function layMosaic(study: Planes, { spec: { seed } }: Scene): Canvas {
  const across = Math.ceil(PICTURE_SIZE / GAP) + 1;
  const stones = stonesOf(
    { ...study, l: lifted(study.l) },
    across,
    randomStream(seed, "technique.mosaic"),
  );
  const count = PICTURE_SIZE * PICTURE_SIZE;
  const l = new Float32Array(count), a = new Float32Array(count), b = new Float32Array(count);
  for (let y = 0, at = 0; y < PICTURE_SIZE; y++) {
    for (let x = 0; x < PICTURE_SIZE; x++, at++) {
      const { stone, toEdge } = stoneAt(stones, across, x, y);
      const isMortar = toEdge < MORTAR;
      const bevel = EDGE * Math.max(-3, Math.min(3, (stone.y - y + stone.x - x) / 4));
      const tile = isMortar ? MORTAR_COLOUR : stone;
      l[at] = tile.l + (isMortar ? 0 : bevel);
      a[at] = tile.a;
      b[at] = tile.b;
    }
  }
  return layerOfPlanes({ l, a, b }).canvas;
}

/** A stone for each place of a loose grid, in rows, with the colour that the study has there. */
function stonesOf({ l, a, b }: Planes, across: number, random: Random): Stone[] {
  return Array.from({ length: across * across }, (_, i) => {
    const x = (i % across + random.between(-OFF, OFF)) * GAP;
    const y = (Math.floor(i / across) + random.between(-OFF, OFF)) * GAP;
    const at = inStudy(y) * STUDY_SIDE + inStudy(x);
    return {
      x,
      y,
      l: l[at]! + random.between(-UNEVEN, UNEVEN),
      a: a[at]! * 1.12,
      b: b[at]! * 1.12,
    };
  });
}

function inStudy(place: number): number {
  return Math.max(0, Math.min(STUDY_SIDE - 1, Math.round(place * STUDY_SIDE / PICTURE_SIZE)));
}

/** The nearest stone, and how far the place is from its border to the next one. */
function stoneAt(
  stones: readonly Stone[],
  across: number,
  x: number,
  y: number,
): { stone: Stone; toEdge: number } {
  const column = Math.round(x / GAP), row = Math.round(y / GAP);
  let stone = stones[0]!, nearest = Infinity, second = Infinity;
  for (let j = Math.max(0, row - 1); j <= Math.min(across - 1, row + 1); j++) {
    for (let i = Math.max(0, column - 1); i <= Math.min(across - 1, column + 1); i++) {
      const other = stones[j * across + i]!;
      const distance = Math.sqrt((other.x - x) ** 2 + (other.y - y) ** 2);
      if (distance < nearest) [stone, nearest, second] = [other, distance, nearest];
      else if (distance < second) second = distance;
    }
  }
  return { stone, toEdge: (second - nearest) / 2 };
}
