import assert from "node:assert/strict";
import { openTestAccounts, type TestAccounts } from "../../tests/support/accounts.ts";
import { PASSWORD } from "../../tests/support/browser.ts";
import { createAuditLog } from "../audit_log/audit_log.ts";

const NEW_PASSWORD = "an even better one";
const HOUR_MS = 3_600_000;

async function withFelix(): Promise<TestAccounts> {
  const product = await openTestAccounts();
  await product.browser().register("felix");
  return product;
}

async function newToken({ accounts }: TestAccounts, name = "felix"): Promise<string> {
  return (await accounts.passwordLink(name, "operator")).link.match(/#token=([\w-]{43})/)![1]!;
}

async function reset(product: TestAccounts, token: string, password = NEW_PASSWORD) {
  return await product.browser().post("/api/password/reset", { token, password });
}

async function signIn(product: TestAccounts, password: string): Promise<number> {
  const body = { username: "felix", password };
  return (await product.browser().post("/api/login", body)).status;
}

Deno.test("a link works once", async () => {
  using product = await withFelix();
  const token = await newToken(product);
  assert.equal((await reset(product, token)).status, 204);
  assert.deepEqual(await Array.fromAsync(product.kv.list({ prefix: ["password_links"] })), []);
  const again = await reset(product, token, "yet another password");
  assert.equal(again.status, 410);
  assert.deepEqual(await again.json(), {
    message: "This link has been used already, or its hour is over.",
  });
  assert.deepEqual([await signIn(product, PASSWORD), await signIn(product, NEW_PASSWORD)], [
    401,
    200,
  ]);
});

Deno.test("of ten simultaneous uses of one link one sets the password", async () => {
  using product = await withFelix();
  const token = await newToken(product);
  const passwords = Array.from({ length: 10 }, (_, n) => `${NEW_PASSWORD} ${n}`);
  const answers = await Promise.all(passwords.map((password) => reset(product, token, password)));
  const statuses = answers.map(({ status }) => status);
  assert.deepEqual(statuses.toSorted(), [204, ...Array(9).fill(410)]);
  assert.equal(await signIn(product, passwords[statuses.indexOf(204)]!), 200);
});

for (const [lateMs, status] of [[-1, 204], [0, 410]] as const) {
  Deno.test(`a link used ${-lateMs} ms before its hour is over: ${status}`, async () => {
    using product = await withFelix();
    const token = await newToken(product);
    product.clock.now += HOUR_MS + lateMs;
    assert.equal((await reset(product, token)).status, status);
  });
}

Deno.test("a new password ends the links from before", async () => {
  using product = await openTestAccounts();
  const browser = product.browser();
  await browser.register("felix");
  const [first, second] = [await newToken(product), await newToken(product)];
  const change = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
  assert.equal((await browser.post("/api/account/password", change)).status, 204);
  assert.equal((await reset(product, first)).status, 410);
  const third = await newToken(product);
  assert.equal((await reset(product, third, "a third one of mine")).status, 204);
  assert.equal((await reset(product, second)).status, 410);
});

Deno.test("a deleted account leaves no link that works", async () => {
  using product = await openTestAccounts();
  const browser = product.browser();
  await browser.register("felix");
  const token = await newToken(product);
  await browser.post("/api/account/delete", { password: PASSWORD });
  await product.browser().register("felix");
  assert.equal((await reset(product, token)).status, 410);
});

const weak: [password: string, message: RegExp][] = [
  ["1234567", /at least 8/],
  ["Password1", /most common/],
];
for (const [password, message] of weak) {
  Deno.test(`"${password}" is refused and the link still works`, async () => {
    using product = await withFelix();
    const token = await newToken(product);
    const response = await reset(product, token, password);
    assert.equal(response.status, 400);
    const { issues } = await response.json();
    assert.equal(issues[0].path, "password");
    assert.match(issues[0].message, message);
    assert.equal((await reset(product, token)).status, 204);
  });
}

for (const token of ["", "x", "A".repeat(43), "A".repeat(5_000)]) {
  Deno.test(`${token.length} characters that are no token: 410`, async () => {
    using product = await withFelix();
    assert.equal((await reset(product, token)).status, 410);
  });
}

Deno.test("the database contains no usable password link", async () => {
  using product = await withFelix();
  const token = await newToken(product);
  const rows = await Array.fromAsync(product.kv.list({ prefix: [] }));
  assert.ok(!Deno.inspect(rows, { depth: 9, strAbbreviateSize: 10_000 }).includes(token));
});

Deno.test("every request and every new password is in the audit log", async () => {
  using product = await withFelix();
  await reset(product, await newToken(product));
  const now = () => new Date(product.clock.now);
  const { entries } = await createAuditLog({ kv: product.kv, now }).list({ account: 1, limit: 9 });
  const seen = entries.map(({ action, actor, subject }) => [action, actor, subject]);
  assert.deepEqual(seen.slice(0, 2), [
    ["password_reset", 1, undefined],
    ["password_reset_requested", "operator", 1],
  ]);
});

Deno.test("the operator learns that a name does not exist", async () => {
  using product = await withFelix();
  await assert.rejects(product.accounts.passwordLink("tom", "operator"), /no account "tom"/);
  const { username, expiresAt } = await product.accounts.passwordLink("FELIX@example.com", 1);
  assert.deepEqual([username, expiresAt], [
    "felix",
    new Date(product.clock.now + HOUR_MS).toISOString(),
  ]);
});

Deno.test("without a mail server a lost password is answered in the same way, and nothing is written", async () => {
  using product = await withFelix();
  const links = () => Array.fromAsync(product.kv.list({ prefix: ["password_links"] }));
  for (const usernameOrEmail of ["felix", "tom"]) {
    const response = await product.browser().post("/api/password/forgot", { usernameOrEmail });
    assert.equal(response.status, 202);
  }
  assert.deepEqual(await links(), []);
});

Deno.test("lost passwords are counted by name, known or not, and by address", async () => {
  using product = await withFelix();
  const forget = (usernameOrEmail: string, clientAddress: string) =>
    product.browser({ clientAddress }).post("/api/password/forgot", { usernameOrEmail });
  for (const name of ["felix", "tom"]) {
    for (let n = 0; n < 5; n++) {
      assert.equal((await forget(name, `192.0.2.${n}`)).status, 202);
    }
    const response = await forget(name.toUpperCase(), "198.51.100.1");
    assert.equal(response.status, 429, name);
    assert.equal(response.headers.get("retry-after"), "3600");
  }
  const statuses = [];
  for (let n = 0; n < 41; n++) statuses.push((await forget(`cat${n}`, "203.0.113.1")).status);
  assert.deepEqual(statuses, [...Array(40).fill(202), 429]);
  product.clock.now += HOUR_MS;
  assert.equal((await forget("felix", "203.0.113.1")).status, 202);
});

Deno.test("an e-mail signs in like the username, whatever its case", async () => {
  using product = await withFelix();
  for (const username of ["felix@example.com", "FELIX@Example.com"]) {
    const response = await product.browser().post("/api/login", { username, password: PASSWORD });
    assert.equal(response.status, 200);
    assert.equal((await response.json()).username, "felix");
  }
  const wrong = { username: "tom@example.com", password: PASSWORD };
  const response = await product.browser().post("/api/login", wrong);
  assert.equal(response.status, 401);
  assert.deepEqual(await response.json(), { message: "Invalid username or password" });
});
