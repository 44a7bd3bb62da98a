import assert from "node:assert/strict";
import { forEachConcurrently } from "./for_each_concurrently.ts";
import { sleep } from "../../lib/sleep.ts";

Deno.test("every item is worked on once, and never more at once than allowed", async () => {
  const seen: number[] = [];
  let [running, most] = [0, 0];
  await forEachConcurrently(Array.from({ length: 20 }, (_, item) => item), 3, async (item) => {
    most = Math.max(most, ++running);
    await sleep(1);
    seen.push(item);
    running--;
  });
  assert.deepEqual(seen.sort((a, b) => a - b), Array.from({ length: 20 }, (_, item) => item));
  assert.equal(most, 3);
});

Deno.test("a failure is thrown when everything begun has ended, and nothing new is begun", async () => {
  const ended: number[] = [];
  async function* items() {
    for (let item = 0; item < 20; item++) yield item;
  }
  const work = forEachConcurrently(items(), 3, async (item) => {
    await sleep(item === 1 ? 1 : 10);
    if (item === 1) throw new Error("the second");
    ended.push(item);
  });
  await assert.rejects(work, /the second/);
  assert.deepEqual(ended, [0, 2]);
  await sleep(15);
  assert.equal(ended.length, 2);
});
