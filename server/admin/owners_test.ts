import assert from "node:assert/strict";
import { openTestAccounts } from "../../tests/support/accounts.ts";
import { PASSWORD } from "../../tests/support/browser.ts";
import { createAuditLog } from "../audit_log/audit_log.ts";
import { readActingOwner } from "../store/accounts/owners.ts";
import { failsWith } from "../../tests/support/failure.ts";
import { runOwnerCommand } from "./owners.ts";

Deno.test("an account becomes an owner and stops being one, each in the audit log", async () => {
  using test = await openTestAccounts();
  const { kv } = test;
  const { id } = await (await test.browser().register("anna")).json();
  assert.equal(await readActingOwner(kv, id), null);
  const added = await runOwnerCommand(kv, { action: "add", username: "ANNA" });
  assert.deepEqual(added, { changed: "add", username: "anna" });
  assert.equal((await readActingOwner(kv, id))?.value.username, "anna");
  assert.deepEqual(await runOwnerCommand(kv, { action: "list" }), {
    owners: [{ username: "anna", suspended: false }],
  });
  await assert.rejects(
    runOwnerCommand(kv, { action: "add", username: "anna" }),
    failsWith("conflict", /"anna" is an owner already/),
  );
  await runOwnerCommand(kv, { action: "remove", username: "anna" });
  assert.equal(await readActingOwner(kv, id), null);
  assert.deepEqual(await runOwnerCommand(kv, { action: "list" }), { owners: [] });
  await assert.rejects(
    runOwnerCommand(kv, { action: "remove", username: "anna" }),
    failsWith("conflict", /is no owner/),
  );
  await assert.rejects(
    runOwnerCommand(kv, { action: "add", username: "tom" }),
    failsWith("notFound", /no account with the name "tom"/),
  );
  const { entries } = await createAuditLog({ kv }).list({ account: id, limit: 10 });
  const decided = entries.filter(({ actor }) => actor === "operator");
  assert.deepEqual(decided.map(({ action }) => action), ["owner_removed", "owner_added"]);
});

Deno.test("a deleted account is no owner, and neither is the next one with its name", async () => {
  using test = await openTestAccounts();
  const { kv } = test;
  const browser = test.browser();
  await browser.register("anna");
  await runOwnerCommand(kv, { action: "add", username: "anna" });
  const deletion = await browser.post("/api/account/delete", { password: PASSWORD });
  assert.equal(deletion.status, 204, await deletion.text());
  assert.deepEqual(await runOwnerCommand(kv, { action: "list" }), { owners: [] });
  const { id } = await (await test.browser().register("anna")).json();
  assert.equal(await readActingOwner(kv, id), null);
  assert.equal((await Array.fromAsync(kv.list({ prefix: ["owners"] }))).length, 0);
});
