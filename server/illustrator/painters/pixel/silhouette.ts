/**
 * @module The outer line of the subject: a dark hue of its own, or a rim of light where dark would lie on
 * dark.
 */
import { type Colour, mix } from "../../colour/colour.ts";
import type { Point, Scene } from "../../scene.ts";
import { colourAt, type Grid } from "./grid.ts";
import { facesLight } from "./facing.ts";
import { SIDE } from "./mask.ts";
import { moodOf } from "../place_tones.ts";

const SILHOUETTE: Colour = { l: 0.18, c: 0.045, h: 320 };
/** A body darker than this before an air darker than that can hardly be seen. */
const DARK = { body: 0.52, air: 0.46 };
/** Where so much of the silhouette can hardly be seen, all of it that lies before the dark is lit. */
const HIDDEN_SHARE = 0.25;

/** Before an air darker than this, a light that colours what it falls on more than that shines past the edge. */
const BACKLIT = { air: 0.62, mood: 0.5 };

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
export function lineSilhouette(grid: Grid, { light }: Scene): void {
  const edges = edgesOf(grid, light.towards);
  const hidden = edges.filter((edge) => edge.hidden).length > edges.length * HIDDEN_SHARE;
  const bright = mix(light.rim ?? light.colour, { l: 0.8, c: 0.07, h: light.colour.h }, 0.4);
  const mood = moodOf(light);
  for (const { at, air, facing } of edges) {
    const own = colourAt(grid, at);
    // A darker hue of what it runs around, and lighter where it looks at the light.
    const dark = grid.tones.of(
      mix(
        SILHOUETTE,
        { l: facing ? 0.34 : 0.24, c: Math.max(0.05, own.c), h: own.h },
        facing ? 0.8 : 0.45,
      ),
      4,
    );
    const isRim = facing && air < BACKLIT.air && mood > BACKLIT.mood;
    if (isRim) {
      grid.cells[at] = grid.tones.of(mix(bright, own, 0.25), 4);
      continue;
    }
    grid.cells[at] = hidden && air < DARK.air + 0.1
      ? grid.tones.of(facing ? bright : { ...bright, l: bright.l - 0.2 }, 4)
      : dark;
  }
}

function edgesOf(grid: Grid, [lx, ly]: Point): Edge[] {
  const edges: Edge[] = [];
  for (let at = 0; at < SIDE * SIDE; at++) {
    if (!grid.subject[at] || !grid.inked[at] && !grid.bare[at]) continue;
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
      facing: facesLight(at, (to) => grid.subject[to] === 0, [lx, ly]),
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
