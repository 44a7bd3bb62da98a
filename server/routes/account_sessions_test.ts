import assert from "node:assert/strict";
import type { SessionSummary } from "../../lib/session_summary.ts";
import { openTestAccounts, type TestAccounts } from "../../tests/support/accounts.ts";
import { type Browser, PASSWORD } from "../../tests/support/browser.ts";
import type { SessionRow } from "../store/accounts/sessions.ts";
import { DAY_MS } from "../../lib/durations.ts";

const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0";

async function signedIn(product: TestAccounts): Promise<Browser> {
  const browser = product.browser({ headers: { "user-agent": FIREFOX } });
  await browser.post("/api/login", { username: "felix", password: PASSWORD });
  return browser;
}

async function sessionsOf(browser: Browser): Promise<SessionSummary[]> {
  return await (await browser.get("/api/account/sessions")).json();
}

async function status(browser: Browser): Promise<number> {
  return (await browser.get("/api/user")).status;
}

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
    network: "192.0.2.…",
  });
  assert.equal(oldest!.current, false);
  assert.equal(oldest!.lastUsed, "2026-11-20");
});

Deno.test("each session names the network of its last use, and moves with it", async () => {
  using product = await openTestAccounts();
  const home = product.browser();
  await home.register("felix");
  product.clock.now += 1000;
  const travelling = product.browser({ clientAddress: "203.0.113.77" });
  await travelling.post("/api/login", { username: "felix", password: PASSWORD });
  const networks = async () => (await sessionsOf(home)).map(({ network }) => network);
  assert.deepEqual(await networks(), ["203.0.113.…", "192.0.2.…"]);

  const abroad = product.browser({ clientAddress: "2001:db8:1:2a3b::1" });
  for (const [name, value] of travelling.cookies) abroad.cookies.set(name, value);
  await abroad.get("/api/user");
  assert.deepEqual(await networks(), ["2001:db8:1:…", "192.0.2.…"]);
});

Deno.test("a session from before networks were kept shows none until it is used again", async () => {
  using product = await openTestAccounts();
  const home = product.browser();
  await home.register("felix");
  product.clock.now += 1000;
  await signedIn(product);
  for await (const { key, value } of product.kv.list<SessionRow>({ prefix: ["sessions"] })) {
    const { network: _, ...old } = value;
    await product.kv.set(key, old);
  }
  const [unused, current] = await sessionsOf(home);
  assert.equal(Object.hasOwn(unused!, "network"), false);
  assert.equal(current!.network, "192.0.2.…");
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

Deno.test("ending the current session is signing out", async () => {
  using product = await openTestAccounts();
  const browser = product.browser();
  await browser.register("felix");
  const [{ id }] = await sessionsOf(browser) as [SessionSummary];
  await browser.delete(`/api/account/sessions/${id}`);
  assert.equal(browser.cookies.size, 0);
});

Deno.test("another user's session answers like an unknown one", async () => {
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
