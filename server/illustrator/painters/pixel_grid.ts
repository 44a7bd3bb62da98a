/**
 * The grid of pixel art while it is painted: a continuous air, and before it cells of one tone each.
 *
 * @module
 */
import { type Colour, mix } from "../colour.ts";
import type { Glow, Scene } from "../scene.ts";
import { CELL, SIDE } from "./pixel_mask.ts";
import { createTones, type Tones } from "./pixel_tones.ts";

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
  /** 1 where the cell is part of a dark line. */
  inked: Uint8Array;
  /** 1 where a thing above has thrown its shadow already. */
  shadowed: Uint8Array;
}

/** The steps of a soft light on solid things. */
const LIGHT_STEPS = 5;

/** A grid full of sky. */
export function skyGrid({ sky, light }: Scene): Grid {
  const rows = Array.from({ length: SIDE }, (_, y) => skyAt(sky, (y + 0.5) / SIDE));
  const cells = SIDE * SIDE;
  return {
    cells: new Int16Array(cells).fill(AIR),
    air: Array.from({ length: cells }, (_, at) => rows[Math.floor(at / SIDE)]!),
    tones: createTones(light),
    subject: new Uint8Array(cells),
    inked: new Uint8Array(cells),
    shadowed: new Uint8Array(cells),
  };
}

/** The colour one sees in a cell. */
export function colourAt({ cells, air, tones }: Grid, at: number): Colour {
  const tone = cells[at]!;
  return tone === AIR ? air[at]! : tones.list[tone]!;
}

/** Lays a thin colour over a cell. */
export function veil(grid: Grid, at: number, colour: Colour, opacity: number): void {
  const tone = grid.cells[at]!;
  const mixed = mix(colourAt(grid, at), colour, opacity);
  if (tone === AIR) grid.air[at] = mixed;
  else grid.cells[at] = grid.tones.of(mixed);
}

/** A soft light: seamless in the air, in rings on solid things. */
export function paintSoftLight(grid: Grid, { centre, radius, colour, strength }: Glow): void {
  const [cx, cy] = [centre[0] / CELL, centre[1] / CELL], reach = radius / CELL;
  const from = Math.max(0, Math.floor(cy - reach)), to = Math.min(SIDE - 1, Math.ceil(cy + reach));
  for (let y = from; y <= to; y++) {
    for (let x = Math.max(0, Math.floor(cx - reach)); x <= Math.min(SIDE - 1, cx + reach); x++) {
      const far = Math.hypot(x + 0.5 - cx, y + 0.5 - cy) / reach;
      if (far >= 1) continue;
      const at = y * SIDE + x;
      const alpha = strength *
        (far < 0.45 ? 1 - (far / 0.45) * 0.5 : 0.5 * (1 - (far - 0.45) / 0.55));
      if (grid.cells[at] === AIR) veil(grid, at, colour, alpha);
      else {
        const stepped = Math.floor(alpha * LIGHT_STEPS + 0.3) / LIGHT_STEPS;
        if (stepped > 0) veil(grid, at, colour, stepped);
      }
    }
  }
}

/** A star is one cell, or a small cross. */
export function paintStar(
  grid: Grid,
  { centre, radius, colour, strength }: Glow,
  { sky }: Scene,
): void {
  const dim = mix(colour, sky[Math.floor(sky.length / 2)]!.colour, 0.5);
  const x = Math.floor(centre[0] / CELL), y = Math.floor(centre[1] / CELL);
  const put = (px: number, py: number, bright: boolean) => {
    if (px < 0 || py < 0 || px >= SIDE || py >= SIDE) return;
    const at = py * SIDE + px;
    grid.cells[at] = grid.tones.of(bright ? colour : dim, bright ? 12 : 3);
  };
  const arm = radius > 12 ? 2 : radius > 6 ? 1 : 0;
  put(x, y, strength > 0.55);
  for (let i = 1; i <= arm; i++) {
    for (const [dx, dy] of [[1, 0], [-1, 0], [0, 1], [0, -1]] as const) {
      put(x + dx * i, y + dy * i, i < arm);
    }
  }
}

function skyAt(sky: Scene["sky"], offset: number): Colour {
  const after = sky.findIndex((stop) => stop.offset >= offset);
  if (after <= 0) return sky.at(after)!.colour;
  const from = sky[after - 1]!, to = sky[after]!;
  return mix(from.colour, to.colour, (offset - from.offset) / (to.offset - from.offset));
}
