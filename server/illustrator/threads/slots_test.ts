import assert from "node:assert/strict";
import { createSlots } from "./slots.ts";

Deno.test("[slots] who waits is served first come, first served, and low priority behind all others", async () => {
  const slots = createSlots(1);
  await slots.acquire();
  assert.equal(slots.free(), 0);
  const order: string[] = [];
  const waiting = (["low", "normal", "normal"] as const).map(async (priority, index) => {
    await slots.acquire(priority);
    order.push(`${priority} ${index}`);
    slots.release();
  });
  slots.release();
  await Promise.all(waiting);
  assert.deepEqual(order, ["normal 1", "normal 2", "low 0"]);
  assert.equal(slots.free(), 1);
});
