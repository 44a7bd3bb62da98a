/**
 * Hairs that tell an old coat and a curly one.
 */
import assert from "node:assert/strict";
import { PLAIN_CAT } from "../../../../tests/support/cat.ts";
import { find } from "../../../../tests/support/drawn_cats.ts";
import type { CatSpec } from "../../spec.ts";
import { drawCat } from "../cat.ts";

/** The marks on the trunk of a cat with a coat of one colour. */
function marksOf(change: Partial<CatSpec>) {
  return find(drawCat({ ...PLAIN_CAT, pose: "standing", ...change }).torso, "torso").marks ?? [];
}

Deno.test("[coat] an old coat has pale hairs, a curly one dark curls, a plain one neither", () => {
  const strokes = (change: Partial<CatSpec>) =>
    marksOf(change).filter(({ kind }) => kind === "stripe").map(({ colour }) => colour.l);
  const { colour } = find(drawCat({ ...PLAIN_CAT, pose: "standing" }).torso, "torso");
  assert.deepEqual(strokes({}), []);
  const grey = strokes({ age: "senior" });
  assert.ok(grey.length > 6 && grey.every((l) => l > colour.l + 0.04), `${grey}`);
  const curls = strokes({ coat: { ...PLAIN_CAT.coat, length: "curly" } });
  assert.ok(curls.length > 12 && curls.every((l) => l < colour.l - 0.1), `${curls}`);
});
