/** @module Small hearts in pixel art: one sprite. */
import type { Region } from "../../scene.ts";
import type { Grid } from "./grid.ts";
import { type Mask, SIDE } from "./mask.ts";
import { isOnGrid } from "./mask.ts";

/** Hearts of fewer cells are sprites. */
export const LARGEST_HEART = 60;
const HEART = [".#.#.", "#####", "#####", ".###.", "..#.."];

/** Stamps the sprite into the middle of the heart. */
export function stampHeart(
  grid: Grid,
  { colour }: Region,
  { box }: Mask,
  ofSubject: boolean,
): void {
  const left = Math.round((box.left + box.right) / 2) - 2;
  const top = Math.round((box.top + box.bottom) / 2) - 2;
  const tone = grid.tones.of(colour, 6), shine = grid.tones.of({ ...colour, l: 0.86, c: 0.08 }, 6);
  HEART.forEach((row, y) =>
    Array.from(row).forEach((cell, x) => {
      if (cell === "." || !isOnGrid(left + x, top + y)) return;
      const at = (top + y) * SIDE + left + x;
      grid.cells[at] = x === 1 && y === 1 ? shine : tone;
      grid.subject[at] = ofSubject ? 1 : 0;
      grid.inked[at] = 0;
    })
  );
}
