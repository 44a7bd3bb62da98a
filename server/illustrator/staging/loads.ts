/**
 * @module What rests on a thing goes along when a later relation moves that thing or makes it larger: a cake on the
 * table at which the cat then sits.
 */
import { heightOf, widthOf } from "../geometry/measure.ts";
import type { Point } from "../scene.ts";
import { onStage, ownPoint } from "./actor_boxes.ts";
import type { CatOnStage, OnStage, ThingOnStage } from "./actors.ts";
import type { Stage } from "./stage.ts";

/** One that rests on or in a thing, and where, in shares of the box of that thing. */
interface Load {
  bearer: ThingOnStage;
  load: OnStage;
  at: Point;
  /** How much nearer to the viewer than its bearer. */
  nearer: number;
}

/** Cats on things and in them, and things on things, as they are now. */
export function loadsOf({ things }: Stage): Load[] {
  return things.flatMap((bearer) => {
    if (bearer.heldBy) return [];
    const { box, depth } = bearer;
    return [...bearer.holds ?? [], ...bearer.riders ?? []].map((load): Load => {
      const [x, y] = ownPoint(bearer, load.placing.at);
      return {
        bearer,
        load,
        at: [(x - box.left) / widthOf(box), (y - box.top) / heightOf(box)],
        nearer: load.depth - depth,
      };
    });
  });
}

/** Puts them back to their places, but for those that the relation itself has `moved`. */
export function takeAlong(loads: readonly Load[], moved: readonly OnStage[]): void {
  // What bears something that is borne itself moves first.
  const isBorne = ({ bearer }: Load) => loads.some(({ load }) => load === bearer);
  for (const one of loads.toSorted((a, b) => Number(isBorne(a)) - Number(isBorne(b)))) {
    const { bearer, load, at: [x, y], nearer } = one;
    if (moved.includes(load) || !bears(bearer, load)) continue;
    const { left, top } = bearer.box;
    const to = onStage(bearer, [left + x * widthOf(bearer.box), top + y * heightOf(bearer.box)]);
    const by: Point = [to[0] - load.placing.at[0], to[1] - load.placing.at[1]];
    load.placing.at = to;
    load.depth = bearer.depth + nearer;
    if (load.kind === "cat") shiftRim(load, by);
  }
}

/** Whether the relation has left it there: a cat takes socks from a line to hang them up. */
function bears({ holds = [], riders = [] }: ThingOnStage, load: OnStage): boolean {
  return [...holds, ...riders].includes(load);
}

/** The rim that a cat looks over goes along with it. */
function shiftRim(cat: CatOnStage, [dx, dy]: Point): void {
  if (!cat.rim) return;
  const { left, right, y } = cat.rim;
  cat.rim = { left: left + dx, right: right + dx, y: y + dy };
}
