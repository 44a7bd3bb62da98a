import assert from "node:assert/strict";
import { HOUR_MS } from "../../../lib/durations.ts";
import { takeSiteAttempt } from "./site_limits.ts";

const LIMIT = { name: "things", limit: 20, windowMs: HOUR_MS };

Deno.test("[site limits] so many an hour from all clients together, and again in the next", async () => {
  using kv = await Deno.openKv(":memory:");
  const now = 1_000_000 * HOUR_MS + 1000;
  await Promise.all(Array.from({ length: 10 }, () => takeSiteAttempt(kv, LIMIT, now)));
  for (let turn = 0; turn < 10; turn++) assert.equal(await takeSiteAttempt(kv, LIMIT, now), null);
  assert.equal(await takeSiteAttempt(kv, LIMIT, now), 3599);
  assert.equal(await takeSiteAttempt(kv, { ...LIMIT, name: "others" }, now), null);
  assert.equal(await takeSiteAttempt(kv, LIMIT, now + HOUR_MS), null);
  assert.equal(await takeSiteAttempt(kv, { ...LIMIT, limit: 0 }, now), null);
  const rows = await Array.fromAsync(kv.list({ prefix: ["site_attempts", "things"] }));
  assert.equal(rows.length, 1, "the last hour is forgotten");
});
