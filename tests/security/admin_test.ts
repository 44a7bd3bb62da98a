/**
 * The admin pages exist for owners only: for guests, for members, for who was an owner, and for suspended
 * owners there is nothing there, and nothing changes. ASVS v5.0.0-8.2.1, 8.3.2, 8.4.2.
 */
import assert from "node:assert/strict";
import { ulid } from "ulid";
import { periodOf } from "../../lib/contest/period.ts";
import { ADMIN_FORMS } from "../../server/admin/admin.ts";
import { runOwnerCommand } from "../../server/admin/owners.ts";
import { Failure } from "../../server/failures/failure.ts";
import { suspend } from "../../server/store/accounts/suspensions.ts";
import { keys } from "../../server/store/keys.ts";
import { type Account, openWholeApp } from "./whole_app.ts";
import { capturedLog } from "./captured_log.ts";
import { furnish } from "./belongings.ts";

const whole = await openWholeApp();
const { ask, signUp, memory, assertUnchanged, services } = whole;
const { kv, audit, registration } = services;

Deno.test.afterAll(() => whole.close());

async function newOwner(): Promise<Account> {
  const account = await signUp();
  await runOwnerCommand(kv, { action: "add", username: account.username });
  return account;
}

const owner = await newOwner();
const member = await signUp();
const { submission } = await furnish(whole, member);
const hiddenOne = await furnish(whole, await signUp());
await registration.invite(owner.id, { id: ulid(), uses: 1, days: 1 });
const [invitation] = await registration.invitations();
await services.moderation.carryOut({
  action: "hide",
  submissionId: hiddenOne.submission,
  reason: "rude",
});

const REASON = { reason: "because of this test" };

/** An address and a body for each form. */
const EXAMPLES: [path: string, values: Record<string, string>][] = [
  [`/admin/accounts/${member.id}/credits`, { amount: "5", ...REASON }],
  [`/admin/accounts/${member.id}/end-sessions`, {}],
  [`/admin/accounts/${member.id}/password-link`, {}],
  [`/admin/accounts/${member.id}/suspend`, REASON],
  [`/admin/accounts/${member.id}/unsuspend`, {}],
  [`/admin/reports/${submission}/hide`, REASON],
  [`/admin/reports/${hiddenOne.submission}/restore`, REASON],
  ["/admin/registration/mode", { mode: "closed" }],
  ["/admin/registration/invite", { uses: "3", days: "2" }],
  [`/admin/invitations/${invitation!.id}/revoke`, {}],
];

const PAGES = ["", "/reports", "/accounts", `/accounts/${member.id}`, "/purchases", "/registration"]
  .concat("/audit").map((path) => `/admin${path}`);

interface Asking {
  cookie?: string;
  headers?: Record<string, string>;
}

function send(path: string, values: Record<string, string>, { cookie, headers }: Asking = {}) {
  const body = new URLSearchParams({ id: ulid(), ...values }).toString();
  const type = { "content-type": "application/x-www-form-urlencoded" };
  return ask("POST", path, { cookie, headers: { ...type, ...headers }, body });
}

/** What a page says, without the number of its request. */
async function pageAt(path: string, cookie?: string) {
  const response = await ask("GET", path, { cookie });
  return { status: response.status, html: await response.text() };
}

Deno.test("[admin] every form has an example here", () => {
  const without = ADMIN_FORMS.filter(({ path }) => !EXAMPLES.some(([each]) => path.test(each)));
  assert.deepEqual(without.map(({ path }) => path.source), []);
});

Deno.test("[admin] for everybody but owners every page answers 404", async () => {
  const unknown = await pageAt("/no/such/page", member.cookie);
  const unknownToGuests = await pageAt("/no/such/page");
  assert.equal(unknown.status, 404);
  for (const path of [...PAGES, ...EXAMPLES.map(([path]) => path), "/admin/nothing"]) {
    assert.deepEqual(await pageAt(path, member.cookie), unknown, path);
    assert.deepEqual(await pageAt(path), unknownToGuests, path);
  }
  for (const path of PAGES) assert.equal((await pageAt(path, owner.cookie)).status, 200, path);
  for (const path of ["/admin/nothing", "/admin/accounts/4711", "/admin/accounts/abc"]) {
    assert.equal((await pageAt(path, owner.cookie)).status, 404, path);
  }
});

Deno.test("[admin] pages run no script, and are not cached", async () => {
  for (const path of PAGES) {
    const response = await ask("GET", path, { cookie: owner.cookie });
    assert.doesNotMatch(await response.text(), /<script/, path);
    assert.equal(response.headers.get("cache-control"), "no-store", path);
    assert.match(response.headers.get("content-security-policy")!, /default-src 'none'/);
  }
});

