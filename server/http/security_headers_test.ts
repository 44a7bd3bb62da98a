import assert from "node:assert/strict";
import { Hono } from "hono";
import { securityHeaders, type SecurityHeadersOptions } from "./security_headers.ts";

async function policyOf(path: string, options: SecurityHeadersOptions): Promise<string> {
  const app = new Hono().use(securityHeaders(options)).get("*", (c) => c.text("a cat"));
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

Deno.test("[http] inline scripts run while developing only", async () => {
  assert.doesNotMatch(await policyOf("/", { development: false }), /script-src[^;]*unsafe-inline/);
  assert.match(await policyOf("/", { development: true }), /script-src 'self' 'unsafe-inline';/);
});
