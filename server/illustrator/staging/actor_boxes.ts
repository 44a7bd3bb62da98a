/** @module Where actors are on the stage. */
import { bounds, type Box } from "../geometry/measure.ts";
import { movePoint, placing, type Transform } from "../geometry/transform.ts";
import type { Point } from "../scene.ts";
import type { OnStage, Staged } from "./actors.ts";

/** From the actor's own units to the stage. */
export function transformOf({ placing: place }: Pick<Staged, "placing">): Transform {
  return placing(place);
}

/** The box of an actor on the stage. */
export function boxOf(actor: OnStage): Box {
  const { left, right, top, bottom } = actor.box;
  return bounds(
    ([[left, top], [right, top], [left, bottom], [right, bottom]] as Point[]).map((point) =>
      onStage(actor, point)
    ),
  );
}

/** The box around several actors on the stage. */
export function boxAround(actors: readonly OnStage[]): Box {
  return bounds(
    actors.map(boxOf).flatMap(({ left, right, top, bottom }): Point[] => [
      [left, top],
      [right, bottom],
    ]),
  );
}

/** A point of an actor on the stage, held things included. */
export function onStage(actor: OnStage, point: Point): Point {
  const own = movePoint(transformOf(actor), point);
  return actor.kind === "thing" && actor.heldBy ? movePoint(transformOf(actor.heldBy), own) : own;
}

/** A point of the stage in an actor's own units. */
export function ownPoint(
  { placing: { at, scale, mirror, turn } }: Pick<Staged, "placing">,
  point: Point,
): Point {
  const [x, y] = movePoint(placing({ turn: -turn, scale: 1 / scale }), [
    point[0] - at[0],
    point[1] - at[1],
  ]);
  return [mirror ? -x : x, y];
}

/** From left to right where the actor touches what it rests on, on the stage. */
export function restOf(actor: OnStage): { left: number; right: number } {
  const ends = [actor.rest.left, actor.rest.right].map((x) => onStage(actor, [x, 0])[0]);
  return { left: Math.min(...ends), right: Math.max(...ends) };
}

/** From the leftmost to the rightmost point on which actors rest, on the stage. */
export function footprintOf(actors: readonly OnStage[]): { left: number; right: number } {
  const rests = actors.map(restOf);
  return {
    left: Math.min(...rests.map(({ left }) => left)),
    right: Math.max(...rests.map(({ right }) => right)),
  };
}

/** What one looks at when one looks at an actor: a face, or the middle of a thing. */
export function faceOf(actor: OnStage): Point {
  if (actor.kind === "cat") return onStage(actor, actor.cat.figure.head.at);
  const { left, right, top, bottom } = actor.box;
  return onStage(actor, [(left + right) / 2, (top + bottom) / 2]);
}
