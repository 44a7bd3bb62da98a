/**
 * The log says what went wrong and nothing that must stay secret, an event a line, whatever is
 * sent. ASVS v5.0.0-14.2.1, 16.2.5, 16.4.1.
 */
import assert from "node:assert/strict";
import { startProduct } from "../../server/tasks/product.ts";
import { capturedLog } from "./captured_log.ts";
import { exampleBody } from "./example_bodies.ts";
import { pages, routesOf, urlOf } from "./routes.ts";
import { openWholeApp } from "./whole_app.ts";

Deno.test("[log] with everything failing, no password, cookie, address or key gets into it", async () => {
  const whole = await openWholeApp();
  const { ask, app, services } = whole;
  const account = await whole.signUp();
  const { cookie, password, email } = account;
  const request = { prompt: "a cat with a secret of its own", style: "pixel" };
  const { imageUrl } = await (await ask("POST", "/api/characters/generate", { body: request }))
    .json();
  const key = encodeURIComponent(imageUrl);
  const { presignedUrl } = await (await ask("GET", `/api/images/presigned?key=${key}`)).json();
  const signature = new URL(presignedUrl, whole.origin).searchParams.get("signature")!;
  const headers = { "idempotency-key": "my-own-secret-key", authorization: "Bearer my-token" };
  services.kv.close();

  const lines = await capturedLog(async () => {
    for (const { name, method, pattern } of routesOf(app)) {
      const body = method === "GET"
        ? undefined
        : { ...exampleBody(name, account), ...request, email };
      for (const who of [cookie, undefined]) {
        const response = await ask(method, urlOf(pattern), { body, cookie: who, headers });
        await response.text().catch(() => "");
      }
    }
    for (const path of [...pages(), presignedUrl, `/auth?redirect=${key}&token=my-token`]) {
      await (await ask("GET", path, { cookie })).body?.cancel();
    }
  });
  assert.ok(lines.length > 20, "much has been logged");
  const secrets = [
    password,
    email,
    cookie.split("=")[1]!,
    signature,
    "my-own-secret-key",
    "my-token",
    request.prompt,
    "argon2id$",
  ];
  for (const line of lines) {
    for (const secret of secrets) assert.ok(!line.includes(secret), `${secret} in ${line}`);
  }
  await assert.rejects(whole.close());
});

Deno.test("[log] nothing that is sent can break a line, fake one, or flood it", async () => {
  const whole = await openWholeApp({}, () => ({
    renderPage: ({ url }) => Promise.reject(new Error(`no page for ${decodeURIComponent(url)}`)),
  }));
  const fake = "2026-11-20T12:00:00.000Z info all is well";
  const breaks = [
    "\r\n",
    "\n",
    "\r",
    "\v",
    "\f",
    "\x85",
    "\u2028",
    "\u2029",
    "\x1b[2J",
    "\x08",
    "\0",
  ];
  for (const text of [...breaks.map((character) => character + fake), "x".repeat(100_000)]) {
    const path = `/${encodeURIComponent(text)}`;
    const lines = await capturedLog(async () => {
      await (await whole.ask("GET", path)).body?.cancel();
    });
    assert.equal(lines.length, 1);
    // deno-lint-ignore no-control-regex -- these are what must not be there
    assert.doesNotMatch(lines[0]!, /[\x00-\x1f\x7f-\x9f\u2028\u2029]/, JSON.stringify(text));
    assert.match(lines[0]!, /^\d{4}-\d\d-\d\dT[\d:.]+Z error GET /);
    assert.ok(lines[0]!.length < 10_000, "a line has an end");
  }
  await whole.close();
});

Deno.test("[log] serving a visit prints nothing", async () => {
  let printed = "";
  const product = await startProduct({ onOutput: (text) => printed += text });
  const started = printed;
  const { origin } = product;
  const post = (path: string, body: object, cookie = "") =>
    fetch(origin + path, {
      method: "POST",
      headers: { origin, cookie, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  const person = { username: "felix", email: "felix@example.com", password: "a secret of felix" };
  const registered = await post("/api/register", person);
  const cookie = registered.headers.get("set-cookie")!.split(";")[0]!;
  await registered.body?.cancel();
  const drawn = await post("/api/characters/generate", { prompt: "a cat", style: "pixel" }, cookie);
  const { imageUrl } = await drawn.json();
  const address = await post("/api/test-presigned-url", { key: imageUrl });
  const { presignedUrl } = await address.json();
  for (const path of [presignedUrl, "/account", "/api/account/export", "/no/such/page", "/%0a"]) {
    await (await fetch(origin + path, { headers: { cookie } })).bytes();
  }
  const wrong = [
    { username: "x\r\n2026-11-20T12:00:00.000Z info", password: "a wrong secret" },
    {},
  ];
  for (const body of wrong) await (await post("/api/login", body)).body?.cancel();
  await (await post("/api/logout", {}, cookie)).body?.cancel();
  await product.stop();
  await product.clear();
  assert.match(started, /"level":"INFO","message":"Purrtrait at http/);
  assert.equal(printed, started);
});
