import assert from "node:assert/strict";
import { Failure, type FailureKind } from "../failures/failure.ts";
import { createByteBudget } from "./byte_budget.ts";
import { readText } from "./text_body.ts";
import { sleep } from "../../lib/sleep.ts";

const request = (body: BodyInit) => new Request("http://localhost/", { method: "POST", body });

const isFailure = (kind: FailureKind) => (error: unknown) =>
  error instanceof Failure && error.kind === kind && error.details.cause === undefined;

Deno.test("a body is read whole, up to its limit and not beyond", async () => {
  assert.equal(await readText(request("Miso 🐈"), 9), "Miso 🐈");
  assert.equal(await readText(new Request("http://localhost/"), 9), "");
  await assert.rejects(readText(request("Miso 🐈!"), 9), isFailure("tooLarge"));
});

Deno.test("a declared length is a promise, not a size", async () => {
  const body = "a much longer body than declared";
  const declared = { "content-length": "5" };
  const chunked = { ...declared, "transfer-encoding": "chunked" };
  const post = (headers: HeadersInit) =>
    new Request("http://localhost/", { method: "POST", body, headers });
  await assert.rejects(readText(post(chunked), 9), isFailure("tooLarge"));
  await assert.rejects(readText(post({ "content-length": "10" }), 9), isFailure("tooLarge"));
});

Deno.test("a body that is cut off is the client's failure, and not logged as ours", async () => {
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode('{"username')),
    pull: (controller) => controller.error(new TypeError("The connection was reset.")),
  });
  await assert.rejects(readText(request(body), 100), isFailure("invalid"));
});

Deno.test("bodies in flight share a budget, and give back what they took", async () => {
  const limits = { budget: createByteBudget(10), patienceMs: 60_000 };
  const upload = new TransformStream<Uint8Array, Uint8Array>();
  const writer = upload.writable.getWriter();
  const first = readText(request(upload.readable), 100, limits);
  await writer.write(new Uint8Array(6).fill(65));
  await assert.rejects(readText(request("BBBBB"), 100, limits), (error) => {
    assert.ok(error instanceof Failure && error.kind === "unavailable");
    assert.ok(error.details.retryAfterSeconds! > 0);
    return true;
  });
  assert.equal(await readText(request("CCCC"), 100, limits), "CCCC");
  await writer.close();
  assert.equal(await first, "AAAAAA");
  assert.equal(await readText(request("DDDDDDDDDD"), 100, limits), "DDDDDDDDDD");
});

Deno.test("of simultaneous bodies as many are read as fit into the budget", async () => {
  const limits = { budget: createByteBudget(10), patienceMs: 60_000 };
  const inStep = () =>
    new ReadableStream({
      start(controller) {
        for (let part = 0; part < 5; part++) controller.enqueue(new Uint8Array(1).fill(65));
        controller.close();
      },
    });
  const bodies = Array.from({ length: 4 }, () => readText(request(inStep()), 100, limits));
  const results = await Promise.allSettled(bodies);
  const whole = results.filter(({ status }) => status === "fulfilled").length;
  assert.ok(whole >= 2, `${whole} of 4 were read, and two fit`);
});

Deno.test("a body that stops coming is ended, one that comes slowly is not", async () => {
  const limits = { budget: createByteBudget(100_000), patienceMs: 200 };
  const start = (bytes: number, everyMs: number, parts: number) =>
    new ReadableStream({
      async pull(controller) {
        if (parts-- === 0) return controller.close();
        controller.enqueue(new Uint8Array(bytes).fill(65));
        await sleep(everyMs);
      },
    });
  const endless = new ReadableStream({ start: (one) => one.enqueue(new Uint8Array(11)) });
  await assert.rejects(readText(request(endless), 100_000, limits), isFailure("timedOut"));
  await assert.rejects(
    readText(request(start(1, 20, 100)), 100_000, limits),
    isFailure("timedOut"),
  );
  assert.equal((await readText(request(start(2_000, 50, 12)), 100_000, limits)).length, 24_000);
  assert.ok(limits.budget.take(100_000), "nothing stays taken");
});
