import assert from "node:assert/strict";
import { createLeases, type Leases } from "./leases.ts";
import { sleep } from "../../../lib/sleep.ts";

/** Leases of a worker whose clock a test moves. */
function worker(kv: Deno.Kv) {
  let seconds = 0;
  const leases = createLeases(kv, { clock: () => seconds * 1000 });
  return {
    leases,
    async looksAt(moment: number, generation: { id: string; worker: string }): Promise<boolean> {
      seconds = moment;
      return await leases.hasEnded(generation);
    },
  };
}

/** Work on a generation until `end` is called. */
function atWork(leases: Leases, id: string) {
  const { promise, resolve: end } = Promise.withResolvers<void>();
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const ended = leases.during(id, () => {
    begin();
    return promise;
  });
  return { begun, end: () => (end(), ended) };
}

Deno.test("the lease of a worker that is gone ends after 15 seconds of looking", async () => {
  using kv = await Deno.openKv(":memory:");
  const killed = { id: "g", worker: "killed" };
  const { looksAt } = worker(kv);
  assert.equal(await looksAt(1000, killed), false);
  assert.equal(await looksAt(1010, killed), false);
  assert.equal(await looksAt(1014.5, killed), false);
  assert.equal(await looksAt(1015, killed), true);
});

Deno.test("a worker renews its lease while it is at work, however clocks differ", async () => {
  using kv = await Deno.openKv(":memory:");
  // Its 15 seconds pass in 300 ms of real time.
  const drawing = createLeases(kv, { leaseMs: 300 });
  const { begun, end } = atWork(drawing, "g");
  await begun;
  const watcher = createLeases(kv, { leaseMs: 600, clock: () => performance.now() + 1e9 });
  const generation = { id: "g", worker: drawing.worker };
  for (const stop = Date.now() + 1_500; Date.now() < stop;) {
    assert.equal(await watcher.hasEnded(generation), false);
    await sleep(50);
  }
  await end();
  assert.equal(await drawing.hasEnded(generation), true);
});

Deno.test("a worker that was itself paused does not take another one for dead", async () => {
  using kv = await Deno.openKv(":memory:");
  const other = { id: "g", worker: "other" };
  const { looksAt } = worker(kv);
  assert.equal(await looksAt(0, other), false);
  assert.equal(await looksAt(60, other), false);
  assert.equal(await looksAt(74, other), false);
  assert.equal(await looksAt(75, other), true);
});

Deno.test("a worker that was idle for long has a lease again before its next work begins", async () => {
  using kv = await Deno.openKv(":memory:");
  const { leases } = worker(kv);
  const { looksAt } = worker(kv);
  const generation = { id: "g", worker: leases.worker };
  await leases.during("f", () => Promise.resolve());
  for (const moment of [0, 10, 20]) await looksAt(moment, generation);
  const { begun, end } = atWork(leases, "g");
  await begun;
  assert.equal(await looksAt(30, generation), false);
  await end();
});

Deno.test("a worker counts work that it is not doing as over at once", async () => {
  using kv = await Deno.openKv(":memory:");
  const { leases } = worker(kv);
  const { begun, end } = atWork(leases, "g");
  await begun;
  assert.equal(await leases.hasEnded({ id: "g", worker: leases.worker }), false);
  assert.equal(await leases.hasEnded({ id: "left over", worker: leases.worker }), true);
  await end();
});

Deno.test("without a lease nothing is done, and the next work tries for one again", async () => {
  using kv = await Deno.openKv(":memory:");
  let away = true;
  const flaky = new Proxy(kv, {
    get: (kv, name) =>
      name === "set"
        ? (...set: Parameters<Deno.Kv["set"]>) =>
          away ? Promise.reject(new Error("away")) : kv.set(...set)
        : Reflect.get(kv, name, kv),
  });
  const leases = createLeases(flaky);
  const work = () => assert.fail("worked without a lease");
  await Promise.all(["f", "g"].map((id) => assert.rejects(leases.during(id, work), /away/)));
  away = false;
  assert.equal(await leases.during("h", () => Promise.resolve("done")), "done");
});
