import assert from "node:assert/strict";
import { sceneOf } from "../../../tests/support/painting.ts";
import { boundsOf, widthOf } from "../geometry/measure.ts";

/** A vessel and what is in it. */
const FILLED = [
  ["basket", "flowers"],
  ["basket", "apples"],
  ["basket", "mushrooms"],
  ["bucket", "carrots"],
  ["wheelbarrow", "pumpkins"],
  ["tray", "cupcakes"],
];

Deno.test("[filling] what a basket or bucket is said to be full of lies in it", () => {
  for (const [vessel, contents] of FILLED) {
    const { items } = sceneOf(`a cat holding a ${vessel} of ${contents}`, "cartoon");
    const around = boundsOf(items.filter(({ of }) => of === "thing 1"));
    const inside = items.filter(({ of }) => of === "thing 2");
    assert.ok(inside.length >= 2, `${contents} are drawn`);
    const box = boundsOf(inside);
    const spare = widthOf(around) * 0.16;
    assert.ok(box.left > around.left - spare && box.right < around.right + spare, contents);
    assert.ok(box.bottom < around.bottom - (around.bottom - around.top) * 0.25, contents);
    assert.ok(widthOf(box) > widthOf(around) * 0.3, `${contents} are large enough to be seen`);
  }
});
