/** @module The line around a form in pixel art. */
import type { Point, Region } from "../../scene.ts";
import { facesLight } from "./facing.ts";
import type { Grid } from "./grid.ts";
import { cellsNear, eachCell, isBorder, isSet, type Mask, SIDE } from "./mask.ts";
import { inkOf } from "./tones.ts";
import { PALETTE_WEIGHTS } from "./palette_weights.ts";

/**
 * The line of a form in a darker hue of its own; of the subject it is broken where it looks at the light, and no
 * line runs beside another.
 */
export function paintPixelContour(
  grid: Grid,
  { colour, contour, role }: Region,
  mask: Mask,
  towards: Point | undefined,
): void {
  const tone = grid.tones.of(inkOf(colour), PALETTE_WEIGHTS[role] ? 3 : 1);
  const near = contour && cellsNear(contour);
  eachCell(mask, (x, y, at) => {
    if (!isBorder(mask, x, y)) return;
    if (near && !near[at]) {
      grid.bare[at] = towards ? 1 : 0;
      return;
    }
    const out = SIDES.filter(([dx, dy]) => !isSet(mask, x + dx, y + dy));
    const beside = out.map(([dx, dy]) => at + dy * SIDE + dx);
    if (towards && beside.some((to) => grid.inked[to] && grid.subject[to])) return;
    const facing = towards && facesLight(at, (to) => !mask.on[to], towards);
    const within = beside.every((to) => grid.subject[to]);
    grid.cells[at] = facing && within ? grid.tones.step(grid.cells[at]!, -2) : tone;
    grid.inked[at] = 1;
  });
}

const SIDES = [[1, 0], [-1, 0], [0, 1], [0, -1]] as const;
