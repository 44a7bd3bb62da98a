import assert from "node:assert/strict";
import { openTestAccounts, type TestAccounts } from "../../tests/support/accounts.ts";
import { type Browser, PASSWORD } from "../../tests/support/browser.ts";

const NEW_PASSWORD = "an even better one";

async function signedIn(product: TestAccounts): Promise<Browser> {
  const browser = product.browser();
  await browser.post("/api/login", { username: "felix", password: PASSWORD });
  return browser;
}

async function status(browser: Browser): Promise<number> {
  return (await browser.get("/api/user")).status;
}

const calls: [method: "get" | "post" | "delete", path: string][] = [
  ["post", "/api/account/password"],
  ["get", "/api/account/passkeys"],
  ["post", "/api/account/passkeys/options"],
  ["post", "/api/account/passkeys"],
  ["delete", "/api/account/passkeys/AAAA"],
  ["get", "/api/account/email"],
  ["post", "/api/account/email"],
  ["post", "/api/account/email/verification"],
  ["get", "/api/account/sessions"],
  ["delete", "/api/account/sessions/1"],
  ["post", "/api/account/sessions/end-others"],
  ["get", "/api/account/export"],
  ["post", "/api/account/delete"],
];
for (const [method, path] of calls) {
  Deno.test(`a guest gets 401 from ${method.toUpperCase()} ${path}`, async () => {
    using product = await openTestAccounts();
    const response = await product.browser()[method](path);
    assert.equal(response.status, 401);
    assert.deepEqual(await response.json(), { message: "Please sign in first." });
  });
}

Deno.test("a new password ends every other session, a copy of this one included", async () => {
  using product = await openTestAccounts();
  const browser = product.browser();
  await browser.register("felix");
  const other = await signedIn(product);
  const thief = product.browser();
  for (const [name, value] of browser.cookies) thief.cookies.set(name, value);

  const change = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
  const response = await browser.post("/api/account/password", change);
  assert.equal(response.status, 204);
  assert.deepEqual([await status(browser), await status(other), await status(thief)], [
    200,
    401,
    401,
  ]);
  assert.equal((await (await browser.get("/api/account/sessions")).json()).length, 1);
  const [before, after] = await Promise.all(
    [PASSWORD, NEW_PASSWORD].map((password) =>
      product.browser().post("/api/login", { username: "felix", password })
    ),
  );
  assert.deepEqual([before!.status, after!.status], [401, 200]);
});

const refused: [what: string, body: object, field: string, message: RegExp][] = [
  [
    "a wrong current password",
    { currentPassword: "wrong password", newPassword: NEW_PASSWORD },
    "currentPassword",
    /not your current password/,
  ],
  [
    "a common password",
    { currentPassword: PASSWORD, newPassword: "Football" },
    "newPassword",
    /most common/,
  ],
  [
    "a short password",
    { currentPassword: PASSWORD, newPassword: "1234567" },
    "newPassword",
    /at least 8/,
  ],
];
for (const [what, body, field, message] of refused) {
  Deno.test(`${what} changes nothing, and the field is named`, async () => {
    using product = await openTestAccounts();
    const browser = product.browser();
    await browser.register("felix");
    const response = await browser.post("/api/account/password", body);
    assert.equal(response.status, 400);
    const { issues } = await response.json();
    assert.equal(issues[0].path, field);
    assert.match(issues[0].message, message);
    assert.equal(await status(browser), 200);
    assert.equal(await status(await signedIn(product)), 200);
  });
}

Deno.test("a stolen session does not allow guessing the password", async () => {
  using product = await openTestAccounts();
  const browser = product.browser();
  await browser.register("felix");
  for (let n = 0; n < 5; n++) {
    await browser.post("/api/account/delete", { password: `wrong ${n}...` });
    const change = { currentPassword: `wrong ${n}...`, newPassword: NEW_PASSWORD };
    await browser.post("/api/account/password", change);
  }
  const response = await browser.post("/api/account/delete", { password: PASSWORD });
  assert.equal(response.status, 429);
  assert.equal(response.headers.get("retry-after"), "60");
});

Deno.test("an account that other writers keep changing: 503, and when to try again", async () => {
  using product = await openTestAccounts();
  const browser = product.browser();
  await browser.register("felix");
  const begin = product.kv.atomic.bind(product.kv);
  product.kv.atomic = () => {
    const operation = begin();
    const set = operation.set.bind(operation);
    operation.set = (key, value, options) => {
      if (key[0] === "users") operation.commit = () => Promise.resolve({ ok: false });
      return set(key, value, options);
    };
    return operation;
  };
  const answers = await Promise.all([
    browser.post("/api/account/password", { currentPassword: PASSWORD, newPassword: NEW_PASSWORD }),
    browser.post("/api/account/email", { email: "tom@example.com", password: PASSWORD }),
    browser.post("/api/account/sessions/end-others"),
  ]);
  for (const { status, headers, body } of answers) {
    assert.deepEqual([status, headers.get("Retry-After")], [503, "1"]);
    await body?.cancel();
  }
});
