import assert from "node:assert/strict";
import { Failure } from "../failures/failure.ts";
import { createBreaker, type Verdict } from "./breaker.ts";

function setUp() {
  let now = 0;
  const breaker = createBreaker({ now: () => now });
  let asked = 0;
  return {
    breaker,
    asked: () => asked,
    at: (moment: number) => now = moment,
    succeed: () => breaker.run(() => Promise.resolve(++asked), () => "failing"),
    fail: (verdict: Verdict = "failing") =>
      breaker.run(() => {
        asked++;
        return Promise.reject(new Error("no answer"));
      }, () => verdict),
  };
}

const noAnswer = /no answer/;
function resting(seconds: number) {
  return (error: unknown) => {
    assert(error instanceof Failure);
    assert.equal(error.kind, "unavailable");
    assert.equal(error.details.retryAfterSeconds, seconds);
    return true;
  };
}

Deno.test("four failures and a success do not open the breaker", async () => {
  const { fail, succeed } = setUp();
  for (let round = 0; round < 3; round++) {
    for (let n = 0; n < 4; n++) await assert.rejects(fail(), noAnswer);
    await succeed();
  }
});

Deno.test("after five failures in a row no request is sent for half a minute, then one", async () => {
  const { breaker, fail, succeed, at, asked } = setUp();
  for (let n = 0; n < 5; n++) await assert.rejects(fail(), noAnswer);
  assert.throws(() => breaker.check(), resting(30));
  await assert.rejects(succeed(), resting(30));
  assert.equal(asked(), 5);
  at(30_000);
  breaker.check();
  await assert.rejects(fail(), noAnswer);
  await assert.rejects(succeed(), resting(30));
  at(60_000);
  await succeed();
  await succeed();
});

Deno.test("while one trial request runs, others are refused", async () => {
  const { breaker, fail, succeed, at } = setUp();
  for (let n = 0; n < 5; n++) await assert.rejects(fail(), noAnswer);
  at(30_000);
  const end = Promise.withResolvers<string>();
  const trial = breaker.run(() => end.promise, () => "failing");
  await assert.rejects(succeed(), resting(1));
  end.resolve("works");
  assert.equal(await trial, "works");
  await succeed();
});

Deno.test("failures that are not the service's neither open nor close the breaker", async () => {
  const { fail, succeed, at } = setUp();
  for (let n = 0; n < 20; n++) await assert.rejects(fail("unsaid"), noAnswer);
  for (let n = 0; n < 5; n++) await assert.rejects(fail(), noAnswer);
  at(30_000);
  await assert.rejects(fail("unsaid"), noAnswer);
  await assert.rejects(fail(), noAnswer);
  await assert.rejects(succeed(), resting(30));
});

Deno.test("a refusal of our words shows that the service works", async () => {
  const { fail, succeed } = setUp();
  for (let n = 0; n < 4; n++) await assert.rejects(fail(), noAnswer);
  await assert.rejects(fail("healthy"), noAnswer);
  await assert.rejects(fail(), noAnswer);
  await succeed();
});

Deno.test("a failure that only the operator can repair opens the breaker at once, for five minutes", async () => {
  const { fail, succeed, at } = setUp();
  await assert.rejects(fail("broken"), noAnswer);
  await assert.rejects(succeed(), resting(300));
  at(300_000);
  await succeed();
});
