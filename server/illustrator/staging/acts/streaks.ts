/** @module Lines behind what flies: the way it came. */
import { line } from "../../items.ts";
import { WHITE } from "../../colour/palette.ts";
import type { Item, Point } from "../../scene.ts";

/** How far apart they are, in units, and which part of the way each shows. */
const ASIDE = [-26, 0, 26], SHOWN = [0.28, 0.45, 0.62];

/** The way from what threw or struck a thing to its middle. */
export function streaks(from: Point, to: Point): Item[] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]], far = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [-dy / far, dx / far];
  return ASIDE.map((aside, i) => {
    const at = (share: number): Point => [
      from[0] + dx * share + nx * aside,
      from[1] + dy * share + ny * aside,
    ];
    return line(`streak ${i}`, "prop", SHOWN.map(at), WHITE, [1, 6]);
  });
}
