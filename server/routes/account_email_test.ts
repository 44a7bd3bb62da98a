/**
 * The e-mail of an account on a site that sends none. With letters: `tests/fakes/email_test.ts`.
 */
import assert from "node:assert/strict";
import { openTestAccounts } from "../../tests/support/accounts.ts";
import { type Browser, PASSWORD } from "../../tests/support/browser.ts";
import { createAuditLog } from "../audit_log/audit_log.ts";

async function change(browser: Browser, email: string, password = PASSWORD) {
  return await browser.post("/api/account/email", { email, password });
}

Deno.test("without a mail server a new e-mail counts at once, and the old one is free", async () => {
  using product = await openTestAccounts();
  const browser = product.browser();
  await browser.register("felix");
  assert.deepEqual(await (await browser.get("/api/account/email")).json(), {
    email: "felix@example.com",
    verified: false,
    pending: null,
  });
  const response = await change(browser, "Cat@Example.com");
  assert.equal(response.status, 200);
  assert.equal((await response.json()).email, "Cat@Example.com");
  const signIn = async (username: string) =>
    (await product.browser().post("/api/login", { username, password: PASSWORD })).status;
  assert.deepEqual([await signIn("cat@example.com"), await signIn("felix@example.com")], [
    200,
    401,
  ]);
  const other = { username: "tom", email: "FELIX@example.com", password: PASSWORD };
  assert.equal((await product.browser().post("/api/register", other)).status, 201);
  const { entries } = await createAuditLog({
    kv: product.kv,
    now: () => new Date(product.clock.now),
  }).list({ account: 1, action: "email_changed", limit: 9 });
  assert.equal(entries.length, 1);
});

Deno.test("an e-mail that another account has is refused, whatever its case; the user's own is not", async () => {
  using product = await openTestAccounts();
  const browser = product.browser();
  await browser.register("felix");
  await product.browser().register("tom");
  const response = await change(browser, "TOM@example.com");
  assert.equal(response.status, 409);
  assert.deepEqual((await response.json()).issues, [
    { path: "email", message: "Email already exists" },
  ]);
  assert.equal((await change(browser, "FELIX@example.com")).status, 200);
  const again = { username: "felix2", email: "felix@example.com", password: PASSWORD };
  assert.equal((await product.browser().post("/api/register", again)).status, 409);
});

Deno.test("ten accounts verify one e-mail at the same moment: one gets it", async () => {
  using product = await openTestAccounts();
  const browsers = Array.from({ length: 10 }, () => product.browser());
  for (const [n, browser] of browsers.entries()) await browser.register(`felix${n}`);
  const answers = await Promise.all(browsers.map((browser) => change(browser, "one@example.com")));
  const statuses = answers.map(({ status }) => status).toSorted();
  assert.deepEqual(statuses, [200, ...Array(9).fill(409)]);
});

const refused: [what: string, email: string, password: string, field: string][] = [
  ["a wrong password", "cat@example.com", "wrong password", "password"],
  ["no e-mail", "cat", PASSWORD, "email"],
];
for (const [what, email, password, field] of refused) {
  Deno.test(`${what} changes nothing, and the field is named`, async () => {
    using product = await openTestAccounts();
    const browser = product.browser();
    await browser.register("felix");
    const response = await change(browser, email, password);
    assert.equal(response.status, 400);
    assert.equal((await response.json()).issues[0].path, field);
    const state = await (await browser.get("/api/account/email")).json();
    assert.equal(state.email, "felix@example.com");
  });
}

Deno.test("a new e-mail ends the links for a new password that were sent before", async () => {
  using product = await openTestAccounts();
  const browser = product.browser();
  await browser.register("felix");
  const { link } = await product.accounts.passwordLink("felix", "operator");
  await change(browser, "cat@example.com");
  const body = { token: link.match(/#token=([\w-]{43})/)![1], password: "an even better one" };
  assert.equal((await product.browser().post("/api/password/reset", body)).status, 410);
});

Deno.test("without a mail server nothing can be sent again, and no link works", async () => {
  using product = await openTestAccounts();
  const browser = product.browser();
  await browser.register("felix");
  assert.equal((await browser.post("/api/account/email/verification")).status, 409);
  const body = { token: "A".repeat(43) };
  assert.equal((await browser.post("/api/email/verify", body)).status, 410);
});

Deno.test("registrations, sign-ins, failed ones, passwords and exports are in the audit log", async () => {
  using product = await openTestAccounts();
  const browser = product.browser({
    headers: { "user-agent": "Mozilla/5.0 (Windows NT 10.0; rv:145.0) Gecko Firefox/145.0" },
  });
  await browser.register("felix");
  for (const password of ["wrong password", PASSWORD]) {
    await browser.post("/api/login", { username: "felix", password });
  }
  await product.browser().post("/api/login", { username: "tom", password: PASSWORD });
  const change = { currentPassword: PASSWORD, newPassword: "an even better one" };
  await browser.post("/api/account/password", change);
  await (await browser.get("/api/account/export")).bytes();
  const audit = createAuditLog({ kv: product.kv, now: () => new Date(product.clock.now) });
  const { entries } = await audit.list({ limit: 20 });
  const actual = entries.toReversed().map(({ action, actor, subject, detail }) =>
    [action, actor, subject, detail].filter((part) => part !== undefined)
  );
  assert.deepEqual(actual, [
    ["registered", 1, "Firefox on Windows"],
    ["sign_in_failed", null, 1],
    ["sign_in", 1, "Firefox on Windows"],
    ["sign_in_failed", null],
    ["password_changed", 1],
    ["data_exported", 1],
  ]);
});
