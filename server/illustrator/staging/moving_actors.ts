/** @module Actors are moved, made larger, and given into paws. */
import { boundsOf, widthOf } from "../geometry/measure.ts";
import { moveItems, type Transform } from "../geometry/transform.ts";
import type { Point } from "../scene.ts";
import type { CatOnStage, OnStage, ThingOnStage } from "./actors.ts";
import { transformOf } from "./actor_boxes.ts";

/** Moves an actor on the stage. */
export function moveBy(actor: OnStage, [dx, dy]: Point): void {
  const [x, y] = actor.placing.at;
  actor.placing.at = [x + dx, y + dy];
  if (actor.kind === "thing") { for (const inner of actor.holds ?? []) moveBy(inner, [dx, dy]); }
}

/** Makes a thing as wide as asked, in units of the stage, but no higher than allowed. */
export function sizeThing(
  thing: ThingOnStage,
  { width, highest = Infinity, least = 0 }: { width: number; highest?: number; least?: number },
): void {
  const wanted = width / (widthOf(thing.box) || 1);
  const allowed = highest / (thing.box.bottom - thing.box.top || 1);
  thing.placing.scale = Math.max(least, Math.min(wanted, allowed));
}

/** Makes a thing wider than it is drawn. */
export function widenThing(thing: ThingOnStage, by: number): void {
  const wide: Transform = { a: by, b: 0, c: 0, d: 1, e: 0, f: 0 };
  thing.items = moveItems(wide, thing.items);
  thing.one = moveItems(wide, thing.one);
  thing.box = boundsOf(thing.items);
  thing.rest = { left: thing.rest.left * by, right: thing.rest.right * by };
  const { y, left, right } = thing.top;
  thing.top = { y, left: left * by, right: right * by };
}

/** Puts a thing into a paw or a mouth: `at` and `turn` are the cat's own. */
export function giveTo(
  cat: CatOnStage,
  thing: ThingOnStage,
  { at, scale, turn = 0, grip = [0, 0], layer }: {
    at: Point;
    scale: number;
    turn?: number;
    /** The point of the thing that comes to lie at `at`. */
    grip?: Point;
    /** Where it is painted, if not over head and chest. */
    layer?: "behind" | "neckwear";
  },
): void {
  const cos = Math.cos(turn) * scale, sin = Math.sin(turn) * scale;
  thing.placing = {
    at: [at[0] - (grip[0] * cos - grip[1] * sin), at[1] - (grip[0] * sin + grip[1] * cos)],
    scale,
    turn,
    mirror: false,
  };
  thing.heldBy = cat;
  thing.isPlaced = true;
  thing.isGrounded = false;
  (layer ? cat[layer] ??= [] : cat.held).push(
    ...moveItems(transformOf(thing), thing.items).map((item) => ({ of: thing.ref, ...item })),
  );
}
