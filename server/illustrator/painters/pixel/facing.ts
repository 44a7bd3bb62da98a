/**
 * @module Which way an edge of pixel art looks: by what lies around each of its cells, so that its line
 * breaks in runs and not in every other cell of a slope.
 */
import type { Point } from "../../scene.ts";
import { isOnGrid, SIDE } from "./mask.ts";

/** How many cells around one tell which way it looks. */
const REACH = 2;
/** How directly it must look at the light. */
const FACING = 0.5;

/** Whether the edge at this cell, with what is `open` beyond it, looks at the light. */
export function facesLight(
  at: number,
  open: (cell: number) => boolean,
  [lx, ly]: Point,
): boolean {
  const x = at % SIDE, y = (at - x) / SIDE;
  let ox = 0, oy = 0;
  for (let dy = -REACH; dy <= REACH; dy++) {
    for (let dx = -REACH; dx <= REACH; dx++) {
      if (!isOnGrid(x + dx, y + dy) || !open(at + dy * SIDE + dx)) continue;
      ox += dx;
      oy += dy;
    }
  }
  const far = Math.hypot(ox, oy);
  return far > 0 && (ox * lx + oy * ly) / far > FACING;
}
