import assert from "node:assert/strict";
import { LEASE_LIFE_MS, openCronLease } from "./cron_lease.ts";

const START = 1_000_000;
const MINUTE_MS = 60_000;

async function twoProcesses() {
  const kv = await Deno.openKv(":memory:");
  const clock = { now: START };
  const runs: string[] = [];
  const process = (holder: string) => {
    const lease = openCronLease({ kv, holder, clock: () => clock.now });
    const work = () => Promise.resolve(void runs.push(holder));
    return { run: () => lease.whileHeld(work), lease };
  };
  return { kv, clock, runs, a: process("a"), b: process("b"), [Symbol.dispose]: () => kv.close() };
}

Deno.test("[cron lease] one process does the work every minute, the other skips it", async () => {
  using test = await twoProcesses();
  const { a, b, runs, clock } = test;
  assert.equal(await a.run(), true);
  for (let minute = 0; minute < 5; minute++) {
    assert.deepEqual(await Promise.all([b.run(), a.run()]), [false, true]);
    clock.now += MINUTE_MS;
  }
  assert.deepEqual(new Set(runs), new Set(["a"]));
});

Deno.test("[cron lease] of many simultaneous processes one gets the lease", async () => {
  using test = await twoProcesses();
  const { kv } = test;
  let runs = 0;
  const held = await Promise.all(
    Array.from(
      { length: 20 },
      (_, n) => openCronLease({ kv, holder: `${n}` }).whileHeld(() => Promise.resolve(void runs++)),
    ),
  );
  assert.deepEqual([held.filter(Boolean).length, runs], [1, 1]);
});

Deno.test("[cron lease] when its holder dies another one takes it over", async () => {
  using test = await twoProcesses();
  const { a, b, clock } = test;
  await a.run();
  assert.equal(await b.run(), false);
  clock.now += LEASE_LIFE_MS - 1;
  assert.equal(await b.run(), false);
  clock.now++;
  assert.equal(await b.run(), true);
  assert.equal(await a.run(), false);
});

Deno.test("[cron lease] a holder that stops hands it over at once, also when its work failed", async () => {
  using test = await twoProcesses();
  const { a, b } = test;
  await assert.rejects(a.lease.whileHeld(() => Promise.reject(new Error("broken"))), /broken/);
  assert.equal(await b.run(), false);
  await b.lease.release();
  assert.equal(await b.run(), false);
  await a.lease.release();
  assert.equal(await b.run(), true);
});
