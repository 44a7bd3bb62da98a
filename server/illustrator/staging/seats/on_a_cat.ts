/** @module What stands or lies on a cat, another cat included. */
import { drawCat } from "../../cat/cat.ts";
import { extentOf } from "../cat_on_stage.ts";
import { boundsOf } from "../../geometry/measure.ts";
import type { Item, Point } from "../../scene.ts";
import type { CatOnStage, ThingOnStage } from "../actors.ts";
import { moveBy, sizeThing } from "../moving_actors.ts";
import { onStage, restOf } from "../actor_boxes.ts";

/** A small thing or friend on the head or the back of a cat. */
export function putOn(thing: ThingOnStage, cat: CatOnStage, part: "head" | "back" = "head"): void {
  const { head } = cat.cat.figure;
  const isHead = part === "head";
  if (isHead) cat.faceShown = "whole";
  sizeThing(thing, {
    width: (isHead ? 132 : 170) * head.scale * cat.placing.scale,
    highest: 170 * head.scale * cat.placing.scale,
  });
  const own: Point = isHead ? [head.at[0], head.at[1] - 74 * head.scale] : backOf(cat);
  thing.placing.at = onStage(cat, own);
  thing.depth = cat.depth + 0.05;
  thing.isGrounded = false;
  thing.isPlaced = true;
}

/** Where a back is broadest and free of the head, a little below its line. */
function backOf({ cat: { figure, torso } }: CatOnStage): Point {
  const { left, right, top } = boundsOf(torso);
  const isAhead = figure.head.at[0] > (left + right) / 2;
  const x = left + (right - left) * (isAhead ? BACK.along : 1 - BACK.along);
  return [x, (edgeAbove(torso, x) ?? top) + BACK.below];
}

/** The upper edge of a body there: a back is lower than its shoulders. */
function edgeAbove(items: readonly Item[], x: number): number | undefined {
  const edges = items.flatMap((item) =>
    item.is === "region" && !item.name.startsWith("tail") ? crossingsBelow(item.outline, x) : []
  );
  return edges.length > 0 ? Math.min(...edges) : undefined;
}

function crossingsBelow(outline: readonly Point[], x: number): number[] {
  return outline.flatMap(([px, y], i) => {
    const [nx, ny] = outline[(i + 1) % outline.length]!;
    return (px < x) === (nx < x) ? [] : [y + (ny - y) * (x - px) / (nx - px)];
  });
}

/** From the tail's end of the trunk, as a share, and below its highest point, in units. */
const BACK = { along: 0.34, below: 16 };

/** Who sits would hide its rider: a cat that is ridden walks, seen from the side. */
export function carryAlong(carrier: CatOnStage): void {
  if (carrier.spec.pose !== "sitting" && carrier.spec.pose !== "waving") return;
  carrier.spec = { ...carrier.spec, pose: "walking", view: "side" };
  Object.assign(carrier, extentOf(drawCat(carrier.spec, { mirrored: carrier.placing.mirror })));
}

/** The cat sitting, whatever its words say of the way it moves. */
export function sitDown(cat: CatOnStage): void {
  cat.spec = { ...cat.spec, pose: "sitting" };
  Object.assign(cat, extentOf(drawCat(cat.spec, { mirrored: cat.placing.mirror })));
}

/** A cat on the back of another one. */
export function climbOnBack(rider: CatOnStage, carrier: CatOnStage): void {
  const { torso } = carrier.cat.figure;
  const body = boundsOf(carrier.cat.torso);
  if (torso.length === 0) return;
  const [x, y] = onStage(carrier, [body.left + (body.right - body.left) * 0.3, body.top]);
  const { left, right } = restOf(rider);
  const [, feet] = onStage(rider, [0, 0]);
  moveBy(rider, [x - (left + right) / 2, y + 16 - feet]);
  rider.depth = carrier.depth - 0.01;
  rider.isGrounded = false;
  rider.isPlaced = true;
}
