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

Deno.test("a process ends at once when its wait is called off", async () => {
  const program = `
    import { sleep } from "${import.meta.resolve("./sleep.ts")}";
    const stop = new AbortController();
    const wait = sleep(60_000, stop.signal);
    stop.abort();
    await wait.catch(() => {});`;
  const { success } = await new Deno.Command(Deno.execPath(), {
    args: ["eval", program],
    signal: AbortSignal.timeout(30_000),
  }).output();
  assert.ok(success, "it still ran after half a minute");
});
