/**
 * With the database or the pictures gone, every route fails closed and in plain words: no stack, no path,
 * no name of a part. ASVS v5.0.0-16.5.1 to 16.5.3.
 */
import assert from "node:assert/strict";
import { capturedLog } from "./captured_log.ts";
import { exampleBody } from "./example_bodies.ts";
import { pages, routesOf, urlOf } from "./routes.ts";
import { type Account, openWholeApp, type WholeApp } from "./whole_app.ts";

// Names of files for the browser may end in "kv".
const INTERNALS =
  /\bat \S+ \(.*:\d+\)|file:\/\/|node_modules|\/tmp\/|\.ts\b|BadResource|(?<![\w-])Kv\b|sqlite|ENOENT|Error:/i;

/**
 * Asks every route and page, and fails on every answer that reveals internals. The status of each.
 */
async function askEverything({ app, ask }: WholeApp, account: Account) {
  const statuses: Record<string, number> = {};
  for (const { name, method, pattern } of routesOf(app)) {
    const body = method === "GET" ? undefined : exampleBody(name, account);
    for (const cookie of [account.cookie, undefined]) {
      const response = await ask(method, urlOf(pattern), { body, cookie });
      // In the bytes of a picture any letters can stand.
      const isPicture = response.headers.get("content-type")?.startsWith("image/");
      const text = isPicture ? "" : await response.text().catch(() => "");
      statuses[`${name}${cookie ? "" : " as a guest"}`] = response.status;
      assert.doesNotMatch(text, INTERNALS, `${name}: ${text}`);
      if (response.status >= 500) {
        assert.deepEqual(Object.keys(JSON.parse(text)), ["message"], name);
      }
    }
  }
  for (const path of pages()) {
    const response = await ask("GET", path, { cookie: account.cookie });
    statuses[path] = response.status;
    const text = await response.text();
    assert.doesNotMatch(text, INTERNALS, `${path}: ${text.match(INTERNALS)}`);
  }
  return statuses;
}

/**
 * These use no session: the payment webhook refuses what is not signed without looking further, and
 * what words mean, or that the process lives, stands in no database.
 */
const KNOW_NOBODY = [
  "POST /api/payments/webhook",
  "POST /api/characters/understand",
  "GET /livez",
  // Without a token there is nothing.
  "GET /metrics",
  // It takes an API key and no cookie.
  "POST /mcp",
  // Any text has an avatar.
  "GET /avatar/1/:file",
];

Deno.test("[outage] without a database all sessions are refused, and only the log says why", async () => {
  const whole = await openWholeApp();
  const account = await whole.signUp();
  const { key } = await (await whole.ask("POST", "/api/keys", {
    body: { name: "My program" },
    cookie: account.cookie,
  })).json();
  whole.services.kv.close();
  let statuses: Record<string, number> = {};
  const lines = await capturedLog(async () => {
    statuses = await askEverything(whole, account);
    const headers = { authorization: `Bearer ${key}` };
    statuses["POST /mcp with a key"] =
      (await whole.ask("POST", "/mcp", { body: { jsonrpc: "2.0" }, headers })).status;
  });
  assert.ok(lines.some((line) => line.includes("BadResource")), "the operator learns of it");

  for (const [what, status] of Object.entries(statuses)) {
    if (what.endsWith("as a guest") || KNOW_NOBODY.includes(what)) continue;
    assert.ok(status >= 500, `${what} → ${status}`);
  }
  assert.equal(statuses["GET /healthz as a guest"], 503);
  for (const what of ["POST /api/login", "POST /api/register", "POST /api/characters/generate"]) {
    assert.equal(statuses[`${what} as a guest`], 500, what);
  }
  // What is closed already cannot be closed.
  await assert.rejects(whole.close());
});

Deno.test("[outage] without storage a picture costs nothing, and only the log says why", async () => {
  const whole = await openWholeApp();
  const { images } = whole.services;
  const account = await whole.signUp();
  const fail = () => Promise.reject<never>(new Error("ENOENT: /tmp/place"));
  Object.assign(images, { put: fail, get: fail, check: fail });
  const lines = await capturedLog(async () => {
    const statuses = await askEverything(whole, account);
    assert.equal(statuses["GET /healthz"], 503);

    const route = "POST /api/characters/generate";
    assert.ok(statuses[route]! >= 500);
    const { cookie } = await whole.signUp();
    const response = await whole.ask("POST", "/api/characters/generate", {
      body: exampleBody(route, account),
      headers: { accept: "text/event-stream" },
      cookie,
    });
    const events = await response.text();
    assert.match(events, /event: error/);
    assert.doesNotMatch(events, INTERNALS);
    const user = await whole.ask("GET", "/api/user", { cookie });
    assert.equal((await user.json()).remainingGenerations, 6);
  });
  assert.ok(lines.some((line) => line.includes("ENOENT")), "the operator learns of it");
  await whole.close();
});

Deno.test("[outage] a page that breaks says so, and only the log says why", async () => {
  const whole = await openWholeApp({}, () => ({
    renderPage: () => Promise.reject(new TypeError("at /tmp/secret.ts:1")),
  }));
  const { cookie } = await whole.signUp();
  const lines = await capturedLog(async () => {
    for (const path of [...pages(), "/no/such/page"]) {
      const response = await whole.ask("GET", path, { cookie });
      assert.equal(response.status, 500);
      assert.doesNotMatch(await response.text(), INTERNALS, path);
    }
  });
  assert.ok(lines.every((line) => line.includes("/tmp/secret.ts:1")));
  await whole.close();
});
