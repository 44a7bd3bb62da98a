/** @module A plank with a cat at either end, which face each other. */
import { widthOf } from "../../geometry/measure.ts";
import type { Point } from "../../scene.ts";
import type { CatOnStage, ThingOnStage } from "../actors.ts";
import { boxOf, onStage, restOf } from "../actor_boxes.ts";
import { moveBy } from "../moving_actors.ts";
import { placeIn } from "../acts/tools.ts";

/** Ends are so far apart: this share of how wide both cats are together, and of one that is alone. */
const APART = { two: 0.62, one: 1.25 };

/** How far a body sinks onto the plank, in units, and which share of the slope of the plank it leans. */
const SINK = 10, LEANS = 0.4;

/** One cat at the low end, or two at both. */
export function seatAtEnds(
  cats: readonly CatOnStage[],
  what: ThingOnStage,
  ends: readonly [low: Point, high: Point],
): void {
  const row = cats.toSorted((one, other) => boxOf(one).left - boxOf(other).left);
  const wide = row.reduce((sum, cat) => sum + widthOf(boxOf(cat)), 0);
  const [low, high] = ends.map((end) => placeIn(what.box, end)) as [Point, Point];
  what.placing = {
    at: [0, 4],
    scale: wide * (row.length > 1 ? APART.two : APART.one) / (high[0] - low[0]),
    turn: 0,
    mirror: false,
  };
  const slope = Math.atan2(high[1] - low[1], high[0] - low[0]);
  for (const [i, cat] of row.entries()) {
    const [x, y] = onStage(what, [low, high][i]!), { left, right } = restOf(cat);
    moveBy(cat, [x - (left + right) / 2, y + SINK - cat.placing.at[1]]);
    cat.placing.mirror = i > 0;
    cat.placing.turn = slope * LEANS;
    Object.assign(cat, { seat: what, isPlaced: true, isGrounded: false });
  }
  what.depth = Math.min(...row.map(({ depth }) => depth)) - 1;
  what.isPlaced = true;
  what.bears = true;
}
