import assert from "node:assert/strict";
import { unzipSync } from "fflate";
import type { SessionSummary } from "../accounts/sessions.ts";
import {
  type Browser,
  DAY_MS,
  openTestAccounts,
  PASSWORD,
  type TestAccounts,
} from "../accounts/test_accounts.ts";
import { keys } from "../store/keys.ts";

const NEW_PASSWORD = "an even better one";
const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0";

async function signedIn(product: TestAccounts, username = "felix"): Promise<Browser> {
  const browser = product.browser({ headers: { "user-agent": FIREFOX } });
  await browser.post("/api/login", { username, password: PASSWORD });
  return browser;
}

async function sessionsOf(browser: Browser): Promise<SessionSummary[]> {
  return await (await browser.get("/api/account/sessions")).json();
}

async function status(browser: Browser): Promise<number> {
  return (await browser.get("/api/user")).status;
}

const calls: [method: "get" | "post" | "delete", path: string][] = [
  ["post", "/api/account/password"],
  ["get", "/api/account/sessions"],
  ["delete", "/api/account/sessions/1"],
  ["post", "/api/account/sessions/end-others"],
  ["get", "/api/account/export"],
  ["post", "/api/account/delete"],
];
for (const [method, path] of calls) {
  Deno.test(`a visitor gets 401 from ${method.toUpperCase()} ${path}`, async () => {
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
  assert.equal((await sessionsOf(browser)).length, 1);
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

Deno.test("whoever got hold of a session cannot go on to guess the password", async () => {
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

Deno.test("sessions are listed in words, without anything that opens them", async () => {
  using product = await openTestAccounts();
  const first = product.browser();
  await first.register("felix");
  product.clock.now += 3 * DAY_MS;
  const second = await signedIn(product);
  const [newest, oldest, ...none] = await sessionsOf(second);
  assert.deepEqual(none, []);
  const { id, ...shown } = newest!;
  assert.match(id, /^[0-9A-Z]{26}$/);
  assert.deepEqual(shown, {
    device: "Firefox on Linux",
    current: true,
    signedInAt: "2026-11-23T12:00:00.000Z",
    lastUsed: "2026-11-23",
  });
  assert.equal(oldest!.current, false);
  assert.equal(oldest!.lastUsed, "2026-11-20");
});

Deno.test("one session is ended, the others go on", async () => {
  using product = await openTestAccounts();
  const first = product.browser();
  await first.register("felix");
  const second = await signedIn(product);
  const { id } = (await sessionsOf(first)).find(({ current }) => !current)!;
  assert.equal((await first.delete(`/api/account/sessions/${id}`)).status, 204);
  assert.deepEqual([await status(first), await status(second)], [200, 401]);
  assert.equal((await first.delete(`/api/account/sessions/${id}`)).status, 404);
});

Deno.test("ending the session one is in is signing out", async () => {
  using product = await openTestAccounts();
  const browser = product.browser();
  await browser.register("felix");
  const [{ id }] = await sessionsOf(browser) as [SessionSummary];
  await browser.delete(`/api/account/sessions/${id}`);
  assert.equal(browser.cookies.size, 0);
});

Deno.test("somebody else's session answers like none at all", async () => {
  using product = await openTestAccounts();
  const felix = product.browser();
  await felix.register("felix");
  const tom = product.browser();
  await tom.register("tom");
  const [{ id }] = await sessionsOf(felix) as [SessionSummary];
  const foreign = await tom.delete(`/api/account/sessions/${id}`);
  const absent = await tom.delete("/api/account/sessions/01ARZ3NDEKTSV4RRFFQ69G5FAV");
  assert.deepEqual([foreign.status, await foreign.text()], [absent.status, await absent.text()]);
  assert.equal(foreign.status, 404);
  assert.equal(await status(felix), 200);
});

Deno.test("all other sessions are ended at once", async () => {
  using product = await openTestAccounts();
  const browser = product.browser();
  await browser.register("felix");
  const others = [await signedIn(product), await signedIn(product)];
  assert.equal((await browser.post("/api/account/sessions/end-others")).status, 204);
  assert.equal(await status(browser), 200);
  for (const other of others) assert.equal(await status(other), 401);
  assert.equal((await sessionsOf(browser)).length, 1);
});

Deno.test("the export has everything of one's own, nothing of others, and no secret", async () => {
  using product = await openTestAccounts();
  const browser = product.browser();
  await browser.register("felix");
  const tom = product.browser();
  await tom.register("tom");
  const prompt = '"><img src=x onerror=1>\u2028${7*7}';
  const picture = await product.draw(1, prompt);
  const swept = await product.draw(1, "a cat nobody saved");
  product.images.delete(swept.imageKey);
  await product.draw(2, "a cat of tom");

  const response = await browser.get("/api/account/export");
  assert.equal(response.status, 200);
  assert.equal(response.headers.get("content-type"), "application/zip");
  assert.equal(
    response.headers.get("content-disposition"),
    'attachment; filename="purrtrait-felix.zip"',
  );
  const files = unzipSync(await response.bytes());
  assert.deepEqual(Object.keys(files).sort(), [
    "account.json",
    "credits.json",
    "pictures.json",
    picture.imageKey,
    "sessions.json",
  ]);
  assert.deepEqual(files[picture.imageKey], product.images.get(picture.imageKey));
  const read = (name: string) => JSON.parse(new TextDecoder().decode(files[name]));
  assert.deepEqual(read("account.json"), {
    id: 1,
    username: "felix",
    email: "felix@example.com",
    isPremium: false,
    createdAt: "2026-11-20T12:00:00.000Z",
  });
  const { entries, ...balance } = read("credits.json");
  assert.deepEqual(balance, { available: 4, held: 0 });
  assert.deepEqual(entries.map(({ amount }: { amount: number }) => amount), [-1, -1, 6]);
  const { id: _, imageKey: file, ...rest } = picture;
  assert.deepEqual(read("pictures.json")[0], { ...rest, file, alt: `A picture of ${prompt}.` });
  assert.equal(read("pictures.json")[1].file, undefined);
  const everything = Object.values(files).map((bytes) => new TextDecoder().decode(bytes)).join();
  assert.doesNotMatch(everything, /tom|plain correct|hash/i);
  assert(!everything.includes([...browser.cookies.values()][0]!));
});

Deno.test("deleting needs the password", async () => {
  using product = await openTestAccounts();
  const browser = product.browser();
  await browser.register("felix");
  const response = await browser.post("/api/account/delete", { password: "wrong password" });
  assert.equal(response.status, 400);
  assert.equal((await response.json()).issues[0].path, "password");
  assert.equal(await status(browser), 200);
});

Deno.test("a deleted account leaves nothing, and its name is free again", async () => {
  using product = await openTestAccounts({ variables: { SIGN_INS_PER_MINUTE: "0" } });
  const tom = product.browser();
  await tom.register("tom");
  await product.draw(1, "a cat of tom");
  const untouched = await Array.fromAsync(product.kv.list({ prefix: [] }), ({ key }) => key);

  const browser = product.browser();
  await browser.register("felix");
  const other = await signedIn(product);
  for (const prompt of ["one", "two", "three"]) await product.draw(2, prompt);
  const cookie = new Map(browser.cookies);
  const response = await browser.post("/api/account/delete", { password: PASSWORD });
  assert.equal(response.status, 204);
  assert.equal(browser.cookies.size, 0);

  for (const [name, value] of cookie) browser.cookies.set(name, value);
  assert.deepEqual([await status(browser), await status(other), await status(tom)], [
    401,
    401,
    200,
  ]);
  assert.equal(product.images.size, 1);
  const left = await Array.fromAsync(product.kv.list({ prefix: [] }), ({ key }) => key);
  assert.deepEqual(left, untouched);
  assert.equal(await status(await signedIn(product)), 401);
  const again = await product.browser().register("felix");
  assert.deepEqual(await again.json(), { id: 3, username: "felix", remainingGenerations: 6 });
});

Deno.test("a deletion that a crash interrupted is finished by the sweeper", async () => {
  using product = await openTestAccounts();
  const browser = product.browser();
  await browser.register("felix");
  await product.draw(1, "a cat");
  const { remove } = product.imageStore;
  product.imageStore.remove = () => Promise.reject(new Error("the storage is gone"));
  assert.equal((await browser.post("/api/account/delete", { password: PASSWORD })).status, 500);
  assert.equal(await status(browser), 401, "the account is gone all the same");
  assert((await product.kv.get(keys.deletion(1))).value);

  product.imageStore.remove = remove;
  await product.accounts.sweep();
  assert.equal(product.images.size, 0);
  for (const table of ["deletions", "ledger", "generations", "idempotency", "sessions"]) {
    assert.deepEqual(await Array.fromAsync(product.kv.list({ prefix: [table] })), [], table);
  }
});
