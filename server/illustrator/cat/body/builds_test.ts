/**
 * What build and age make of legs and trunk: who does not know the words has to see it.
 */
import assert from "node:assert/strict";
import { PLAIN_CAT } from "../../../../tests/support/cat.ts";
import { bounds, heightOf } from "../../geometry/measure.ts";
import type { CatSpec } from "../../spec.ts";
import { drawCat } from "../cat.ts";
import type { Part } from "./figure.ts";

function figureOf(change: Partial<CatSpec>) {
  return drawCat({ ...PLAIN_CAT, pose: "standing", ...change }).figure;
}

/** How thick the near foreleg is at seven tenths of its length. */
function legOf(change: Partial<CatSpec>): number {
  const { outline } = figureOf(change).limbs.find(({ name }) => name === "near foreleg")!;
  const { top, bottom } = bounds(outline), level = top + 0.7 * (bottom - top);
  const across = outline.filter(([, y]) => Math.abs(y - level) < 6).map(([x]) => x);
  return Math.max(...across) - Math.min(...across);
}

function trunkOf(change: Partial<CatSpec>): Part {
  return figureOf(change).torso[0]!;
}

/** The lowest and the highest place of a trunk between these shares of its length. */
function edgesOf({ outline }: Part, [from, to]: readonly [number, number]) {
  const { left, right } = bounds(outline), long = right - left;
  const within = outline.filter(([x]) => x >= left + from * long && x <= left + to * long);
  return {
    upper: Math.min(...within.map(([, y]) => y)),
    lower: Math.max(...within.map(([, y]) => y)),
  };
}

Deno.test("[bodies] a thin cat stands on sticks, a strong one on pillars", () => {
  const usual = legOf({});
  assert.ok(legOf({ build: "slim" }) < 0.85 * usual);
  assert.ok(legOf({ build: "muscular" }) > 1.2 * usual);
});

Deno.test("[bodies] the back of an old cat sways, the chest of a strong one is deep", () => {
  const sway = (change: Partial<CatSpec>) => {
    const trunk = trunkOf(change);
    const middle = edgesOf(trunk, [0.36, 0.46]), ends = edgesOf(trunk, [0, 1]);
    return (middle.upper - ends.upper) / heightOf(bounds(trunk.outline));
  };
  assert.ok(sway({ age: "senior" }) > sway({}) + 0.03, `${sway({ age: "senior" })}, ${sway({})}`);
  const chest = (change: Partial<CatSpec>) => {
    const trunk = trunkOf(change);
    return edgesOf(trunk, [0.6, 0.85]).lower - edgesOf(trunk, [0.25, 0.4]).lower;
  };
  assert.ok(
    chest({ build: "muscular" }) > chest({}) + 6,
    `${chest({ build: "muscular" })}, ${chest({})}`,
  );
});