Deno.test("[admin] forms sent by anybody but owners answer 404 and change nothing", async () => {
  const former = await newOwner();
  await runOwnerCommand(kv, { action: "remove", username: former.username });
  const suspended = await newOwner();
  await suspend(kv, { userId: suspended.id, ownerId: owner.id, at: new Date(), reason: "stolen" });
  const before = await memory();
  for (const [path, values] of EXAMPLES) {
    for (const cookie of [undefined, member.cookie, former.cookie, suspended.cookie]) {
      const response = await send(path, values, { cookie });
      assert.equal(response.status, 404, path);
      assert.deepEqual(await response.json(), { message: "There is nothing at this address." });
    }
    const foreign: Record<string, string>[] = [
      { "sec-fetch-site": "cross-site" },
      { origin: "https://evil.example" },
    ];
    for (const headers of foreign) {
      const response = await send(path, values, { cookie: owner.cookie, headers });
      assert.equal(response.status, 403, path);
    }
    const json = { "content-type": "application/json" };
    const response = await send(path, values, { cookie: owner.cookie, headers: json });
    assert.equal(response.status, 415, path);
  }
  await assertUnchanged(before);
  for (const path of PAGES) {
    for (const { cookie } of [former, suspended]) {
      assert.equal((await pageAt(path, cookie)).status, 404, path);
    }
  }
});

Deno.test("[admin] credits are given once for each form, however often it is sent", async () => {
  const { id, cookie } = await signUp();
  const path = `/admin/accounts/${id}/credits`;
  const form = { id: ulid(), amount: "7", reason: "a broken picture" };
  const sent = await Promise.all(
    Array.from({ length: 5 }, () => send(path, form, { cookie: owner.cookie })),
  );
  for (const response of sent) {
    assert.equal(response.status, 303);
    assert.equal(response.headers.get("location"), `/admin/accounts/${id}?notice=credits-given`);
  }
  const { entries, available } = await (await ask("GET", "/api/user/credits", { cookie })).json();
  assert.equal(available, 13);
  assert.deepEqual(entries.map(({ kind }: { kind: string }) => kind), ["gift", "grant"]);
  const log = await audit.list({ action: "credits_granted", account: id, limit: 10 });
  assert.deepEqual(log.entries.map(({ actor, subject, detail }) => [actor, subject, detail]), [
    [owner.id, id, "7: a broken picture"],
  ]);

  const again = await send(path, { ...form, amount: "8" }, { cookie: owner.cookie });
  assert.equal(again.status, 409);
  assert.match(await again.text(), /has given 7 already/);
});

Deno.test("[admin] a refused form says what is wrong and keeps what was typed", async () => {
  const path = `/admin/accounts/${member.id}/credits`;
  const before = await memory();
  for (const amount of ["0", "1001", "-5", "1.5", "1e3", "", "9".repeat(40)]) {
    const response = await send(path, { amount, reason: "<b>Sorry</b>" }, { cookie: owner.cookie });
    assert.equal(response.status, 400, amount);
    const html = await response.text();
    assert.match(html, /whole number from 1 to 1000/);
    assert.match(html, /value="&lt;b>Sorry|value="&lt;b&gt;Sorry/);
  }
  for (const reason of ["", "   ", "x".repeat(301)]) {
    const response = await send(path, { amount: "5", reason }, { cookie: owner.cookie });
    assert.equal(response.status, 400);
    await response.body?.cancel();
  }
  await assertUnchanged(before);
});

Deno.test("[admin] while the votes are counted a form says when to try again", async () => {
  const key = keys.contest(periodOf(new Date()));
  const { value: contest } = await kv.get(key);
  await kv.set(key, { state: "closing", closedAt: new Date().toISOString() });
  const path = `/admin/reports/${submission}/hide`;
  const { status, headers, body } = await send(path, REASON, { cookie: owner.cookie });
  assert.deepEqual([status, headers.get("Retry-After")], [503, "60"]);
  await body?.cancel();
  await (contest === null ? kv.delete(key) : kv.set(key, contest));
});

