import assert from "node:assert/strict";
import { countOutcome, readOutcomes } from "./provider_outcomes.ts";

Deno.test("outcomes are counted by provider, kind and day, however many at once", async () => {
  using kv = await Deno.openKv(":memory:");
  const unknown = { provider: "openai", outcome: "unknown", at: new Date("2026-11-20T23:59:59Z") };
  const others = [
    { ...unknown, outcome: "blocked" },
    { ...unknown, provider: "another" },
    { ...unknown, at: new Date("2026-11-21T00:00:00Z") },
  ];
  await Promise.all(Array.from({ length: 50 }, () => countOutcome(kv, unknown)));
  assert.equal(await readOutcomes(kv, unknown), 50);
  for (const other of others) assert.equal(await readOutcomes(kv, other), 0);
});
