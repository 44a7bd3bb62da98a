/**
 * What tells a curly coat, and an old one.
 */
import assert from "node:assert/strict";
import { PLAIN_CAT } from "../../../../tests/support/cat.ts";
import { find } from "../../../../tests/support/drawn_cats.ts";
import { bounds } from "../../geometry/measure.ts";
import type { CatSpec } from "../../spec.ts";
import { drawCat } from "../cat.ts";

/** The marks on the trunk of a cat with a coat of one colour. */
function marksOf(change: Partial<CatSpec>) {
  return find(drawCat({ ...PLAIN_CAT, pose: "standing", ...change }).torso, "torso").marks ?? [];
}

/** Strokes that a trunk has, as lightness. */
const strokes = (change: Partial<CatSpec>) =>
  marksOf(change).filter(({ kind }) => kind === "stripe").map(({ colour }) => colour.l);

Deno.test("[coat] a curly coat has dark curls, a plain one none; pale strokes on an old one would be scratches", () => {
  const { colour } = find(drawCat({ ...PLAIN_CAT, pose: "standing" }).torso, "torso");
  assert.deepEqual(strokes({}), []);
  assert.deepEqual(strokes({ age: "senior" }), []);
  const curls = strokes({ coat: { ...PLAIN_CAT.coat, length: "curly" } });
  assert.ok(curls.length > 12 && curls.every((l) => l < colour.l - 0.1), `${curls}`);
});

Deno.test("[coat] the muzzle of an old cat is grey, its cheeks are not: pale ones would be the mask of a badger", () => {
  const { skull } = drawCat({
    ...PLAIN_CAT,
    coat: { ...PLAIN_CAT.coat, colour: "black" },
    age: "senior",
  });
  const { outline, marks } = find(skull, "head"), box = bounds(outline);
  const pale = marks.filter(({ kind }) => kind === "white").map((mark) => bounds(mark.outline));
  assert.ok(pale.length > 0);
  const middle = (box.left + box.right) / 2, half = (box.right - box.left) / 2;
  for (const { left, right, top } of pale) {
    assert.ok(right - middle < 0.8 * half && middle - left < 0.8 * half, `${left}, ${right}`);
    assert.ok(top > box.top + 0.4 * (box.bottom - box.top), `${top}`);
  }
});