Deno.test("[admin] why a form failed is in the log, and not on the page", async () => {
  const { carryOut } = services.moderation;
  services.moderation.carryOut = () => {
    const cause = new Error("disk of the database");
    return Promise.reject(new Failure("unavailable", "Please try again.", { cause }));
  };
  let html = "";
  const lines = await capturedLog(async () => {
    const path = `/admin/reports/${submission}/hide`;
    html = await (await send(path, REASON, { cookie: owner.cookie })).text();
  });
  services.moderation.carryOut = carryOut;
  assert.match(html, /Please try again/);
  assert.doesNotMatch(html, /disk of the database/);
  assert.match(lines.join("\n"), /disk of the database/);
});

Deno.test("[admin] a suspended account is out until the suspension is lifted", async () => {
  const account = await signUp();
  const { id, cookie, username, password } = account;
  const signIn = () => ask("POST", "/api/login", { body: { username, password } });
  const suspended = await send(`/admin/accounts/${id}/suspend`, REASON, { cookie: owner.cookie });
  assert.equal(suspended.status, 303);
  assert.equal((await ask("GET", "/api/user", { cookie })).status, 401);
  const body = { prompt: "a grey cat", style: "realistic" };
  const drawn = await ask("POST", "/api/characters", { cookie, body });
  assert.equal(drawn.status, 401);
  const refused = await signIn();
  assert.equal(refused.status, 403);
  assert.equal((await refused.json()).message, "This account is suspended.");
  const wrong = { username, password: "not the password" };
  assert.equal((await ask("POST", "/api/login", { body: wrong })).status, 401);
  assert.match((await pageAt(`/admin/accounts/${id}`, owner.cookie)).html, /Suspended since/);

  const lifted = await send(`/admin/accounts/${id}/unsuspend`, {}, { cookie: owner.cookie });
  assert.equal(lifted.status, 303);
  assert.equal((await ask("GET", "/api/user", { cookie })).status, 401, "old sessions stay ended");
  assert.equal((await signIn()).status, 200);
  const { entries } = await audit.list({ account: id, limit: 20 });
  const actions = entries.map(({ action }) => action);
  assert.deepEqual(actions.filter((action) => action.includes("suspended")), [
    "unsuspended",
    "suspended",
  ]);
});

Deno.test("[admin] no owner suspends themselves, or makes a password link for another owner", async () => {
  const own = await send(`/admin/accounts/${owner.id}/suspend`, REASON, { cookie: owner.cookie });
  assert.equal(own.status, 409);
  await own.body?.cancel();
  const other = await newOwner();
  const path = `/admin/accounts/${other.id}/password-link`;
  assert.equal((await pageAt(path, owner.cookie)).status, 404);
  const link = await send(path, {}, { cookie: owner.cookie });
  assert.equal(link.status, 404);
  await link.body?.cancel();
});

Deno.test("[admin] a password link is shown once, and is not in the log", async () => {
  const { id } = await signUp();
  const path = `/admin/accounts/${id}/password-link`;
  const response = await send(path, {}, { cookie: owner.cookie });
  assert.equal(response.status, 200);
  assert.equal(response.headers.get("cache-control"), "no-store");
  const token = (await response.text()).match(/reset-password#token=([\w-]+)/)![1]!;
  const { entries } = await audit.list({ account: id, limit: 5 });
  assert.equal(entries[0]!.action, "password_reset_requested");
  assert.equal(entries[0]!.actor, owner.id);
  assert.ok(!JSON.stringify(entries).includes(token));
  assert.ok(!(await pageAt(`/admin/accounts/${id}`, owner.cookie)).html.includes(token));
});

Deno.test("[admin] every session of an account ends at once", async () => {
  const { id, cookie } = await signUp();
  const path = `/admin/accounts/${id}/end-sessions`;
  for (let times = 0; times < 2; times++) {
    assert.equal((await send(path, {}, { cookie: owner.cookie })).status, 303);
  }
  assert.equal((await ask("GET", "/api/user", { cookie })).status, 401);
});

Deno.test("[admin] hostile names and texts stay texts", async () => {
  const attack = "</td><script>alert(1)</script>";
  const { id } = await signUp();
  const path = `/admin/accounts/${id}/suspend`;
  await (await send(path, { reason: attack }, { cookie: owner.cookie })).body?.cancel();
  const query = encodeURIComponent(attack);
  const pages = [
    `/admin/accounts/${id}`,
    "/admin/audit",
    ...["accounts?q", "purchases?q", "audit?account", "audit?action", "audit?cursor"].map((key) =>
      `/admin/${key}=${query}`
    ),
    `/admin?notice=${query}`,
    "/admin?notice=constructor",
  ];
  for (const page of pages) {
    const { status, html } = await pageAt(page, owner.cookie);
    assert.equal(status, 200, page);
    assert.doesNotMatch(html, /<script/, page);
  }
});
