import assert from "node:assert/strict";
import { sleep } from "./sleep.ts";

Deno.test("a sleep ends after its time", async () => {
  const start = performance.now();
  await sleep(20);
  assert.ok(performance.now() - start >= 19);
});

Deno.test("a sleep ends with the reason of its signal, also of one that is aborted already", async () => {
  const stop = new AbortController();
  const asleep = sleep(60_000, stop.signal);
  const reason = new Error("awake");
  stop.abort(reason);
  await assert.rejects(asleep, reason);
  await assert.rejects(sleep(60_000, stop.signal), reason);
});
