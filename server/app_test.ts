/**
 * The application as a whole, asked in process: what every address answers, with which headers.
 */
import assert from "node:assert/strict";
import { brotliDecompressSync } from "node:zlib";
import { resolve } from "node:path";
import { createApp } from "./app.ts";
import { readConfig } from "./config.ts";
import { vikeRenderer } from "./pages/page_renderer.ts";
import { GENERATOR_FORMS, GENERATOR_PAGE } from "../lib/generator/generator_page.ts";
import { openServices } from "./services.ts";

const ORIGIN = "http://localhost:8000";
const dataDir = await Deno.makeTempDir({ prefix: "purrtrait-app-" });
await import(resolve("dist/server/entry.mjs"));
const services = await openServices(
  readConfig({ DATA_DIR: dataDir, KV_URL: ":memory:", ILLUSTRATOR_WORKERS: "1" }),
  { renderPage: vikeRenderer("dist/client"), clientFolder: "dist/client", development: false },
);
const app = createApp(services);

/** nanostores lets go of a computed store only a second after the page that read it was rendered. */
const READING = { sanitizeOps: false, sanitizeResources: false };

Deno.test.afterAll(async () => {
  await services.close();
  await Deno.remove(dataDir, { recursive: true });
});

const SENT: RequestInit = { method: "POST", headers: { origin: ORIGIN } };

const everyKind: [name: string, path: string, init: RequestInit, status: number][] = [
  ["a page", "/", {}, 200],
  ["the same page elsewhere", "/generator", {}, 200],
  ["an unknown page", "/no/such/page", {}, 404],
  ["page data of Vike", "/index.pageContext.json", {}, 404],
  ["page data of Vike elsewhere", "/generator/index.pageContext.json", {}, 404],
  ["a file", "/favicon.svg", {}, 200],
  ["an unknown file", "/assets/none.js", {}, 404],
  ["an unknown API address", "/api/none", {}, 404],
  ["health", "/healthz", {}, 200],
  ["a wrong method", "/api/characters/generate", {}, 405],
  ["a cross-site request", "/api/characters/generate", { method: "POST" }, 403],
  ["TRACE-like methods", "/", { method: "PROPFIND", headers: { origin: ORIGIN } }, 405],
  ["a wrong method of an unknown page", "/no/such/page", SENT, 404],
  ["a wrong method of an unknown API address", "/api/none", SENT, 404],
  ["a wrong method of a page that needs an account", "/collection", SENT, 405],
  ["a wrong method of a file", "/favicon.svg", SENT, 405],
  ["secrets of the repository", "/.git/HEAD", {}, 404],
  ["secrets of the server", "/deno.json", {}, 404],
  ["sources of the server", "/server/main.ts", {}, 404],
  ["a path that climbs", "/assets/..%2f..%2fdeno.json", {}, 404],
];

for (const [name, path, init, status] of everyKind) {
  Deno.test(`[app] ${name} answers ${status} with every security header`, READING, async () => {
    const response = await app.request(path, init);
    assert.equal(response.status, status);
    const policy = response.headers.get("content-security-policy") ?? "";
    const document = response.headers.get("content-type")?.startsWith("text/html");
    assert.match(
      policy,
      document ? /^default-src 'none'; script-src 'self';/ : /^default-src 'none';/,
    );
    for (const closed of ["base-uri 'none'", "frame-ancestors 'none'"]) {
      assert.ok(policy.includes(closed));
    }
    assert.doesNotMatch(policy, /script-src[^;]*unsafe/);
    assert.match(response.headers.get("strict-transport-security") ?? "", /max-age=63072000/);
    assert.equal(response.headers.get("x-content-type-options"), "nosniff");
    assert.ok(response.headers.get("referrer-policy"));
    assert.equal(response.headers.get("access-control-allow-origin"), null);
    await response.body?.cancel();
  });
}

Deno.test("[app] a wrong method names the right ones", async () => {
  const response = await app.request("/api/characters/generate");
  assert.equal(response.status, 405);
  assert.equal(response.headers.get("allow"), "POST");
  assert.match((await response.json()).message, /does not answer GET/);
  const page = await app.request("/", { method: "DELETE", headers: { origin: ORIGIN } });
  assert.equal(page.headers.get("allow"), "HEAD, GET");
});

