/** @module Cats behind a table: what they eat or work at stands on it, their paws beside that. */
import { heightOf, widthOf } from "../geometry/measure.ts";
import type { Point } from "../scene.ts";
import type { CatOnStage, OnStage, ThingOnStage } from "./actors.ts";
import { boxAround, faceOf, onStage, ownPoint } from "./actor_boxes.ts";
import { chinOf } from "./paws.ts";
import { sizeThing, widenThing } from "./moving_actors.ts";

/** A table is so much wider than who sits at it, and this share of their height high; its top is so far below a chin,
 * unless it would be lower than so many units. */
const TABLE = { wider: 1.22, high: 0.42, belowChin: 74, least: 80 };

/** How far before the cats it stands, in units. */
const BEFORE = 40;

/** Before those who sit at it, wider than they are together. */
export function sitAt(table: ThingOnStage, who: readonly OnStage[]): void {
  const box = boxAround(who);
  const below = who.flatMap((actor) =>
    actor.kind === "cat" ? [BEFORE - onStage(actor, [0, chinOf(actor) + TABLE.belowChin])[1]] : []
  );
  const high = Math.min(heightOf(box) * TABLE.high, Math.max(TABLE.least, ...below)),
    wide = widthOf(box) * TABLE.wider;
  const by = wide / high / (widthOf(table.box) / heightOf(table.box));
  if (by > 1) widenThing(table, Math.min(by, table.art.anchors?.stretch ?? 1));
  sizeThing(table, { width: Infinity, highest: high });
  table.placing.at = [(box.left + box.right) / 2, BEFORE];
  table.depth = Math.max(...who.map(({ depth }) => depth)) + 1;
  table.isPlaced = true;
  table.bears = true;
  for (const actor of who) if (actor.kind === "cat") actor.table = table;
}

/** What stands on a table is at most so wide, as a share of the table's width, and so high, in units; of a
 * chin it hides no more than this, unless it would be too small. */
const SERVED = { wide: 0.34, high: 84, least: 46, overChin: 8 };

/** How far inside the edge of a table things stand, and paws lie above it and beside them, in units. */
const INSIDE = 8, ABOVE = 6, BESIDE = 14;

/** On the table before the cat, a paw on either side; its head bows to it. */
export function putOnTable(cat: CatOnStage, thing: ThingOnStage, table: ThingOnStage): void {
  const wide = widthOf(table.box) * table.placing.scale;
  const [x] = onStage(cat, cat.cat.figure.neck.at);
  const [, top] = onStage(table, [0, table.box.top]);
  const [, chin] = onStage(cat, [0, chinOf(cat)]);
  sizeThing(thing, {
    width: wide * SERVED.wide,
    highest: Math.max(SERVED.least, Math.min(SERVED.high, top - chin + SERVED.overChin)) *
      cat.placing.scale,
  });
  thing.placing.at = [x, top + INSIDE];
  thing.depth = table.depth + 0.02;
  thing.isPlaced = true;
  thing.isGrounded = false;
  const half = widthOf(thing.box) * thing.placing.scale / 2 + BESIDE;
  const ends = [-half, half].map((aside): Point => ownPoint(cat, [x + aside, top - ABOVE]))
    .toSorted((one, other) => one[0] - other[0]);
  cat.reach = { far: ends[0]!, near: ends[1]! };
  cat.pawsDepth = table.depth + 0.03;
  cat.works = true;
  cat.target = faceOf(thing);
}
