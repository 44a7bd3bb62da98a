import assert from "node:assert/strict";
import { createPasswords, type Passwords } from "../accounts/passwords.ts";
import { openTestAccounts } from "../../tests/support/accounts.ts";
import { PLAIN_PASSWORDS } from "../../tests/support/passwords.ts";
import { PASSWORD } from "../../tests/support/browser.ts";

const FELIX = { username: "felix", email: "felix@example.com", password: PASSWORD };
const SIGN_IN = { username: "felix", password: PASSWORD };
const NO_LIMITS = { SIGN_INS_PER_MINUTE: "0", REGISTRATIONS_PER_HOUR: "0" };

Deno.test("registered, signed in with 6 credits, signed out, signed in again", async () => {
  using product = await openTestAccounts({ passwords: createPasswords() });
  const browser = product.browser();
  assert.equal((await browser.get("/api/user")).status, 401);

  const registered = await browser.post("/api/register", FELIX);
  assert.equal(registered.status, 201);
  const user = { id: 1, username: "felix", remainingGenerations: 6 };
  assert.deepEqual(await registered.json(), user);
  assert.deepEqual(await (await browser.get("/api/user")).json(), user);

  const cookie = new Map(browser.cookies);
  const loggedOut = await browser.post("/api/logout");
  assert.equal(loggedOut.status, 204);
  assert.equal(loggedOut.headers.get("clear-site-data"), '"cache"');
  assert.equal(browser.cookies.size, 0);
  for (const [name, value] of cookie) browser.cookies.set(name, value);
  assert.equal((await browser.get("/api/user")).status, 401, "the old cookie is dead");

  const loggedIn = await browser.post("/api/login", { ...SIGN_IN, username: " FELIX " });
  assert.equal(loggedIn.status, 200);
  assert.deepEqual(await loggedIn.json(), user);
  assert.equal((await browser.get("/api/user")).status, 200);
});

Deno.test("the token is in the cookie and nowhere else, the database has only its hash", async () => {
  using product = await openTestAccounts({ passwords: createPasswords() });
  const browser = product.browser();
  const body = await (await browser.post("/api/register", FELIX)).text();
  const token = [...browser.cookies.values()][0]!;
  const rows = Deno.inspect(await Array.fromAsync(product.kv.list({ prefix: [] })), {
    depth: Infinity,
    iterableLimit: Infinity,
    strAbbreviateSize: Infinity,
  });
  assert(rows.includes(FELIX.username));
  assert(!body.includes(token));
  assert(!rows.includes(token));
  assert(!rows.includes(PASSWORD));
});

Deno.test("signing out without a session is fine", async () => {
  using product = await openTestAccounts();
  assert.equal((await product.browser().post("/api/logout")).status, 204);
});

Deno.test("a name or an address that exists is a conflict, whatever its case", async () => {
  using product = await openTestAccounts();
  await product.browser().post("/api/register", FELIX);
  const conflicts: [changes: object, path: string, message: string][] = [
    [{ username: "FELIX", email: "new@example.com" }, "username", "Username already exists"],
    [{ username: "new", email: "Felix@Example.com" }, "email", "Email already exists"],
  ];
  for (const [changes, path, message] of conflicts) {
    const browser = product.browser();
    const response = await browser.post("/api/register", { ...FELIX, ...changes });
    assert.equal(response.status, 409);
    assert.deepEqual(await response.json(), { message, issues: [{ path, message }] });
    assert.equal(browser.cookies.size, 0);
  }
});

Deno.test("20 simultaneous registrations of one name: one account, 19 conflicts", async () => {
  using product = await openTestAccounts({ variables: NO_LIMITS });
  const responses = await Promise.all(
    Array.from({ length: 20 }, () => product.browser().post("/api/register", FELIX)),
  );
  const statuses = responses.map(({ status }) => status).sort();
  assert.deepEqual(statuses, [201, ...Array(19).fill(409)]);
  assert.equal((await Array.fromAsync(product.kv.list({ prefix: ["users"] }))).length, 1);
});

Deno.test("a common password is refused and nothing is written", async () => {
  using product = await openTestAccounts({ variables: NO_LIMITS });
  const response = await product.browser()
    .post("/api/register", { ...FELIX, password: "Password1" });
  assert.equal(response.status, 400);
  assert.deepEqual((await response.json()).issues[0].path, "password");
  const rows = await Array.fromAsync(product.kv.list({ prefix: [] }));
  // The attempt counts towards the limit of the whole site.
  assert.deepEqual(rows.map(({ key }) => key[0]), ["site_attempts"]);
});

Deno.test("an unknown name and a wrong password get the same answer after the same work", async () => {
  const compared: (string | undefined)[] = [];
  const passwords: Passwords = {
    ...PLAIN_PASSWORDS,
    matches: (password, hash) => {
      compared.push(hash);
      return PLAIN_PASSWORDS.matches(password, hash);
    },
  };
  using product = await openTestAccounts({ passwords });
  await product.browser().post("/api/register", FELIX);
  const answers = [];
  for (const username of ["felix", "unknown"]) {
    const browser = product.browser();
    const response = await browser.post("/api/login", { username, password: "wrong password" });
    assert.equal(browser.cookies.size, 0);
    answers.push({ status: response.status, body: await response.text() });
  }
  assert.deepEqual(answers[0], {
    status: 401,
    body: JSON.stringify({ message: "Invalid username or password" }),
  });
  assert.deepEqual(answers[1], answers[0]);
  assert.deepEqual(compared, [`plain ${PASSWORD}`, undefined]);
});

Deno.test("signing in makes a new session and ends the one the browser had", async () => {
  using product = await openTestAccounts();
  const browser = product.browser();
  await browser.post("/api/register", FELIX);
  const thief = product.browser();
  for (const [name, value] of browser.cookies) thief.cookies.set(name, value);
  await browser.post("/api/login", SIGN_IN);
  assert.notDeepEqual(browser.cookies, thief.cookies);
  assert.equal((await browser.get("/api/user")).status, 200);
  assert.equal((await thief.get("/api/user")).status, 401);
});

Deno.test("an offensive username is refused before anything is counted or hashed", async () => {
  using product = await openTestAccounts();
  const browser = product.browser();
  for (const username of ["big_fucker", "Fuck.You", "asshole1"]) {
    const refused = await browser.post("/api/register", { ...FELIX, username });
    assert.equal(refused.status, 400, username);
    const { message, issues } = await refused.json();
    assert.match(message, /in your username is not for everybody/);
    assert.equal(issues[0].path, "username");
  }
  assert.equal(
    (await browser.post("/api/register", { ...FELIX, username: "cockatoo" })).status,
    201,
  );
});
