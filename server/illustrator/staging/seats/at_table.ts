/** @module Cats at a table, each on a stool behind it: what they eat or work at stands on it, their paws beside that. */
import { heightOf, widthOf } from "../../geometry/measure.ts";
import { moveItems } from "../../geometry/transform.ts";
import type { Item, Point } from "../../scene.ts";
import { propOf } from "../../wardrobe/prop_kinds.ts";
import type { CatOnStage, OnStage, ThingOnStage } from "../actors.ts";
import { boxAround, boxOf, faceOf, onStage, ownPoint, restOf } from "../actor_boxes.ts";
import { fitted } from "../fitted.ts";
import { moveBy, sizeThing, widenThing } from "../moving_actors.ts";
import { pawsOnRim } from "./over_a_rim.ts";
import { chinOf } from "../held/paws.ts";
import { besideCats } from "../around/sides.ts";
import type { Stage } from "../stage.ts";

/** A table is so much wider than who sits at it; its top is so far below a chin, and so high, in units. */
const TABLE = { wider: 1.3, belowChin: 86, high: 300 };

/** How far before the cats it stands, in units. */
const BEFORE = 40;

/** A lower seat is none, in units: who sits there sits on the ground. */
const LEAST_STOOL = 40;

/** Before those who sit at it, wider than they are together. */
export function sitAt(table: ThingOnStage, who: readonly OnStage[]): void {
  const { high: own = TABLE.high, stretch = 1 } = table.art.anchors ?? {};
  const high = Math.min(own, TABLE.high), top = BEFORE - high;
  besideCats(who);
  const box = boxAround(who), wide = widthOf(box) * TABLE.wider;
  sizeThing(table, { width: Infinity, highest: high });
  const by = wide / (widthOf(table.box) * table.placing.scale);
  if (by > 1) widenThing(table, Math.min(by, stretch));
  table.placing.at = [(box.left + box.right) / 2, BEFORE];
  table.depth = Math.max(...who.map(({ depth }) => depth)) + 1;
  table.isPlaced = true;
  table.bears = true;
  const stools: Item[] = [];
  for (const actor of who) {
    if (actor.kind === "cat") {
      raiseTo(actor, top);
      actor.table = table;
    } else raiseFriend(actor, top);
    stools.push(...stoolUnder(actor, stools.length));
  }
  table.back = stools.length > 0 ? inUnitsOf(table, stools) : [];
}

/** So high that the chin is above the top of the table. */
function raiseTo(cat: CatOnStage, top: number): void {
  const [, chin] = onStage(cat, [0, chinOf(cat)]);
  const up = chin - (top - TABLE.belowChin);
  if (up < LEAST_STOOL) return;
  moveBy(cat, [0, -up]);
  cat.isGrounded = false;
}

/** A friend at a table is hidden by this share of it. */
const BEHIND_TABLE = 0.3;

function raiseFriend(friend: ThingOnStage, top: number): void {
  const { bottom } = boxOf(friend), high = heightOf(boxOf(friend));
  moveBy(friend, [0, Math.min(0, top + high * BEHIND_TABLE - bottom)]);
  friend.isGrounded = false;
}

/** From its lower edge down to the ground, in units of the stage. */
function stoolUnder(actor: OnStage, before: number): Item[] {
  const [, feet] = onStage(actor, [0, 0]);
  if (feet > -LEAST_STOOL) return [];
  const { left, right } = restOf(actor), { draw, colour } = propOf("stool");
  return fitted(draw(colour === "accent" ? STOOL : colour), {
    left,
    right,
    top: feet - 6,
    bottom: 6,
  })
    .map((item): Item =>
      item.is === "eye" ? item : { ...item, name: `seat ${before + 1} ${item.name}` }
    );
}

const STOOL = { l: 0.5, c: 0.08, h: 60 };

/** Items of the stage in the units of what stands on the ground, as it is. */
function inUnitsOf({ placing: { at: [x, y], scale } }: ThingOnStage, items: Item[]): Item[] {
  return moveItems({ a: 1 / scale, b: 0, c: 0, d: 1 / scale, e: -x / scale, f: -y / scale }, items);
}

/** Where on a table something may stand, in shares of its width, the best place first. */
const PLACES = [0.5, 0.15, 0.85, 0.3, 0.7];

/** Half as wide as the face of an adult cat, in units. */
const FACE = 90;

/** What stands on a table is moved aside until it hides no face of those that sit at it. */
export function clearFaces({ cats, things }: Stage): void {
  for (const table of things) {
    const at = cats.filter((cat) => cat.table === table), taken: number[] = [];
    if (at.length === 0) continue;
    const { left, right } = boxOf(table);
    for (const load of table.holds ?? []) {
      if (load.kind === "thing" && load.art.anchors?.lies) continue;
      const half = widthOf(boxOf(load)) / 2;
      const overlap = (x: number) =>
        Math.max(
          0,
          ...at.map((cat) => FACE * cat.placing.scale + half - Math.abs(faceOf(cat)[0] - x)),
          ...taken.map((other) => 2 * half - Math.abs(other - x)),
        );
      const places = PLACES.map((share) => left + (right - left) * share);
      const best = places.toSorted((one, other) => overlap(one) - overlap(other))[0]!;
      taken.push(best);
      moveBy(load, [best - load.placing.at[0], 0]);
    }
  }
}

/** Paws that have nothing to do lie on the table. */
export function restPaws(cats: readonly CatOnStage[]): void {
  for (const cat of cats) {
    const { table } = cat;
    if (!table || cat.reach || cat.held.length > 0 || cat.tools) continue;
    pawsOnRim(cat, onStage(table, [0, table.box.top])[1] + INSIDE, table.depth + 0.03);
  }
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
