import assert from "node:assert/strict";
import type { SessionSummary } from "../../lib/session_summary.ts";
import { openTestAccounts, type TestAccounts } from "../../tests/support/accounts.ts";
import { type Browser, PASSWORD } from "../../tests/support/browser.ts";
import { DAY_MS } from "../time/durations.ts";

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

Deno.test("ending the current session is signing out", async () => {
  using product = await openTestAccounts();
  const browser = product.browser();
  await browser.register("felix");
  const [{ id }] = await sessionsOf(browser) as [SessionSummary];
  await browser.delete(`/api/account/sessions/${id}`);
  assert.equal(browser.cookies.size, 0);
});

Deno.test("another user's session answers like none at all", async () => {
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
