/**
 * Other sites can make a browser send requests with our cookie. None of them may change anything, and no
 * script of theirs may read an answer. ASVS v5.0.0-3.4.2, 3.5.1, 3.5.2, 3.5.3.
 */
import assert from "node:assert/strict";
import { furnish } from "./belongings.ts";
import { urlAbout } from "./route_parameters.ts";
import { exampleBody } from "./example_bodies.ts";
import { readableUrls, routesOf, unsafeRoutesOf, urlOf } from "./routes.ts";
import { openWholeApp } from "./whole_app.ts";

const whole = await openWholeApp();
const { app, origin: own, ask, signUp, memory, assertUnchanged } = whole;

Deno.test.afterAll(() => whole.close());

const CONTENT_TYPES = [
  "application/json",
  "text/plain",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  null,
];
const SITES = ["cross-site", "same-site", "none", "same-origin, cross-site", "", null];
const ORIGINS = [
  "https://evil.example",
  "http://sub.localhost:8000",
  "http://localhost:8000.evil.example",
  "http://localhost",
  "null",
  "",
  null,
];
const REFUSAL = /did not come from our own pages/;

/** Every request that our own pages never send. */
function* foreignHeaders(): Iterable<Record<string, string>> {
  for (const site of SITES) {
    // An old browser sends no Sec-Fetch-Site; from all others not even our own Origin counts.
    for (const origin of site === null ? ORIGINS : [...ORIGINS, own]) {
      for (const type of CONTENT_TYPES) {
        yield Object.fromEntries(
          Object.entries({ "sec-fetch-site": site, origin, "content-type": type })
            .filter((header): header is [string, string] => header[1] !== null),
        );
      }
    }
  }
}

/** The payment provider is another site, and signs what it sends instead. */
const SIGNED = "POST /api/payments/webhook";

/** Its clients are programs, which send a key; it reads no cookie. */
const KEYED = "POST /mcp";

for (const route of unsafeRoutesOf(app).filter(({ name }) => ![SIGNED, KEYED].includes(name))) {
  Deno.test(`[cross-site] ${route.name} from elsewhere is refused and changes nothing`, async () => {
    const account = await signUp();
    const things = await furnish(whole, account);
    const path = urlAbout(route, things);
    const body = JSON.stringify(exampleBody(route.name, account, things) ?? {});
    const request = (headers: Record<string, string>) =>
      app.request(own + path, {
        method: route.method,
        headers: { ...headers, cookie: account.cookie },
        body: headers["content-type"] ? body : undefined,
      });

    const before = await memory();
    for (const headers of foreignHeaders()) {
      const response = await request(headers);
      assert.equal(response.status, 403, JSON.stringify(headers));
      assert.match((await response.json()).message, REFUSAL);
      assert.deepEqual(response.headers.getSetCookie(), []);
    }
    await assertUnchanged(before);

    for (const [name, value] of [["sec-fetch-site", "same-origin"], ["origin", own]]) {
      const response = await request({ [name!]: value!, "content-type": "application/json" });
      assert.doesNotMatch(await response.text(), REFUSAL, "our own pages are heard");
    }
  });
}

Deno.test("[cross-site] the payment webhook accepts every origin, and only signed events", async () => {
  const before = await memory();
  for (const headers of foreignHeaders()) {
    const body = JSON.stringify({ id: "evt_1", type: "checkout.session.completed" });
    const response = await app.request(`${own}/api/payments/webhook`, {
      method: "POST",
      headers,
      body,
    });
    assert.equal(response.status, 400);
    assert.deepEqual(response.headers.getSetCookie(), []);
  }
  await assertUnchanged(before);
});

Deno.test("[cross-site] the endpoint for MCP clients accepts no cookie, wherever the request comes from", async () => {
  const { cookie } = await signUp();
  const before = await memory();
  const params = { name: "draw_cat", arguments: { prompt: "a grey cat", style: "pixel" } };
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params });
  for (const headers of [...foreignHeaders(), { "sec-fetch-site": "same-origin", origin: own }]) {
    const response = await app.request(`${own}/mcp`, {
      method: "POST",
      headers: { ...headers, cookie },
      body,
    });
    assert.equal(response.status, 401, JSON.stringify(headers));
    assert.match(response.headers.get("www-authenticate")!, /^Bearer /);
    assert.deepEqual(response.headers.getSetCookie(), []);
  }
  await assertUnchanged(before);
});

Deno.test("[cross-site] unsafe methods are refused at unknown URLs too", async () => {
  const { cookie } = await signUp();
  const before = await memory();
  for (const path of [...readableUrls(app), "/favicon.svg", "/no/such/page", "/api/none"]) {
    for (const method of ["POST", "PUT", "PATCH", "DELETE", "PROPFIND", "LOCK", "QUERY"]) {
      const headers = { cookie, origin: "https://evil.example" };
      const response = await app.request(own + path, { method, headers });
      assert.equal(response.status, 403, `${method} ${path}`);
    }
  }
  await assertUnchanged(before);
});

Deno.test("[cross-site] GET, HEAD and OPTIONS change nothing, whatever their headers say", async () => {
  const { cookie } = await signUp();
  const query = "?_method=DELETE&theme=dark&username=felix";
  const pretences: [headers: Record<string, string>, query: string][] = [
    [{}, ""],
    [{}, query],
    [{ "x-http-method-override": "DELETE" }, ""],
    [{ "x-method-override": "POST" }, query],
  ];
  const paths = [
    ...readableUrls(app),
    ...unsafeRoutesOf(app).map(({ pattern }) => urlOf(pattern)),
  ];
  const before = await memory();
  for (const path of paths) {
    for (const method of ["GET", "HEAD", "OPTIONS"]) {
      for (const [headers, query] of pretences) {
        for (const who of [cookie, undefined]) {
          const response = await ask(method, path + query, { cookie: who, headers });
          await response.body?.cancel();
        }
      }
    }
  }
  await assertUnchanged(before);
});

Deno.test("[cross-site] no script of another site may read any answer", async () => {
  const { cookie } = await signUp();
  const preflight = {
    "access-control-request-method": "POST",
    "access-control-request-headers": "content-type",
    "access-control-request-private-network": "true",
  };
  const requests = [
    ...routesOf(app).map(({ method, pattern }) => [method, urlOf(pattern)]),
    ...readableUrls(app).map((path) => ["GET", path]),
    ...routesOf(app).map(({ pattern }) => ["OPTIONS", urlOf(pattern)]),
    ["GET", "/favicon.svg"],
  ];
  for (const [method, path] of requests) {
    for (const origin of ["https://evil.example", "null", "http://sub.localhost:8000", own]) {
      const response = await ask(method!, path!, { cookie, headers: { origin, ...preflight } });
      const names = [...response.headers.keys()].filter((name) =>
        name.startsWith("access-control")
      );
      assert.deepEqual(names, [], `${method} ${path} from ${origin}`);
      await response.body?.cancel();
    }
  }
});
