import assert from "node:assert/strict";
import { neighbours } from "./grid.ts";

Deno.test("a cell has its neighbours, and none beyond the edge", () => {
  assert.deepEqual(neighbours(4, 3), [3, 5, 1, 7]);
  assert.deepEqual(neighbours(0, 3), [1, 3]);
  assert.deepEqual(neighbours(2, 3), [1, 5]);
  assert.deepEqual(neighbours(8, 3), [7, 5]);
});
