import assert from "node:assert/strict";
import { sceneOf } from "../../../../tests/support/painting.ts";
import { boundsOf, heightOf, widthOf } from "../../geometry/measure.ts";

Deno.test("[seats] suitcases in a stack lie on each other, wider than high each", () => {
  const { items } = sceneOf("a cat sitting on a stack of suitcases", "cartoon");
  const stack = boundsOf(items.filter(({ of, role }) => of === "thing 1" && role === "prop"));
  assert.ok(widthOf(stack) > heightOf(stack) / 3 * 1.3);
});
