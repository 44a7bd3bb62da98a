import assert from "node:assert/strict";
import { Failure } from "../failures/failure.ts";
import { randomStream } from "../illustrator/random.ts";
import { createLimit, type LimitOptions, type LinePosition, type Ticket } from "./limit.ts";
import { sleep } from "../../lib/sleep.ts";

/** Work that runs until a test ends it, under a clock that a test moves. */
function controlled(options: Partial<LimitOptions> = {}) {
  let now = 0;
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const limit = createLimit({
    atOnce: 1,
    maxWaitMs: 60_000,
    typicalMs: 1_000,
    crowded: "Much to do.",
    alreadyWaiting: "You wait already.",
    clock: () => now,
    ...options,
  });
  return {
    limit,
    begun,
    enter(name: string, ticket?: Ticket) {
      return limit.run(() => {
        begun.push(name);
        return new Promise<string>((end) => ends.set(name, () => end(name)));
      }, ticket);
    },
    async end(name: string, durationMs = 0) {
      now += durationMs;
      ends.get(name)!();
      await sleep(0);
    },
    pass(ms: number) {
      now += ms;
    },
  };
}

function refusedWith(kind: string, seconds: number, message: RegExp) {
  return (error: unknown) => {
    assert(error instanceof Failure);
    assert.deepEqual([error.kind, error.details.retryAfterSeconds], [kind, seconds]);
    assert.match(error.message, message);
    return true;
  };
}

Deno.test("as many as the limit begin, the others follow in their order of arrival", async () => {
  const { enter, end, begun } = controlled({ atOnce: 2 });
  const all = ["a", "b", "c", "d"].map((name) => enter(name));
  assert.deepEqual(begun, ["a", "b"]);
  await end("b");
  assert.deepEqual(begun, ["a", "b", "c"]);
  for (const name of ["a", "c", "d"]) await end(name);
  assert.deepEqual(await Promise.all(all), ["a", "b", "c", "d"]);
});

Deno.test("calls with priority come first, among themselves in the order of arrival", async () => {
  const { enter, end, begun } = controlled();
  const all = [
    enter("running"),
    enter("one"),
    enter("two"),
    enter("first one", { priority: true }),
    enter("first two", { priority: true }),
  ];
  for (const name of ["running", "first one", "first two", "one", "two"]) {
    assert.equal(begun.at(-1), name);
    await end(name);
  }
  await Promise.all(all);
});

Deno.test("a queue is as long as its expected wait allows; beyond it Retry-After says when to come back", async () => {
  const { limit, enter, end } = controlled({ atOnce: 2, maxWaitMs: 3_000 });
  const names = ["a", "b", "1", "2", "3", "4", "5", "6", "7", "8"];
  const all = names.map((name) => enter(name));
  // The ninth would wait for 9 half seconds: too long, even if the estimate is off by a quarter.
  const refused = refusedWith("unavailable", 3, /^Much to do\. Please try again in 3 seconds\.$/);
  await assert.rejects(enter("9"), refused);
  assert.throws(() => limit.admit(), refused);
  limit.admit({ priority: true });
  for (const name of names) await end(name);
  await Promise.all(all);
});

Deno.test("quicker work allows a longer queue, slower work a shorter one", async () => {
  for (const [durationMs, longest] of [[100, 20], [4_000, 1]] as const) {
    const { limit, enter, end } = controlled({ maxWaitMs: 5_000 });
    for (let n = 0; n < 60; n++) {
      const work = enter("measured");
      await end("measured", durationMs);
      await work;
    }
    const all = [enter("running")];
    for (let n = 0; n < longest; n++) all.push(enter(`${n}`));
    if (longest === 1) assert.throws(() => limit.admit(), Failure);
    else limit.admit();
    for (let n = -1; n < longest; n++) await end(n < 0 ? "running" : `${n}`);
    await Promise.all(all);
  }
});

Deno.test("hanging work takes its place in the limit until it ends", async () => {
  const { limit, enter, end, pass } = controlled({ maxWaitMs: 10_000 });
  const hanging = enter("hanging");
  limit.admit();
  pass(9_000);
  limit.admit();
  pass(5_000);
  assert.throws(() => limit.admit(), refusedWith("unavailable", 9, /9 seconds/));
  await end("hanging");
  limit.admit();
  await hanging;
});

Deno.test("each queued request gets its place and wait, at once and then every second", async () => {
  const { enter, end } = controlled();
  const positions: LinePosition[] = [];
  const second = { onPlace: (place: LinePosition) => positions.push(place) };
  const all = [enter("running"), enter("one"), enter("two", second)];
  assert.deepEqual(positions, [{ ahead: 1, seconds: 2 }]);
  await end("running", 1_000);
  assert.equal(positions.length, 1);
  while (positions.length < 2) await sleep(20);
  assert.deepEqual(positions, [{ ahead: 1, seconds: 2 }, { ahead: 0, seconds: 1 }]);
  for (const name of ["one", "two"]) await end(name);
  await Promise.all(all);
});

