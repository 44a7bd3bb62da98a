/**
 * @module The grid of pixel art while it is painted: a continuous air, and before it cells of one tone
 * each.
 */
import { type Colour, mix } from "../../colour/colour.ts";
import type { Scene } from "../../scene.ts";
import { SIDE } from "./mask.ts";
import { createTones, type Tones } from "./tones.ts";

/** A cell where nothing lies before the air. */
export const AIR = -1;

export interface Grid {
  /** The tone of each cell, or `AIR`. */
  cells: Int16Array;
  /** The colour of the air behind each cell. */
  air: Colour[];
  tones: Tones;
  /** 1 where the cell belongs to the cat and its things. */
  subject: Uint8Array;
  /** 1 where the cell shows the ground. */
  floor: Uint8Array;
  /** 1 where the cell is part of a dark line. */
  inked: Uint8Array;
  /** 1 where a limb ends that has no line there: it gets one where nothing of the subject lies beyond. */
  bare: Uint8Array;
}

/** A grid full of sky. */
export function skyGrid({ sky, light }: Scene): Grid {
  const rows = Array.from({ length: SIDE }, (_, y) => skyAt(sky, (y + 0.5) / SIDE));
  const cells = SIDE * SIDE;
  return {
    cells: new Int16Array(cells).fill(AIR),
    air: Array.from({ length: cells }, (_, at) => rows[Math.floor(at / SIDE)]!),
    tones: createTones(light),
    subject: new Uint8Array(cells),
    floor: new Uint8Array(cells),
    inked: new Uint8Array(cells),
    bare: new Uint8Array(cells),
  };
}

/** The colour one sees in a cell. */
export function colourAt({ cells, air, tones }: Grid, at: number): Colour {
  const tone = cells[at]!;
  return tone === AIR ? air[at]! : tones.list[tone]!;
}

/** Lays a thin colour over a cell, which is held as dearly as before. */
export function veil(grid: Grid, at: number, colour: Colour, opacity: number): void {
  const tone = grid.cells[at]!;
  const mixed = mix(colourAt(grid, at), colour, opacity);
  if (tone === AIR) grid.air[at] = mixed;
  else grid.cells[at] = grid.tones.of(mixed, grid.tones.worth[tone]);
}

function skyAt(sky: Scene["sky"], offset: number): Colour {
  const after = sky.findIndex((stop) => stop.offset >= offset);
  if (after <= 0) return sky.at(after)!.colour;
  const from = sky[after - 1]!, to = sky[after]!;
  return mix(from.colour, to.colour, (offset - from.offset) / (to.offset - from.offset));
}

/** Thresholds in sixteenths that spread evenly (Bayer, 4 × 4). */
const BAYER = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5];

/** What a share, 0 to 1, must exceed for this cell to be dithered to the second colour. */
export function thresholdAt(at: number): number {
  return (BAYER[(Math.floor(at / SIDE) % 4) * 4 + (at % SIDE) % 4]! + 0.5) / 16;
}
