import assert from "node:assert/strict";
import { loginUrl } from "./login_url.ts";
import { ownUrl } from "./own_url.ts";

const pages = ["/generator", "/collection?search=a+%26+b&sort=name", "/character/1?from=a%2Fb"];
for (const page of pages) {
  Deno.test(`[auth] the login page leads back to ${page}`, () => {
    const { pathname, searchParams } = new URL(loginUrl(page), "http://localhost");
    assert.equal(pathname, "/auth");
    assert.equal(ownUrl(searchParams.get("redirect")), page);
  });
}
