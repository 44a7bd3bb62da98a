import assert from "node:assert/strict";
import { keys } from "../keys.ts";
import { countOutcome } from "./provider_outcomes.ts";

Deno.test("outcomes are counted by provider, kind and day, however many at once", async () => {
  using kv = await Deno.openKv(":memory:");
  const counted = async (outcome: string, day: string, provider = "openai") =>
    (await kv.get<Deno.KvU64>(keys.providerOutcome(provider, day, outcome))).value?.value;
  const unknown = { provider: "openai", outcome: "unknown", at: new Date("2026-11-20T23:59:59Z") };
  await Promise.all(Array.from({ length: 50 }, () => countOutcome(kv, unknown)));
  assert.equal(await counted("unknown", "2026-11-20"), 50n);
  assert.equal(await counted("blocked", "2026-11-20"), undefined);
  assert.equal(await counted("unknown", "2026-11-20", "another"), undefined);
  assert.equal(await counted("unknown", "2026-11-21"), undefined);
});
