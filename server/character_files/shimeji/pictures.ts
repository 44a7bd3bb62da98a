/**
 * @module The 46 pictures of a Shimeji, cut out of the rows of a pet. All look to the left, as the program
 * expects.
 */
import type { CatSpec, SpriteCell } from "../../illustrator/mod.ts";

/** Width and height of a picture, in pixels. */
export const PICTURE_SIDE = 128;

/** How far above the lower edge of a picture the cat stands, in pixels. */
const FLOOR = 4;

/** The pixel of a picture that is on what the cat holds on to: the floor, the wall at the left, the ceiling. */
export const ANCHORS = {
  floor: `${PICTURE_SIDE / 2},${PICTURE_SIDE - FLOOR}`,
  wall: `${FLOOR},${PICTURE_SIDE - FLOOR}`,
  ceiling: `${PICTURE_SIDE / 2},${FLOOR}`,
} as const;

type Cell = readonly [row: number, column: number, turn?: SpriteCell["turn"]];

/** Rows of a pet. */
const TO_RIGHT = 1, TO_LEFT = 2, WAVING = 3, JUMPING = 4, SAD = 5, WAITING = 6, AT_WORK = 7;
const THINKING = 8;

/** Upside down, who runs to the right looks to the left. */
const CELLS: readonly Cell[] = [
  // 1–3 walks · 4 falls · 5–10 is dragged · 11 sits · 12–14 climbs a wall.
  ...[[TO_LEFT, 0], [TO_LEFT, 2], [TO_LEFT, 6]],
  [JUMPING, 2],
  ...[[JUMPING, 1], [JUMPING, 3], [JUMPING, 1], [JUMPING, 3], [JUMPING, 1], [JUMPING, 3]],
  [0, 0],
  ...[[TO_LEFT, 0, 90], [TO_LEFT, 2, 90], [TO_LEFT, 6, 90]],
  // 15–17 looks around · 18–19 lands · 20–21 dozes · 22 jumps · 23–25 walks on the ceiling.
  ...[[WAITING, 1], [WAITING, 3], [WAITING, 5]],
  ...[[JUMPING, 4], [JUMPING, 0]],
  ...[[SAD, 5], [SAD, 6]],
  [JUMPING, 2],
  ...[[TO_RIGHT, 0, 180], [TO_RIGHT, 2, 180], [TO_RIGHT, 6, 180]],
  // 26–29 waves · 30–35 is at work · 36–37 leaps · 38–43 thinks · 44–46 is sad.
  ...[[WAVING, 0], [WAVING, 1], [WAVING, 2], [WAVING, 3]],
  ...[0, 1, 2, 3, 4, 5].map((column): Cell => [AT_WORK, column]),
  ...[[JUMPING, 0], [JUMPING, 1]],
  ...[0, 1, 2, 3, 4, 5].map((column): Cell => [THINKING, column]),
  ...[[SAD, 2], [SAD, 4], [SAD, 6]],
] as Cell[];

/**
 * `shime1.png` and those that follow, as cells of the rows of a cat that looks to this side; who runs has a side of
 * its own.
 */
export function shimejiCells(facing: CatSpec["facing"]): SpriteCell[] {
  return CELLS.map(([row, column, turn]) => ({
    row,
    column,
    ...(turn && { turn }),
    ...(facing === "right" && row !== TO_LEFT && row !== TO_RIGHT && { mirror: true }),
  }));
}
