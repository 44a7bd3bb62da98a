import assert from "node:assert/strict";
import { giveBackAttempt, takeAttempt } from "./rate_limits.ts";

const LIMIT = { name: "tests", limit: 3, windowMs: 60_000 };
const now = Date.parse("2026-11-20T12:00:20.500Z");
const attempt = { who: "192.0.2.1", now };

Deno.test("beyond the limit requests are refused until the next window, which counts from zero", async () => {
  using kv = await Deno.openKv(":memory:");
  for (let n = 0; n < 3; n++) assert.equal(await takeAttempt(kv, LIMIT, attempt), null);
  assert.equal(await takeAttempt(kv, LIMIT, attempt), 40);
  assert.equal(await takeAttempt(kv, LIMIT, { ...attempt, now: now + 39_499 }), 1);
  assert.equal(await takeAttempt(kv, LIMIT, { ...attempt, now: now + 39_500 }), null);
});

Deno.test("each subject and each action is counted apart", async () => {
  using kv = await Deno.openKv(":memory:");
  for (let n = 0; n < 3; n++) await takeAttempt(kv, LIMIT, attempt);
  assert.equal(await takeAttempt(kv, LIMIT, { ...attempt, who: "192.0.2.2" }), null);
  assert.equal(await takeAttempt(kv, { ...LIMIT, name: "others" }, attempt), null);
});

Deno.test("a limit of 0 means unlimited, and writes nothing", async () => {
  using kv = await Deno.openKv(":memory:");
  for (let n = 0; n < 20; n++) {
    assert.equal(await takeAttempt(kv, { ...LIMIT, limit: 0 }, attempt), null);
  }
  await giveBackAttempt(kv, { ...LIMIT, limit: 0 }, attempt);
  assert.deepEqual(await Array.fromAsync(kv.list({ prefix: [] })), []);
});

Deno.test("of fifty simultaneous attempts exactly as many as the limit are allowed", async () => {
  using kv = await Deno.openKv(":memory:");
  const waits = await Promise.all(
    Array.from({ length: 50 }, () => takeAttempt(kv, LIMIT, attempt)),
  );
  assert.equal(waits.filter((wait) => wait === null).length, 3);
});

Deno.test("a returned attempt can be used again, once", async () => {
  using kv = await Deno.openKv(":memory:");
  for (let n = 0; n < 3; n++) await takeAttempt(kv, LIMIT, attempt);
  await giveBackAttempt(kv, LIMIT, attempt);
  assert.equal(await takeAttempt(kv, LIMIT, attempt), null);
  assert.equal(await takeAttempt(kv, LIMIT, attempt), 40);
});

Deno.test("nothing is given back below zero", async () => {
  using kv = await Deno.openKv(":memory:");
  await giveBackAttempt(kv, LIMIT, attempt);
  for (let n = 0; n < 3; n++) assert.equal(await takeAttempt(kv, LIMIT, attempt), null);
  assert.equal(await takeAttempt(kv, LIMIT, attempt), 40);
});
