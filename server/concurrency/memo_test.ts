import assert from "node:assert/strict";
import { createMemo } from "./memo.ts";

Deno.test("[memo] work is done once for each key, also for those who ask while it goes on", async () => {
  const memo = createMemo<number>();
  let done = 0;
  const work = () => Promise.resolve(++done);
  assert.deepEqual(await Promise.all([memo("a", work), memo("a", work), memo("b", work)]), [
    1,
    1,
    2,
  ]);
  assert.equal(await memo("a", work), 1);
});

Deno.test("[memo] what failed is tried again by the next one who asks", async () => {
  const memo = createMemo<string>();
  await assert.rejects(memo("a", () => Promise.reject(new Error("no"))), /no/);
  assert.equal(await memo("a", () => Promise.resolve("yes")), "yes");
});

Deno.test("[memo] the oldest result is forgotten beyond the bound", async () => {
  const memo = createMemo<number>(1);
  let done = 0;
  const work = () => Promise.resolve(++done);
  await memo("a", work);
  await memo("b", work);
  assert.equal(await memo("a", work), 3);
});
