/** @module Cats as drawn, of every style and build, and what is found of them. */
import assert from "node:assert/strict";
import { STYLES } from "../../lib/choices.ts";
import { type Cat, drawCat } from "../../server/illustrator/cat/cat.ts";
import { bounds } from "../../server/illustrator/geometry/measure.ts";
import type { Eye, Item, Point, Region } from "../../server/illustrator/scene.ts";
import { AGES, BUILDS, type CatSpec } from "../../server/illustrator/spec.ts";
import { PLAIN_CAT } from "./cat.ts";

/** A cat as drawn, and which. */
export interface DrawnCat {
  cat: Cat;
  what: string;
}

/** A cat of each style and build, each style and age, each age and build: a third of all of them. */
export function everyCat(change: Partial<CatSpec>): DrawnCat[] {
  return STYLES.flatMap((style, row) =>
    BUILDS.map((build, column) => {
      const age = AGES[(row + column) % AGES.length]!;
      const what = [change.pose, style, age, build].filter(Boolean).join(" ");
      return { cat: drawCat({ ...PLAIN_CAT, style, age, build, ...change }), what };
    })
  );
}

/** The eyes among some items. */
export function eyesOf(items: readonly Item[]): Eye[] {
  return items.filter((item): item is Eye => item.is === "eye");
}

/** The region of that name, which must be there. */
export function find(items: readonly Item[], name: string): Region {
  const found = items.find((item): item is Region => item.is === "region" && item.name === name);
  assert.ok(found, `${name} is missing`);
  return found;
}

/** The middle of the box around a region. */
export function middleOf({ outline }: Region): Point {
  const { left, right, top, bottom } = bounds(outline);
  return [(left + right) / 2, (top + bottom) / 2];
}

/** How far two places are from each other. */
export function apart([x, y]: Point, [ox, oy]: Point): number {
  return Math.hypot(x - ox, y - oy);
}
