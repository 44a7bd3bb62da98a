/** @module Paper that a cat is on lies on the ground: a newspaper is no pedestal. */
import { boundsOf } from "../../geometry/measure.ts";
import { moveItems, type Transform } from "../../geometry/transform.ts";
import type { Prop } from "../../wardrobe/prop_kinds.ts";
import type { ThingOnStage } from "../actors.ts";

/** What is held upright and read, and lies flat under a cat. */
const PAPERS = new Set<Prop>([
  "newspaper",
  "world map",
  "letter",
  "stack of paper",
]);

/** Seen from above as drawn, laid down it is wider and so much less deep. */
const LAID: Transform = { a: 1.7, b: 0, c: 0, d: 0.46, e: 0, f: 0 };

/** How far below its far edge a cat is on it, as a share of its depth. */
const MIDDLE = 0.3;

/** Lays the thing down if it is paper. */
export function layFlat(thing: ThingOnStage): void {
  if (!PAPERS.has(thing.prop)) return;
  const flat = (items: ThingOnStage["items"]) =>
    moveItems(LAID, items).map((item) => item.is === "region" ? { ...item, volume: 0 } : item);
  thing.items = flat(thing.items);
  thing.one = flat(thing.one);
  thing.box = boundsOf(thing.items);
  thing.rest = { left: thing.rest.left * LAID.a, right: thing.rest.right * LAID.a };
  const { left, right, top, bottom } = thing.box;
  thing.top = { y: top + (bottom - top) * MIDDLE, left, right };
}
