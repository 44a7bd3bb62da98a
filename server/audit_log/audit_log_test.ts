import assert from "node:assert/strict";
import type { AuditEntry } from "../../lib/admin/audit_actions.ts";
import { addAudit, AUDIT_LIFE_MS, recordAudit } from "../store/accounts/audit_log.ts";
import { createAuditLog } from "./audit_log.ts";
import { atomic } from "../store/database/commit.ts";

/** After every moment of other tests: within a process the ids of entries never go back in time. */
const START = new Date("2066-11-20T12:00:00.000Z");

async function openAuditLog() {
  const kv = await Deno.openKv(":memory:");
  const clock = { now: START.getTime() };
  const audit = createAuditLog({ kv, now: () => new Date(clock.now) });
  return { kv, clock, audit, [Symbol.dispose]: () => kv.close() };
}

const actions = (entries: AuditEntry[]) => entries.map(({ action }) => action);

Deno.test("the newest entry comes first, also within a millisecond", async () => {
  using test = await openAuditLog();
  const { kv, audit } = test;
  await recordAudit(kv, { at: START, actor: 1, action: "sign_in", detail: "Firefox on Linux" });
  await recordAudit(kv, { at: START, actor: 1, action: "data_exported" });
  await recordAudit(kv, { at: START, actor: null, action: "sign_in_failed", subject: 1 });
  const { entries, next } = await audit.list({ limit: 10 });
  assert.deepEqual(entries, [
    { at: START.toISOString(), actor: null, action: "sign_in_failed", subject: 1 },
    { at: START.toISOString(), actor: 1, action: "data_exported" },
    { at: START.toISOString(), actor: 1, action: "sign_in", detail: "Firefox on Linux" },
  ]);
  assert.equal(next, undefined);
});

Deno.test("entries are found by action, by account, and by both; pages join without gap or overlap", async () => {
  using test = await openAuditLog();
  const { kv, audit } = test;
  for (let n = 0; n < 7; n++) {
    await recordAudit(kv, { at: START, actor: 1, action: "sign_in", detail: String(n) });
    await recordAudit(kv, { at: START, actor: 2, action: "credits_granted", subject: 1 });
    await recordAudit(kv, { at: START, actor: 2, action: "sign_in" });
  }
  assert.equal((await audit.list({ account: 1, limit: 50 })).entries.length, 14);
  assert.equal((await audit.list({ account: 2, limit: 50 })).entries.length, 14);
  assert.equal((await audit.list({ action: "sign_in", limit: 50 })).entries.length, 14);
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await audit.list({ account: 1, action: "sign_in", limit: 3, cursor });
    seen.push(...page.entries.map(({ detail }) => detail!));
    cursor = page.next;
  } while (cursor);
  assert.deepEqual(seen, ["6", "5", "4", "3", "2", "1", "0"]);
});

Deno.test("an audit entry is written with its operation or not at all", async () => {
  using test = await openAuditLog();
  const { kv, audit } = test;
  await kv.set(["row"], 1);
  const failing = atomic(kv).check({ key: ["row"], versionstamp: null }).set(["row"], 2);
  addAudit(failing, { at: START, actor: 1, action: "suspended", subject: 2 });
  assert.equal((await failing.commit()).ok, false);
  assert.deepEqual((await audit.list({ limit: 10 })).entries, []);
  const succeeding = atomic(kv).set(["row"], 2);
  addAudit(succeeding, { at: START, actor: 1, action: "suspended", subject: 2 });
  assert.ok((await succeeding.commit()).ok);
  assert.deepEqual(actions((await audit.list({ account: 2, limit: 10 })).entries), ["suspended"]);
});

Deno.test("after a year an entry is no longer shown, and a sweep leaves nothing of it", async () => {
  using test = await openAuditLog();
  const { kv, audit, clock } = test;
  await recordAudit(kv, { at: START, actor: 1, action: "sign_in" });
  clock.now += AUDIT_LIFE_MS + 1;
  await recordAudit(kv, { at: new Date(clock.now), actor: 1, action: "data_exported" });
  for (const query of [{}, { account: 1 }]) {
    const { entries } = await audit.list({ ...query, limit: 10 });
    assert.deepEqual(actions(entries), ["data_exported"]);
  }
  await audit.sweep();
  const rows = await Array.fromAsync(kv.list({ prefix: [] }));
  assert.equal(rows.length, 3);
  assert.deepEqual(actions((await audit.list({ limit: 10 })).entries), ["data_exported"]);
});
