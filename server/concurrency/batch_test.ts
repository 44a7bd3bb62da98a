import assert from "node:assert/strict";
import { createBatch } from "./batch.ts";

Deno.test("[batch] calls of the same moment run as one batch, each with its own result", async () => {
  const rounds: number[][] = [];
  const double = createBatch<number, number>((items) => {
    rounds.push(items);
    return items.map((item) => Promise.resolve(2 * item));
  });
  assert.deepEqual(await Promise.all([1, 2, 3].map(double)), [2, 4, 6]);
  assert.equal(await double(4), 8);
  assert.deepEqual(rounds, [[1, 2, 3], [4]]);
});

Deno.test("[batch] a failing item does not fail the others", async () => {
  const check = createBatch<number, number>((items) =>
    items.map((item) => item === 2 ? Promise.reject(new Error("two")) : Promise.resolve(item))
  );
  const results = await Promise.allSettled([1, 2, 3].map(check));
  assert.deepEqual(results.map(({ status }) => status), ["fulfilled", "rejected", "fulfilled"]);
});
