/**
 * What `/metrics` says of a visit to the whole application, and who may read it.
 */
import assert from "node:assert/strict";
import { capturedLog } from "../security/captured_log.ts";
import { openWholeApp, type WholeApp } from "../security/whole_app.ts";
import { GOOD_CARD } from "../support/payments.ts";
import { type Family, parsePrometheus } from "../support/prometheus.ts";

const TOKEN = "a-token-for-the-scraper";

async function scrape(whole: WholeApp): Promise<Map<string, Family>> {
  const response = await whole.ask("GET", "/metrics", {
    headers: { authorization: `Bearer ${TOKEN}` },
  });
  assert.equal(response.status, 200);
  assert.equal(response.headers.get("content-type"), "text/plain; version=0.0.4; charset=utf-8");
  assert.equal(response.headers.get("cache-control"), "no-store");
  return parsePrometheus(await response.text());
}

/** The value of this series; 0 while it has none. */
function valueOf(families: Map<string, Family>, name: string, labels: Record<string, string> = {}) {
  const family = families.get(name) ?? families.get(name.replace(/_(count|sum)$/, ""))!;
  const samples = family.samples.filter((sample) =>
    sample.name === name &&
    Object.entries(labels).every(([label, value]) => sample.labels[label] === value)
  );
  return samples.reduce((sum, { value }) => sum + value, 0);
}

Deno.test("[metrics] a visit is counted: requests, drawing, queue, votes, payments, database, storage", async () => {
  const whole = await openWholeApp({ METRICS_TOKEN: TOKEN });
  const { ask } = whole;
  const before = await scrape(whole);
  const after = async () => {
    const families = await scrape(whole);
    return (name: string, labels?: Record<string, string>) =>
      valueOf(families, name, labels) - valueOf(before, name, labels);
  };

  const [anna, ben] = [await whole.signUp(), await whole.signUp()];
  const post = (path: string, body: unknown, cookie: string) => ask("POST", path, { body, cookie });
  const drawn = await post(
    "/api/characters/generate",
    { prompt: "a cat", style: "pixel" },
    anna.cookie,
  );
  const cat = await drawn.json();
  const saved = await post("/api/characters", { ...cat, name: "Tom" }, anna.cookie);
  assert.equal(saved.status, 201);
  const { id: characterId } = await saved.json();
  const entered = await post("/api/community/submissions", { characterId }, anna.cookie);
  const { id } = await entered.json();
  for (const rating of [4, 5]) {
    await post(`/api/community/submissions/${id}/vote`, { rating }, ben.cookie);
  }
  const { url } = await (await post("/api/subscription/credit-pack", undefined, ben.cookie)).json();
  const payment = new URL(url, whole.origin).pathname.split("/").at(-1)!;
  await whole.services.demo!.pay(ben.id, payment, GOOD_CARD);
  await whole.services.demo!.deliver();
  await whole.services.payments.settled();
  await ask("GET", "/api/characters/999", {});
  await ask("BREW" as string, "/", {});

  const counted = await after();
  const requests = (labels: Record<string, string>) =>
    counted("purrtrait_request_duration_seconds_count", labels);
  assert.equal(requests({ method: "POST", route: "/api/register", status: "201" }), 2);
  assert.equal(requests({ route: "/api/characters/:id", status: "404" }), 1);
  assert.equal(requests({ method: "other" }), 1);
  assert.equal(counted("purrtrait_votes_total"), 1, "the second vote was refused");
  assert.equal(
    counted("purrtrait_queue_wait_seconds_count", { queue: "pictures", outcome: "ok" }),
    1,
  );
  assert.equal(counted("purrtrait_settlements_total", { kind: "credit_pack" }), 1);
  assert.equal(counted("purrtrait_webhook_lag_seconds_count"), 1);
  assert.equal(
    counted("purrtrait_provider_duration_seconds_count", { provider: "demo", operation: "open" }),
    1,
  );
  assert.equal(counted("purrtrait_queue_length"), 0);
  assert.equal(counted("purrtrait_credits_held"), 0);
  assert.ok(counted("purrtrait_kv_duration_seconds_count", { operation: "commit", outcome: "ok" }));
  assert.ok(
    counted("purrtrait_storage_duration_seconds_count", { operation: "put", outcome: "ok" }),
  );
  await whole.close();
});

Deno.test("[metrics] failures of database and storage are counted as such, and /metrics still answers", async () => {
  const whole = await openWholeApp({ METRICS_TOKEN: TOKEN });
  const before = await scrape(whole);
  whole.services.kv.close();
  await capturedLog(async () => {
    assert.equal((await whole.ask("GET", "/healthz")).status, 503);
  });
  const families = await scrape(whole);
  const failed = { operation: "get", outcome: "failed" };
  const name = "purrtrait_kv_duration_seconds_count";
  assert.ok(valueOf(families, name, failed) > valueOf(before, name, failed));
  assert.ok(
    valueOf(families, "purrtrait_log_events_total", { level: "error" }) >
      valueOf(before, "purrtrait_log_events_total", { level: "error" }),
  );
  await assert.rejects(whole.close());
});

Deno.test("[metrics] without the right token it answers 404", async () => {
  const whole = await openWholeApp({ METRICS_TOKEN: TOKEN });
  const wrong = [
    {},
    { authorization: "Bearer" },
    { authorization: `Bearer ${TOKEN}x` },
    { authorization: `Bearer ${TOKEN.slice(0, -1)}` },
    { authorization: `Basic ${btoa(`x:${TOKEN}`)}` },
    { authorization: TOKEN },
  ] as Record<string, string>[];
  for (const headers of wrong) {
    const response = await whole.ask("GET", "/metrics", { headers });
    assert.equal(response.status, 404);
    assert.doesNotMatch(await response.text(), /purrtrait_/);
  }
  assert.equal((await whole.ask("GET", `/metrics?token=${TOKEN}`)).status, 404);
  await whole.close();

  const closed = await openWholeApp();
  for (const authorization of ["Bearer ", "Bearer undefined", `Bearer ${TOKEN}`]) {
    assert.equal(
      (await closed.ask("GET", "/metrics", { headers: { authorization } })).status,
      404,
    );
  }
  await closed.close();
});
