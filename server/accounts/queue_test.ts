import assert from "node:assert/strict";
import { Failure } from "../failure.ts";
import { createQueue } from "./queue.ts";

/** Work that ends when it is told to. */
function pieceOfWork() {
  const end = Promise.withResolvers<string>();
  let begun = false;
  return {
    begun: () => begun,
    end,
    work: () => {
      begun = true;
      return end.promise;
    },
  };
}

/** Lets everything that can go on go on. */
const settle = () => new Promise((done) => setTimeout(done));

Deno.test("as many as fit begin, the next when one ends, in their order", async () => {
  const inTurn = createQueue({ atOnce: 2, waiting: 2 });
  const pieces = Array.from({ length: 4 }, pieceOfWork);
  const results = pieces.map(({ work }) => inTurn(work));
  await settle();
  assert.deepEqual(pieces.map(({ begun }) => begun()), [true, true, false, false]);
  pieces[1]!.end.resolve("done");
  await settle();
  assert.deepEqual(pieces.map(({ begun }) => begun()), [true, true, true, false]);
  for (const { end } of pieces) end.resolve("done");
  assert.deepEqual(await Promise.all(results), ["done", "done", "done", "done"]);
});

Deno.test("whoever finds the queue full is told when to come back", async () => {
  const inTurn = createQueue({ atOnce: 1, waiting: 1 });
  const pieces = Array.from({ length: 3 }, pieceOfWork);
  const [first, second, third] = pieces.map(({ work }) => inTurn(work));
  await assert.rejects(third!, (error) => {
    assert(error instanceof Failure);
    assert.equal(error.kind, "busy");
    assert(error.details.retryAfterSeconds! > 0);
    return true;
  });
  assert.equal(pieces[2]!.begun(), false);
  for (const { end } of pieces) end.resolve("done");
  assert.deepEqual(await Promise.all([first, second]), ["done", "done"]);
});

Deno.test("work that fails leaves its place to the next", async () => {
  const inTurn = createQueue({ atOnce: 1, waiting: 1 });
  const failing = inTurn(() => Promise.reject(new Error("broken")));
  const next = inTurn(() => Promise.resolve("done"));
  await assert.rejects(failing, /broken/);
  assert.equal(await next, "done");
  assert.equal(await inTurn(() => Promise.resolve("again")), "again");
});
