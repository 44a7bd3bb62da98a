import assert from "node:assert/strict";
import { Hono } from "hono";
import { securityHeaders, type SecurityHeadersOptions } from "./security_headers.ts";

async function policyOf(path: string, options: SecurityHeadersOptions): Promise<string> {
  const app = new Hono().use(securityHeaders(options)).get("*", (c) => c.html("a cat"));
  return (await app.request(path)).headers.get("content-security-policy") ?? "";
}

Deno.test("[http] only the page that needs a foreign source may reach it", async () => {
  const options = {
    development: false,
    widened: { "/auth": { "connect-src": ["https://pixel.example"] } },
  };
  assert.match(await policyOf("/auth", options), /connect-src 'self' https:\/\/pixel\.example;/);
  for (const path of ["/", "/auth/x", "/api/user"]) {
    assert.match(await policyOf(path, options), /connect-src 'self';/);
  }
});

Deno.test("[http] only the pages below a widened folder may be framed", async () => {
  const options = {
    development: false,
    widened: { "/demo-payment/*": { "frame-ancestors": ["'self'"] } },
  };
  const app = new Hono().use(securityHeaders(options)).get("*", (c) => c.html("a cat"));
  const framing = async (path: string) => {
    const { headers } = await app.request(path);
    const policy = headers.get("content-security-policy") ?? "";
    return [policy.match(/frame-ancestors ([^;]*)/)?.[1], headers.get("x-frame-options")];
  };
  assert.deepEqual(await framing("/demo-payment/1"), ["'self'", "SAMEORIGIN"]);
  for (const path of ["/", "/demo-payment", "/demo-payments/1"]) {
    assert.deepEqual(await framing(path), ["'none'", "DENY"], path);
  }
});

Deno.test("[http] responses other than documents load nothing; 304 keeps the policy of the page", async () => {
  const app = new Hono().use(securityHeaders({ development: false }))
    .get("/json", (c) => c.json({ a: "cat" }))
    .get("/unchanged", (c) => c.body(null, 304));
  const policy = async (path: string) =>
    (await app.request(path)).headers.get("content-security-policy");
  assert.equal(
    await policy("/json"),
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  );
  assert.match(await policy("/unchanged") ?? "", /script-src 'self'/);
});

Deno.test("[http] only a page with a secret in its URL hides it from other sites", async () => {
  const options = { development: false, unreferred: ["/secret"] };
  const app = new Hono().use(securityHeaders(options)).get("*", (c) => c.html("a cat"));
  const referrer = async (path: string) => (await app.request(path)).headers.get("referrer-policy");
  assert.equal(await referrer("/secret"), "no-referrer");
  assert.equal(await referrer("/"), "strict-origin-when-cross-origin");
});

Deno.test("[http] inline scripts run while developing only", async () => {
  assert.doesNotMatch(await policyOf("/", { development: false }), /script-src[^;]*unsafe-inline/);
  assert.match(await policyOf("/", { development: true }), /script-src 'self' 'unsafe-inline';/);
});
