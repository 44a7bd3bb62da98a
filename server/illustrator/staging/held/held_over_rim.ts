/** @module What a cat behind a counter or in a box holds: it stands on the edge beside the head, a paw at it. */
import { boundsOf, type Box, heightOf, widthOf } from "../../geometry/measure.ts";
import { moveItems } from "../../geometry/transform.ts";
import type { Point } from "../../scene.ts";
import { ownPoint } from "../actor_boxes.ts";
import type { CatOnStage, ThingOnStage } from "../actors.ts";
import { drawnCat } from "../drawn_cat.ts";
import { moveBy } from "../moving_actors.ts";
import type { Stage } from "../stage.ts";

/** Half the width of a head, in units of it: what stands beside the face is off this. */
const HEAD = 112;

/** How deep behind the edge a thing stands, as a share of its height; how far from the neck the other paw lies. */
const SUNK = 0.04, OTHER_PAW = 58;

/** A paw may lie this far below an edge, in units. */
const SLACK = 12;

/** Lifts what cats hold below the edge that hides their chest. */
export function liftOverRims({ cats, things }: Stage): void {
  for (const cat of cats) {
    if (!cat.rim || cat.pawsDepth === undefined) continue;
    const [, edge] = ownPoint(cat, [0, cat.rim.y]);
    const [thing] = things.filter(({ heldBy }) => heldBy === cat);
    const isBelow = (paw?: Point) => paw === undefined || paw[1] > edge + SLACK;
    if (!thing || cat.tools || !isBelow(cat.reach?.near) && !isBelow(cat.reach?.far)) continue;
    if (cat.reads) readOverEdge(cat, thing, edge);
    else standOnEdge(cat, thing, edge);
  }
}

/** What is read stays open under the chin, before the edge: both paws hold it out over that. */
function readOverEdge(cat: CatOnStage, thing: ThingOnStage, edge: number): void {
  const isOwn = ({ of }: { of?: string }) => of === thing.ref;
  const chin = boundsOf(drawnCat(cat).skull.filter(({ name }) => name === "head")).bottom;
  // Who bows to read dips behind the edge.
  moveBy(cat, [0, -Math.max(0, chin - edge - CHEEK) * cat.placing.scale]);
  cat.tools = cat.held.filter(isOwn);
  cat.held = cat.held.filter((item) => !isOwn(item));
}

/** So much of a chin may be behind an edge, in units. */
const CHEEK = 14;

function standOnEdge(cat: CatOnStage, thing: ThingOnStage, edge: number): void {
  const { head, neck } = cat.cat.figure;
  const isOwn = ({ of }: { of?: string }) => of === thing.ref;
  const box: Box = boundsOf(cat.held.filter(isOwn));
  const half = widthOf(box) / 2, middle = (box.left + box.right) / 2;
  const x = Math.max(middle, head.at[0] + HEAD * head.scale + half * 0.7);
  const [dx, dy] = [x - middle, edge + heightOf(box) * SUNK - box.bottom];
  const moved = moveItems({ a: 1, b: 0, c: 0, d: 1, e: dx, f: dy }, cat.held.filter(isOwn));
  cat.held = [...cat.held.filter((item) => !isOwn(item)), ...moved];
  thing.placing.at = [thing.placing.at[0] + dx, thing.placing.at[1] + dy];
  cat.reach = { near: [x - half * 0.5, edge - 4], far: [neck.at[0] - OTHER_PAW, edge - 4] };
}