Deno.test("a client has one place in the queue, however much of its work is running", async () => {
  const { enter, end, begun } = controlled({ atOnce: 2 });
  const mine = { client: "me" };
  const all = [enter("a", mine), enter("b", mine), enter("c", mine), enter("d", { client: "you" })];
  await assert.rejects(enter("e", mine), refusedWith("rateLimited", 2, /^You wait already\./));
  await end("a");
  assert.deepEqual(begun, ["a", "b", "c"]);
  all.push(enter("e", mine));
  for (const name of ["b", "c", "d", "e"]) await end(name);
  await Promise.all(all);
});

Deno.test("failed work frees its place for the next", async () => {
  const { limit } = controlled();
  const failing = limit.run(() => Promise.reject(new Error("out of paint")));
  const next = limit.run(() => Promise.resolve("drawn"));
  await assert.rejects(failing, /out of paint/);
  assert.equal(await next, "drawn");
});

Deno.test("a wait of twice the longest ends, and the others move up", async () => {
  const { enter, end, begun } = controlled({ maxWaitMs: 20, typicalMs: 1 });
  const running = enter("running");
  await assert.rejects(enter("late"), refusedWith("unavailable", 1, /^Much to do\./));
  const next = enter("next");
  await end("running");
  await end("next");
  assert.deepEqual(await Promise.all([running, next]), ["running", "next"]);
  assert.deepEqual(begun, ["running", "next"]);
});

Deno.test("closing refuses queued and new work, and lets running work finish", async () => {
  const { limit, enter, end, begun } = controlled();
  const running = enter("running");
  const reason = new Failure("unavailable", "Closed.");
  const waiting = ["one", "two"].map((name) => assert.rejects(enter(name), reason));
  limit.close(reason);
  await Promise.all([...waiting, assert.rejects(enter("late"), reason)]);
  await end("running");
  assert.equal(await running, "running");
  assert.deepEqual(begun, ["running"]);
});

/** A thousand who come within `withinMs`, under a clock that only events move. */
async function simulateCrowd(seed: string, { meanMs, withinMs }: Crowd): Promise<Simulated> {
  const chance = randomStream(seed, "a crowd");
  let now = 0;
  const [atOnce, maxWaitMs, typicalMs] = [4, 3_000, 15];
  const limit = createLimit({
    atOnce,
    maxWaitMs,
    typicalMs,
    crowded: "Much to do.",
    clock: () => now,
  });
  const events: { at: number; happen: () => void }[] = [];
  const begun = new Map<number, number>();
  const inLine: number[] = [];
  const wouldHaveWaited: (() => number)[] = [];

  function arrive(n: number): void {
    const [arrivedAt, last] = [now, inLine.at(-1)!];
    limit.run(() => {
      begun.set(n, now);
      // Some pieces take five times as long as others.
      const durationMs = meanMs * Math.exp(chance.between(-0.8, 0.8) + chance.between(-0.8, 0.8));
      return new Promise<void>((end) => events.push({ at: now + durationMs, happen: end }));
    }).catch(() => {
      inLine.splice(inLine.indexOf(n), 1);
      // In the place behind the last one in line.
      wouldHaveWaited.push(() => begun.get(last)! - arrivedAt);
    });
    inLine.push(n);
  }

  for (let n = 0; n < 1_000; n++) {
    events.push({ at: withinMs * chance.between(0, 1), happen: () => arrive(n) });
  }
  while (events.length > 0) {
    const next = events.reduce((first, event) => event.at < first.at ? event : first);
    events.splice(events.indexOf(next), 1);
    now = next.at;
    next.happen();
    for (let turn = 0; turn < 12; turn++) await Promise.resolve();
  }
  return {
    refused: wouldHaveWaited.length,
    shortestMs: Math.min(...wouldHaveWaited.map((ms) => ms())),
  };
}

interface Crowd {
  /** How long a piece of work really takes. */
  meanMs: number;
  withinMs: number;
}

interface Simulated {
  refused: number;
  /** Of those who were refused, the shortest wait that one would have had. */
  shortestMs: number;
}

Deno.test("of a thousand simultaneous calls none is refused that would have waited less than the limit", async () => {
  let refused = 0;
  for (const meanMs of [8, 34, 120]) {
    for (const withinMs of [1, 5_000, 20_000]) {
      const crowd = await simulateCrowd("1", { meanMs, withinMs });
      refused += crowd.refused;
      const what = `${crowd.refused} of ${meanMs} ms within ${withinMs} ms`;
      assert.ok(crowd.shortestMs >= 3_000, `${what}: ${crowd.shortestMs}`);
    }
  }
  assert.ok(refused > 1_000, `${refused} refused: the line has an end`);
});
