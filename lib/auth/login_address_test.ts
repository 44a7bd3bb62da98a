import assert from "node:assert/strict";
import { loginAddress } from "./login_address.ts";
import { ownAddress } from "./own_address.ts";

const pages = ["/generator", "/collection?search=a+%26+b&sort=name", "/character/1?from=a%2Fb"];
for (const page of pages) {
  Deno.test(`[auth] the login page leads back to ${page}`, () => {
    const { pathname, searchParams } = new URL(loginAddress(page), "http://localhost");
    assert.equal(pathname, "/auth");
    assert.equal(ownAddress(searchParams.get("redirect")), page);
  });
}
