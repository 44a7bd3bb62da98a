import assert from "node:assert/strict";
import { openTestAccounts } from "../../tests/support/accounts.ts";
import { newToken } from "../accounts/secret_token.ts";
import { DAY_MS } from "../../lib/durations.ts";

const HTTPS = "__Host-session";

Deno.test("over https the cookie is for this host alone, out of reach of scripts", async () => {
  using product = await openTestAccounts();
  const response = await product.browser().register("felix");
  const [cookie, ...others] = response.headers.getSetCookie();
  assert.deepEqual(others, []);
  const [pair, ...attributes] = cookie!.split("; ");
  assert.match(pair!, /^__Host-session=[A-Za-z0-9_-]{43}$/);
  assert.deepEqual(attributes.sort(), [
    "HttpOnly",
    "Max-Age=2592000",
    "Path=/",
    "SameSite=Lax",
    "Secure",
  ]);
});

Deno.test("over http on this machine it has no prefix, because browsers would refuse it", async () => {
  using product = await openTestAccounts({ variables: { APP_URL: "http://localhost:8000" } });
  const browser = product.browser();
  const cookie = (await browser.register("felix")).headers.get("set-cookie")!;
  assert.match(cookie, /^session=[A-Za-z0-9_-]{43}; .*HttpOnly; SameSite=Lax$/);
  assert.doesNotMatch(cookie, /Secure|Domain/);
  assert.equal((await browser.get("/api/user")).status, 200);
});

const refused: [what: string, cookie: string][] = [
  ["no token", ""],
  ["an invented token", newToken()],
  ["a text", "felix"],
  ["a long text", "x".repeat(4_000)],
  ["a hash instead of the token", "a".repeat(64)],
];
for (const [what, cookie] of refused) {
  Deno.test(`${what} in the cookie is a guest`, async () => {
    using product = await openTestAccounts();
    const browser = product.browser();
    browser.cookies.set(HTTPS, cookie);
    const response = await browser.get("/api/user");
    assert.equal(response.status, 401);
    assert.deepEqual(await response.json(), { message: "Please sign in first." });
  });
}

Deno.test("a token changed in one place opens nothing", async () => {
  using product = await openTestAccounts();
  const browser = product.browser();
  await browser.register("felix");
  const token = browser.cookies.get(HTTPS)!;
  browser.cookies.set(HTTPS, (token.startsWith("A") ? "B" : "A") + token.slice(1));
  assert.equal((await browser.get("/api/user")).status, 401);
});

Deno.test("a cookie set before signing in is never adopted", async () => {
  using product = await openTestAccounts();
  const planted = newToken();
  const browser = product.browser();
  browser.cookies.set(HTTPS, planted);
  await browser.register("felix");
  assert.notEqual(browser.cookies.get(HTTPS), planted);
  const attacker = product.browser();
  attacker.cookies.set(HTTPS, planted);
  assert.equal((await attacker.get("/api/user")).status, 401);
});

Deno.test("used at least every 30 days a session lives on, and the cookie with it", async () => {
  using product = await openTestAccounts();
  const browser = product.browser();
  await browser.register("felix");
  product.clock.now += DAY_MS - 1;
  assert.equal((await browser.get("/api/user")).headers.get("set-cookie"), null);
  product.clock.now += 1;
  assert.match((await browser.get("/api/user")).headers.get("set-cookie")!, /Max-Age=2592000/);
  assert.equal((await browser.get("/api/user")).headers.get("set-cookie"), null);
  product.clock.now += 30 * DAY_MS - 1;
  assert.equal((await browser.get("/api/user")).status, 200);
  product.clock.now += 30 * DAY_MS;
  assert.equal((await browser.get("/api/user")).status, 401);
});

Deno.test("after 90 days a session ends, however often it was used", async () => {
  using product = await openTestAccounts();
  const browser = product.browser();
  await browser.register("felix");
  let lastCookie = "";
  for (let day = 10; day < 90; day += 10) {
    product.clock.now += 10 * DAY_MS;
    const response = await browser.get("/api/user");
    assert.equal(response.status, 200, `day ${day}`);
    lastCookie = response.headers.get("set-cookie") ?? lastCookie;
  }
  assert.match(lastCookie, new RegExp(`Max-Age=${10 * 24 * 60 * 60};`));
  product.clock.now += 10 * DAY_MS;
  assert.equal((await browser.get("/api/user")).status, 401);
});

Deno.test("a renewal does not bring back the cookie that signing out clears", async () => {
  using product = await openTestAccounts();
  const browser = product.browser();
  await browser.register("felix");
  product.clock.now += 2 * DAY_MS;
  const cookies = (await browser.post("/api/logout")).headers.getSetCookie();
  assert.equal(cookies.length, 1);
  assert.match(
    cookies[0]!,
    /^__Host-session=; Max-Age=0; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
});

Deno.test("answers of the API are not cached", async () => {
  using product = await openTestAccounts();
  const browser = product.browser();
  const answers = [await browser.get("/api/user"), await browser.register("felix")];
  for (const path of ["/api/user", "/api/user/credits", "/api/account/sessions"]) {
    answers.push(await browser.get(path));
  }
  answers.push(await browser.post("/api/logout"), await browser.post("/api/login", "{"));
  for (const { headers } of answers) assert.equal(headers.get("cache-control"), "no-store");
});