Deno.test("[app] HEAD answers like GET without a body", async () => {
  for (
    const path of ["/", "/healthz", "/favicon.svg", "/api/subscription/packages", "/robots.txt"]
  ) {
    for (const accepted of ["identity", "br"]) {
      const headers = { "accept-encoding": accepted };
      const response = await app.request(path, { method: "HEAD", headers });
      const { length } = await (await app.request(path, { headers })).bytes();
      assert.equal(response.status, 200, path);
      assert.equal(await response.text(), "", path);
      assert.equal(response.headers.get("content-length"), String(length), path);
    }
  }
});

Deno.test("[app] a guest's page comes from memory with an ETag, and 304 when it is known", async () => {
  const first = await app.request("/");
  const etag = first.headers.get("etag")!;
  const html = await first.text();
  assert.match(html, /AI Cat Character Generator/);
  const again = await app.request("/", { headers: { "if-none-match": etag } });
  assert.equal(again.status, 304);
  assert.equal(await again.text(), "");
  const brotli = await app.request("/", { headers: { "accept-encoding": "gzip, br" } });
  assert.equal(brotli.headers.get("content-encoding"), "br");
  assert.equal(brotliDecompressSync(await brotli.bytes()).toString(), html);
});

Deno.test(
  "[app] the theme of the cookie is in the page, also in the one kept in memory",
  READING,
  async () => {
    for (const theme of ["dark", "light", "dark"]) {
      const response = await app.request("/", { headers: { cookie: `theme=${theme}` } });
      assert.match(await response.text(), new RegExp(`<html[^>]* data-theme="${theme}"`));
    }
    const odd = await app.request("/", { headers: { cookie: 'theme="><script>' } });
    assert.match(await odd.text(), /<html[^>]* data-theme="system"/);
  },
);

Deno.test("[app] the theme form sets the cookie and goes back to its own page only", async () => {
  const choose = (referer: string) =>
    app.request(`${ORIGIN}/theme`, {
      method: "POST",
      headers: { origin: ORIGIN, referer, "content-type": "application/x-www-form-urlencoded" },
      body: "theme=dark",
    });
  const response = await choose(`${ORIGIN}/generator`);
  assert.equal(response.status, 303);
  assert.equal(response.headers.get("location"), "/generator");
  assert.match(response.headers.get("set-cookie") ?? "", /^theme=dark; .*Path=\/.*SameSite=Lax/);
  assert.equal((await choose("https://evil.example/x")).headers.get("location"), "/");
});

Deno.test("[app] a first guest's second click on Generate without script is the same picture", async () => {
  const click = async (description: string) => {
    const response = await app.request(ORIGIN + GENERATOR_PAGE, {
      ...SENT,
      body: new URLSearchParams({ form: GENERATOR_FORMS.generate, description, style: "pixel" }),
    });
    assert.equal(response.status, 303, await response.text());
    return response.headers.get("location");
  };
  const [one, again, other] = await Promise.all([
    click("a grey cat"),
    click("a grey cat"),
    click("a black cat"),
  ]);
  assert.equal(again, one);
  assert.notEqual(other, one);
  assert.notEqual(await click("a grey cat"), one, "what is asked for afterwards is a new cat");
});

Deno.test("[app] hashed files are immutable and compressed by the build", async () => {
  const html = await (await app.request("/")).text();
  const style = html.match(/href="(\/assets\/[^"]+\.css)"/)![1]!;
  const response = await app.request(style, { headers: { "accept-encoding": "br" } });
  assert.equal(response.headers.get("cache-control"), "public, max-age=31536000, immutable");
  assert.equal(response.headers.get("content-encoding"), "br");
  assert.equal(response.headers.get("content-type"), "text/css; charset=utf-8");
  assert.ok(brotliDecompressSync(await response.bytes()).length > 0);
  const etag = response.headers.get("etag")!;
  assert.equal((await app.request(style, { headers: { "if-none-match": etag } })).status, 304);
});

Deno.test("[app] a page without islands ships no script, a page with islands the early one and its own", async () => {
  const scripts = async (path: string) =>
    (await (await app.request(path)).text()).match(/<script(?! type="application\/ld\+json")/g)
      ?.length ?? 0;
  assert.equal(await scripts("/no/such/page"), 0);
  assert.equal(await scripts("/"), 2);
});
