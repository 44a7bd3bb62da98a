import assert from "node:assert/strict";
import { createThrottle } from "./throttle.ts";
import { sleep } from "../../lib/sleep.ts";

const EVERY_MS = 20;

Deno.test("many calls run the work once, later calls once more", async () => {
  let runs = 0;
  const ran = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const throttle = createThrottle(async () => {
    ran[runs++]?.resolve();
    await Promise.resolve();
  }, { everyMs: EVERY_MS, onError: fail });
  for (const { promise } of ran) {
    for (let call = 0; call < 5; call++) throttle.schedule();
    const keepAlive = setInterval(() => {}, 1_000);
    await promise;
    clearInterval(keepAlive);
  }
  assert.equal(runs, 2);
});

Deno.test("a flush runs the work at once and cancels what was planned", async () => {
  let runs = 0;
  const throttle = createThrottle(async () => {
    runs++;
    await Promise.resolve();
  }, { everyMs: EVERY_MS, onError: fail });
  throttle.schedule();
  await throttle.flush();
  assert.equal(runs, 1);
  await sleep(2 * EVERY_MS);
  assert.equal(runs, 1);
});

Deno.test("errors of a scheduled run are reported, errors of a flush are thrown", async () => {
  const reported = Promise.withResolvers<unknown>();
  const failure = new Error("no database");
  const throttle = createThrottle(() => Promise.reject(failure), {
    everyMs: EVERY_MS,
    onError: reported.resolve,
  });
  throttle.schedule();
  const keepAlive = setInterval(() => {}, 1_000);
  assert.equal(await reported.promise, failure);
  clearInterval(keepAlive);
  await assert.rejects(throttle.flush(), failure);
});

function fail(error: unknown): never {
  throw error;
}
