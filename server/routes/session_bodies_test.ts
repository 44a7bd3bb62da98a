import assert from "node:assert/strict";
import { createPasswords } from "../accounts/passwords.ts";
import { openTestAccounts } from "../../tests/support/accounts.ts";
import { PASSWORD } from "../../tests/support/browser.ts";
import { findUserByName } from "../store/accounts/users.ts";

const FELIX = { username: "felix", email: "felix@example.com", password: PASSWORD };

const badBodies: [what: string, body: unknown, status: number][] = [
  ["a list as username", { ...FELIX, username: ["felix"] }, 400],
  ["an object as password", { ...FELIX, password: { length: 10 } }, 400],
  ["a number as password", { ...FELIX, password: 1234567890 }, 400],
  ["null", null, 400],
  ["a list", [], 400],
  ["no JSON", "{", 400],
  ["NaN", '{"username":NaN}', 400],
  ["a deep nest", "[".repeat(4_000) + "]".repeat(4_000), 400],
  ["a password of 1 MB", { ...FELIX, password: "x".repeat(1024 * 1024) }, 413],
  ["a password of 257 characters", { ...FELIX, password: "x".repeat(257) }, 400],
];
for (const [what, body, status] of badBodies) {
  Deno.test(`${what} answers ${status} before anything is hashed`, async () => {
    const hashed = () => assert.fail("a password was hashed");
    using product = await openTestAccounts({
      passwords: { admit: () => {}, hash: hashed, matches: hashed },
    });
    for (const path of ["/api/register", "/api/login"]) {
      const response = await product.browser().post(path, body);
      assert.equal(response.status, status);
      assert.equal(typeof (await response.json()).message, "string");
    }
    assert.deepEqual(await Array.fromAsync(product.kv.list({ prefix: [] })), []);
  });
}

Deno.test("the longest username, address and password fit into a request", async () => {
  using product = await openTestAccounts({ passwords: createPasswords() });
  const password = "🐱".repeat(256);
  const body = { username: "a".repeat(32), email: `${"a".repeat(60)}@example.com`, password };
  const escaped = JSON.stringify(body).replace(
    /[\ud800-\udfff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16)}`,
  );
  assert.equal((await product.browser().post("/api/register", escaped)).status, 201);
  const { username } = body;
  assert.equal((await product.browser().post("/api/login", { username, password })).status, 200);
});

Deno.test("fields that clients may not set are ignored", async () => {
  using product = await openTestAccounts();
  const more = '"id":99,"remainingGenerations":999,"isPremium":true,"passwordHash":"x",' +
    '"sessionEra":-1,"createdAt":"1970","role":"admin","__proto__":{"isPremium":true},';
  const body = JSON.stringify(FELIX).replace("{", `{${more}`);
  const response = await product.browser().post("/api/register", body);
  assert.deepEqual(await response.json(), { id: 1, username: "felix", remainingGenerations: 6 });
  const { passwordHash, ...row } = (await findUserByName(product.kv, "felix"))!;
  assert.equal(passwordHash, `plain ${PASSWORD}`);
  assert.deepEqual(row, {
    id: 1,
    username: "felix",
    email: "felix@example.com",
    sessionEra: 0,
    createdAt: "2026-11-20T12:00:00.000Z",
  });
});

const texts = ["${7*7}", "'; DROP TABLE users", "a\u2028b", "javascript:alert(1)", "</script>"];
for (const text of texts) {
  Deno.test(`as a name to sign in with, ${JSON.stringify(text)} is just an unknown name`, async () => {
    using product = await openTestAccounts();
    const response = await product.browser()
      .post("/api/login", { username: text, password: text.padEnd(8, "x") });
    assert.equal(response.status, 401);
  });
}
