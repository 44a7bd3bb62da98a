import assert from "node:assert/strict";
import { ulid } from "ulid";
import type { RegistrationMode } from "../../lib/registration.ts";
import { openTestAccounts, type TestAccounts } from "../../tests/support/accounts.ts";
import { runOwnerCommand } from "../admin/owners.ts";
import { createAuditLog } from "../audit_log/audit_log.ts";
import { DAY_MS } from "../../lib/durations.ts";
import { failsWith } from "../../tests/support/failure.ts";
import { createRegistration } from "./registration.ts";

/** A site in this mode with an owner, who has the id 1. */
async function siteIn(mode: RegistrationMode) {
  const test = await openTestAccounts();
  const { kv, clock } = test;
  const { id } = await (await test.browser().register("owner")).json();
  await runOwnerCommand(kv, { action: "add", username: "owner" });
  const now = () => new Date(clock.now);
  const registration = createRegistration({ kv, config: { registration: "open" }, now });
  await registration.setMode(id, mode);
  const invite = async (uses: number) => {
    const form = { id: ulid(clock.now), uses, days: 7 };
    await registration.invite(id, form);
    return (await registration.invitations()).find((each) => each.id === form.id)!;
  };
  return { test, registration, owner: id, invite };
}

/** Status and message of a registration with this invitation. */
async function attempt(test: TestAccounts, username: string, invitation?: string) {
  const email = `${username}@example.com`;
  const body = { username, email, password: "a cat on the roof", invitation };
  const response = await test.browser().post("/api/register", body);
  const { message } = await response.json();
  return [response.status, message];
}

Deno.test("[registration] closed, registration is refused, with an invitation or without", async () => {
  const { test, invite } = await siteIn("closed");
  using _ = test;
  const { token } = await invite(5);
  assert.deepEqual(await attempt(test, "tom"), [403, "Registration is closed"]);
  assert.deepEqual(await attempt(test, "tom", token), [403, "Registration is closed"]);
});

Deno.test("[registration] by invitation, each link lets in as many as it says", async () => {
  const { test, registration, invite } = await siteIn("invitation");
  using _ = test;
  assert.deepEqual(await attempt(test, "tom"), [403, "An invitation is needed"]);
  const gone = [403, "This invitation can no longer be used"];
  assert.deepEqual(await attempt(test, "tom", "made-up"), gone);
  const { token } = await invite(3);
  const crowd = Array.from({ length: 8 }, (_, n) => attempt(test, `cat${n}`, token));
  const statuses = (await Promise.all(crowd)).map(([status]) => status);
  assert.deepEqual(statuses.toSorted(), [201, 201, 201, 403, 403, 403, 403, 403]);
  assert.deepEqual(await attempt(test, "tom", token), gone);
  const [invitation] = await registration.invitations();
  assert.deepEqual([invitation!.used, invitation!.usable], [3, false]);
});

Deno.test("[registration] a name that is taken costs no use", async () => {
  const { test, registration, invite } = await siteIn("invitation");
  using _ = test;
  const { token } = await invite(1);
  assert.equal((await attempt(test, "owner", token))[0], 409);
  assert.equal((await registration.invitations())[0]!.used, 0);
  assert.equal((await attempt(test, "tom", token))[0], 201);
});

Deno.test("[registration] an invitation ends, and can be revoked before", async () => {
  const { test, registration, owner, invite } = await siteIn("invitation");
  using _ = test;
  const revoked = await invite(5);
  await registration.revoke(owner, revoked.id);
  await registration.revoke(owner, revoked.id);
  assert.deepEqual(await registration.notice(revoked.token), {
    mode: "invitation",
    invited: false,
  });
  const { token } = await invite(5);
  assert.deepEqual(await registration.notice(token), { mode: "invitation", invited: true });
  test.clock.now += 7 * DAY_MS;
  assert.deepEqual(await registration.notice(token), { mode: "invitation", invited: false });
  for (const each of [revoked.token, token]) {
    assert.deepEqual(await attempt(test, "tom", each), [
      403,
      "This invitation can no longer be used",
    ]);
  }
});

Deno.test("[registration] a form sent twice makes one invitation, and one audit entry", async () => {
  const { test, registration, owner } = await siteIn("invitation");
  using _ = test;
  const id = ulid(test.clock.now);
  const form = { id, uses: 2, days: 1, note: "class 3b" };
  await Promise.all([registration.invite(owner, form), registration.invite(owner, form)]);
  assert.equal((await registration.invitations()).length, 1);
  const { entries } = await createAuditLog({ kv: test.kv }).list({
    action: "invitation_made",
    limit: 10,
  });
  assert.equal(entries.length, 1);
  assert.match(entries[0]!.detail!, /class 3b/);
  const { token } = (await registration.invitations())[0]!;
  assert.ok(!JSON.stringify(entries).includes(token), "the log holds no token");
});

Deno.test("[registration] only an owner sets the mode and invites", async () => {
  const { test, registration, owner } = await siteIn("open");
  using _ = test;
  const { id } = await (await test.browser().register("tom")).json();
  await assert.rejects(registration.setMode(id, "closed"), failsWith("notFound", /nothing/));
  const form = { id: ulid(), uses: 1, days: 1 };
  await assert.rejects(registration.invite(id, form), failsWith("notFound", /nothing/));
  await runOwnerCommand(test.kv, { action: "remove", username: "owner" });
  await assert.rejects(registration.setMode(owner, "closed"), failsWith("notFound", /nothing/));
  assert.equal(await registration.mode(), "open");
});

Deno.test("[registration] a variable gives the mode until an owner sets one", async () => {
  using test = await openTestAccounts({ variables: { REGISTRATION: "closed" } });
  assert.deepEqual(await attempt(test, "tom"), [403, "Registration is closed"]);
});
