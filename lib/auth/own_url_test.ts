import assert from "node:assert/strict";
import { ownUrl } from "./own_url.ts";

const own: [redirect: string, url: string][] = [
  ["/account", "/account"],
  ["checkout", "/checkout"],
  ["checkout?productId=monthly", "/checkout?productId=monthly"],
  ["/character/7?a=b#traits", "/character/7?a=b#traits"],
  ["/community?next=https://evil.example", "/community?next=https://evil.example"],
  ["/authors", "/authors"],
  ["../collection", "/collection"],
];
for (const [redirect, url] of own) {
  Deno.test(`[own URL] ${redirect} leads to ${url}`, () => {
    assert.equal(ownUrl(redirect), url);
  });
}

const refused = [
  null,
  undefined,
  "",
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "\\/evil.example",
  "/\t/evil.example",
  "\t//evil.example",
  " //evil.example",
  "/.//evil.example",
  "/a/..//evil.example",
  ".//evil.example",
  "https://evil.example",
  "https:evil.example",
  "http:evil.example",
  "HTTPS://evil.example",
  " https://evil.example",
  "h\nttps://evil.example",
  "javascript:alert(1)",
  "java\nscript:alert(1)",
  "\u0001javascript:alert(1)",
  "data:text/html,<script>1</script>",
  "//own.invalid@evil.example",
  "http://own.invalid//evil.example",
  "http://[",
  "/auth",
  "/auth?redirect=/auth",
  "/auth/",
  "/api/account/export",
];
for (const redirect of refused) {
  Deno.test(`[own URL] ${JSON.stringify(redirect)} leads to the home page`, () => {
    assert.equal(ownUrl(redirect), "/");
  });
}

Deno.test("[own URL] every answer stays on our site", () => {
  const pieces = [
    "/",
    "\\",
    ".",
    "..",
    "evil.example",
    ":",
    "@",
    "?",
    "#",
    "\t",
    "javascript:",
    "%2f",
  ];
  for (const a of pieces) {
    for (const b of pieces) {
      for (const c of pieces) {
        for (const d of pieces) {
          const url = ownUrl(a + b + c + d);
          const target = new URL(url, "https://purrtrait.example/auth");
          assert.equal(target.origin, "https://purrtrait.example", `${a}${b}${c}${d} → ${url}`);
        }
      }
    }
  }
});
