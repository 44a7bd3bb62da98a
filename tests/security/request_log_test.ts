/**
 * What the log says of a request: enough to find it, nothing secret, and only ids that are believed.
 */
import assert from "node:assert/strict";
import { configureLog } from "../../server/telemetry/log.ts";
import { LOG_FIELDS } from "../../server/telemetry/log_fields.ts";
import { capturedLog } from "./captured_log.ts";
import { openWholeApp, type Question, type WholeApp } from "./whole_app.ts";

type Event = Record<string, unknown>;

/** What is logged as JSON while this is asked, and the answer's id. */
async function logged(whole: WholeApp, method: string, path: string, question: Question = {}) {
  configureLog({ format: "json", level: "info" });
  let id: string | null = null;
  let status = 0;
  try {
    const lines = await capturedLog(async () => {
      const response = await whole.ask(method, path, question);
      id = response.headers.get("x-request-id");
      status = response.status;
      await response.text();
    });
    return { id, status, events: lines.map((line): Event => JSON.parse(line)) };
  } finally {
    configureLog({ format: "text", level: "info" });
  }
}

Deno.test("[request log] an access log has id, route, status, duration and user of every request", async () => {
  const whole = await openWholeApp({ ACCESS_LOG: "on" });
  let account = { id: 0, cookie: "" };
  await capturedLog(async () => void (account = await whole.signUp()));
  const { cookie } = account;
  const requests: [method: string, path: string, route: string, status: number, user?: number][] = [
    ["GET", "/healthz", "/healthz", 200],
    ["GET", "/favicon.svg?secret=1", "/:file", 200],
    ["GET", "/", "/", 200],
    ["GET", "/", "/", 200],
    ["GET", "/character/77?secret=1", "/character/:id", 404],
    ["GET", "/secret/page", "/*", 404],
    ["GET", "/api/characters/77", "/api/characters/:id", 404],
    ["GET", "/api/secret", "/api/*", 404],
    ["GET", "/api/user", "/api/user", 200, account.id],
    ["GET", "/account?secret=1", "/account", 200, account.id],
    ["POST", "/api/logout", "/api/logout", 204, account.id],
  ];
  for (const [method, path, route, status, userId] of requests) {
    const question = userId === undefined ? {} : { cookie };
    const { id, events } = await logged(whole, method, path, question);
    assert.equal(events.length, 1, path);
    const { durationMs, "@timestamp": _, ...event } = events[0]!;
    assert.ok(typeof durationMs === "number" && durationMs >= 0);
    assert.deepEqual(event, {
      level: "INFO",
      logger: "purrtrait",
      message: "request",
      requestId: id,
      method,
      route,
      status,
      ...(userId !== undefined && { userId }),
    }, path);
    assert.doesNotMatch(JSON.stringify(events), /secret/);
    for (const name of Object.keys(event).slice(3)) assert.ok(name in LOG_FIELDS, name);
  }
  const refused = await logged(whole, "POST", "/api/register", {
    headers: { origin: "https://evil.example" },
    body: {},
  });
  assert.equal(refused.events[0]!.route, "/api/register", "also when a guard refused it");
  await whole.close();
});

Deno.test("[request log] an error is found by the id that the page shows", async () => {
  const whole = await openWholeApp({}, () => ({
    renderPage: () => Promise.reject(new TypeError("the page is broken")),
  }));
  const { id, status, events } = await logged(whole, "GET", "/community?secret=1");
  assert.equal(status, 500);
  assert.equal(events.length, 1);
  const { level, requestId, method, status: loggedStatus, error } = events[0]!;
  assert.deepEqual([level, requestId, method, loggedStatus], ["ERROR", id, "GET", 500]);
  assert.match(String(error), /^TypeError: the page is broken ⏎ at /);
  assert.equal((await logged(whole, "GET", "/api/user")).events.length, 0, "a 401 is no error");
  await whole.close();
});

Deno.test("[request log] only a trusted proxy sets the request id, and only a valid one", async () => {
  const given = "0af7651916cd43dd8448eb211c80319c";
  const open = await openWholeApp();
  const id = (headers: Record<string, string>, whole: WholeApp) =>
    whole.ask("GET", "/healthz", { headers }).then(({ headers }) => headers.get("x-request-id"));
  assert.match((await id({ "x-request-id": given }, open))!, /^[\da-f]{20}$/);
  await open.close();

  const behind = await openWholeApp({ TRUSTED_PROXIES: "1" });
  assert.equal(await id({ "x-request-id": given }, behind), given);
  const harmful = ["short", "x".repeat(65), "a b c d e f g", '{"level":"INFO"}', "a,b,c,d,e,f"];
  for (const text of harmful) {
    assert.match((await id({ "x-request-id": text }, behind))!, /^[\da-f]{20}$/, text);
  }
  await behind.close();
});

Deno.test("[request log] a page that breaks while it is rendered shows the id", async () => {
  const whole = await openWholeApp();
  // The page of a character whose data are not what they should be.
  Object.assign(whole.services.characters, {
    look: () => Promise.resolve({ character: { id: 1, userId: 2 }, version: "x" }),
  });
  let page = "";
  let id = "";
  const lines = await capturedLog(async () => {
    const response = await whole.ask("GET", "/character/1");
    assert.equal(response.status, 500);
    assert.match(response.headers.get("content-type")!, /^text\/html/);
    id = response.headers.get("x-request-id")!;
    page = await response.text();
  });
  assert.ok(page.includes(id), "the page shows the id");
  assert.ok(
    lines.some((line) => line.includes(`error GET /character/:id requestId=${id}`)),
    lines.join(),
  );
  await whole.close();
});
