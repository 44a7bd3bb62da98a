import assert from "node:assert/strict";
import { Failure } from "../failure.ts";
import { createQueue } from "./queue.ts";

/** Work that runs until it is told to end, noting when it began. */
function bench(size: { atOnce: number; waiting: number; waitingLimitMs?: number }) {
  const queue = createQueue(size);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    queue,
    begun,
    enter(name: string, isPremium = false, onPlace?: (ahead: number) => void) {
      return queue.inTurn({ isPremium, onPlace }, () => {
        begun.push(name);
        return new Promise<string>((end) => ends.set(name, () => end(name)));
      });
    },
    async end(name: string) {
      ends.get(name)!();
      await settle();
    },
  };
}

const settle = () => new Promise((done) => setTimeout(done, 0));

function isBusy(error: unknown): boolean {
  assert(error instanceof Failure);
  assert.equal(error.kind, "busy");
  assert.equal(error.details.retryAfterSeconds, 5);
  return true;
}

Deno.test("as many as may be at once begin, the others in the order they came", async () => {
  const { enter, end, begun } = bench({ atOnce: 2, waiting: 10 });
  const all = ["a", "b", "c", "d"].map((name) => enter(name));
  await settle();
  assert.deepEqual(begun, ["a", "b"]);
  await end("b");
  assert.deepEqual(begun, ["a", "b", "c"]);
  await end("a");
  await end("c");
  await end("d");
  assert.deepEqual(await Promise.all(all), ["a", "b", "c", "d"]);
});

Deno.test("premium users come first, among themselves in the order they came", async () => {
  const { enter, end, begun } = bench({ atOnce: 1, waiting: 10 });
  const all = [
    enter("running"),
    enter("one"),
    enter("two"),
    enter("premium one", true),
    enter("three"),
    enter("premium two", true),
  ];
  const order = ["running", "premium one", "premium two", "one", "two", "three"];
  for (const name of order) {
    await settle();
    assert.equal(begun.at(-1), name);
    await end(name);
  }
  await Promise.all(all);
});

Deno.test("a full queue sends people away, premium users when their own places are full too", async () => {
  const { enter, end, queue } = bench({ atOnce: 1, waiting: 5 });
  const all = ["running", "one", "two", "three", "four"].map((name) => enter(name));
  await assert.rejects(enter("five"), isBusy);
  assert.throws(() => queue.admit({ isPremium: false }), isBusy);
  queue.admit({ isPremium: true });
  all.push(enter("premium", true));
  await assert.rejects(enter("premium too", true), isBusy);

  for (const name of ["running", "premium"]) await end(name);
  all.push(enter("five"));
  for (const name of ["one", "two", "three", "four", "five"]) await end(name);
  assert.equal((await Promise.all(all)).length, 7);
});

Deno.test("everybody in line hears how many come first", async () => {
  const { enter, end } = bench({ atOnce: 1, waiting: 10 });
  const heard: number[] = [];
  const all = [enter("running"), enter("one"), enter("two", false, (ahead) => heard.push(ahead))];
  assert.deepEqual(heard, [1]);
  all.push(enter("premium", true));
  assert.deepEqual(heard, [1, 2]);
  for (const name of ["running", "premium", "one"]) await end(name);
  assert.deepEqual(heard, [1, 2, 1, 0]);
  await end("two");
  await Promise.all(all);
});

Deno.test("work that fails makes room for the next", async () => {
  const queue = createQueue({ atOnce: 1, waiting: 1 });
  const ticket = { isPremium: false };
  const failing = queue.inTurn(ticket, () => Promise.reject(new Error("out of paint")));
  const next = queue.inTurn(ticket, () => Promise.resolve("drawn"));
  await assert.rejects(failing, /out of paint/);
  assert.equal(await next, "drawn");
});

Deno.test("who waits too long leaves the line, and the others move up", async () => {
  const { enter, end, begun } = bench({ atOnce: 1, waiting: 10, waitingLimitMs: 20 });
  const running = enter("running");
  await assert.rejects(enter("impatient"), isBusy);
  const next = enter("next");
  await end("running");
  await end("next");
  assert.deepEqual(await Promise.all([running, next]), ["running", "next"]);
  assert.deepEqual(begun, ["running", "next"]);
});

Deno.test("closing sends away who waits and who comes, and lets the work at hand end", async () => {
  const { enter, end, begun, queue } = bench({ atOnce: 1, waiting: 10 });
  const running = enter("running");
  const waiting = [enter("one"), enter("premium", true)].map((turn) =>
    assert.rejects(turn, isBusy)
  );
  queue.close();
  await Promise.all([...waiting, assert.rejects(enter("late"), isBusy)]);
  assert.throws(() => queue.admit({ isPremium: true }), isBusy);
  await end("running");
  assert.equal(await running, "running");
  assert.deepEqual(begun, ["running"]);
});
