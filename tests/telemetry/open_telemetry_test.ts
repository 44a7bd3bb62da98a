/** What the real server, with its real permissions, exports to a collector during visits. */
import assert from "node:assert/strict";
import { startProduct } from "../../server/tasks/product.ts";
import { type Collector, type ExportedSpan, fakeCollector } from "../fakes/collector.ts";
import { fakeS3, variablesOf } from "../fakes/s3.ts";
import { sleep } from "../../lib/sleep.ts";
import { QUICK_SERVER } from "../support/quick_server.ts";

const PERSON = {
  username: "felix",
  email: "felix@cats.example",
  password: "a secret of felix",
};

/** Everything secret that a visitor sends and gets. */
async function visit(origin: string): Promise<string[]> {
  const post = async (path: string, body: unknown, cookie = "") => {
    const headers = { origin, cookie, "content-type": "application/json" };
    return await fetch(origin + path, { method: "POST", headers, body: JSON.stringify(body) });
  };
  const registered = await post("/api/register", PERSON);
  const cookie = registered.headers.get("set-cookie")!.split(";")[0]!;
  await registered.body?.cancel();
  const request = { prompt: "a cat with a hidden wish", style: "pixel" };
  const drawn = await (await post("/api/characters/generate", request, cookie)).json();
  const saved = await post("/api/characters", { ...drawn, name: "Tom" }, cookie);
  const { id } = await saved.json();
  const get = async (path: string) => await (await fetch(origin + path, { headers: { cookie } }));
  const { presignedUrl } = await (await get(`/api/characters/${id}/presigned-url`)).json();
  const { localUrl } = await (await get(`/api/characters/${id}/local-image`)).json();
  assert.equal((await get(localUrl)).status, 200);
  for (const path of [`/character/${id}`, "/auth?token=a-secret-token", "/no/such/secret-page"]) {
    await (await fetch(origin + path)).bytes();
  }
  return [
    PERSON.email,
    PERSON.password,
    cookie.split("=")[1]!,
    request.prompt,
    "a-secret-token",
    "secret-page",
    new URL(presignedUrl).searchParams.get("X-Amz-Signature")!,
    new URL(localUrl, origin).searchParams.get("signature")!,
    drawn.imageUrl.split("/").at(-1)!.replace(/\.png$/, ""),
  ];
}

Deno.test("[open telemetry] spans, metrics and logs of a visit reach a collector, and no secret does", async (t) => {
  await using collector = fakeCollector();
  await using s3 = fakeS3();
  const product = await startProduct({
    variables: {
      ...QUICK_SERVER,
      ...collector.variables,
      ...variablesOf(s3.config),
      ACCESS_LOG: "on",
    },
    onOutput: () => {},
  });
  const secrets = [...await visit(product.origin), s3.config.secretAccessKey];
  // A storage that refuses makes errors, which repeat addresses.
  await s3.stop();
  await untilUnhealthy(product.origin);
  s3.start();
  assert.equal(await product.stop(), 0);
  await product.clear();

  await t.step("each request is a span named by its route", () => {
    const requests = spansNamed(collector, "POST /api/characters/generate");
    assert.equal(requests.length, 1);
    const { attributes } = requests[0]!;
    assert.equal(attributes["http.route"], "/api/characters/generate");
    assert.match(String(attributes["purrtrait.request_id"]), /^[\da-f]{20}$/);
    for (const name of ["GET /character/:id", "GET /auth", "GET /*", "POST /api/register"]) {
      assert.ok(spansNamed(collector, name).length > 0, name);
    }
  });

  await t.step("below it are its database, drawing and storage, and the call to S3", () => {
    const [request] = spansNamed(collector, "POST /api/characters/generate");
    const below = descendants(collector.spans(), request!);
    const names = below.map(({ name }) => name);
    for (const name of ["kv commit", "draw", "storage put"]) {
      assert.ok(names.includes(name), `${name} in ${names}`);
    }
    const draw = below.find(({ name }) => name === "draw")!;
    assert.equal(draw.attributes["purrtrait.style"], "pixel");
    const put = below.find(({ name }) => name === "storage put")!;
    const call = below.find(({ parentSpanId }) => parentSpanId === put.spanId)!;
    assert.equal(call.attributes["http.request.method"], "PUT");
    assert.equal(call.attributes["url.full"], s3.config.endpoint);
  });

  await t.step("a failed call is marked", () => {
    assert.ok(spansNamed(collector, "storage check").some(({ status }) => status.code === 2));
  });

  await t.step("the metrics are those of /metrics", () => {
    const metrics = collector.metrics();
    const drawing = metrics.get("purrtrait.drawing.duration")!;
    assert.equal(drawing.unit, "s");
    assert.deepEqual(drawing.points[0]!.attributes, { style: "pixel", outcome: "ok" });
    for (
      const name of [
        "purrtrait.request.duration",
        "purrtrait.kv.duration",
        "purrtrait.storage.duration",
        "purrtrait.queue.length",
        "purrtrait.credits.held",
        "purrtrait.process.memory",
        "purrtrait.event_loop.lag",
      ]
    ) assert.ok(metrics.get(name)!.points.length > 0, name);
  });

  await t.step("everything says which service it comes from", () => {
    assert.equal(collector.resource()["service.name"], "purrtrait");
    assert.ok(collector.logs().some((line) => line.includes("Purrtrait at http")));
  });

  await t.step("and nothing that was exported reveals a secret", () => {
    for (const secret of secrets) {
      for (const body of collector.bodies) assert.ok(!body.includes(secret), secret);
    }
    for (const { attributes } of collector.spans()) {
      assert.ok(!("url.query" in attributes) && !("url.path" in attributes));
    }
  });
});

Deno.test("[open telemetry] the owner may call the service otherwise", async () => {
  await using collector = fakeCollector();
  const product = await startProduct({
    variables: { ...QUICK_SERVER, ...collector.variables, OTEL_SERVICE_NAME: "cats-of-berlin" },
    onOutput: () => {},
  });
  await product.stop();
  await product.clear();
  assert.equal(collector.resource()["service.name"], "cats-of-berlin");
});

/** A healthy answer counts for a second. */
async function untilUnhealthy(origin: string): Promise<void> {
  for (;;) {
    const response = await fetch(`${origin}/healthz`);
    await response.body?.cancel();
    if (!response.ok) return;
    await sleep(100);
  }
}

function spansNamed(collector: Collector, name: string): ExportedSpan[] {
  return collector.spans().filter((span) => span.name === name);
}

function descendants(spans: ExportedSpan[], root: ExportedSpan): ExportedSpan[] {
  const children = spans.filter(({ parentSpanId }) => parentSpanId === root.spanId);
  return children.flatMap((child) => [child, ...descendants(spans, child)]);
}
