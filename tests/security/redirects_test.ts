/** No URL of ours redirects to another site. ASVS v5.0.0-1.2.2, 3.7.2. */
import assert from "node:assert/strict";
import { pages, readableUrls } from "./routes.ts";
import { openWholeApp } from "./whole_app.ts";

const whole = await openWholeApp();
const { app, ask, signUp, origin } = whole;

Deno.test.afterAll(() => whole.close());

/** Ways of writing another site. */
const ELSEWHERE = [
  "//evil.example",
  "///evil.example",
  "https://evil.example",
  "https:evil.example",
  "https:/evil.example",
  "HTTPS:\\\\evil.example",
  "/\\evil.example",
  "\\/evil.example",
  "\\\\evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "\t//evil.example",
  "/.//evil.example",
  "/..//evil.example",
  "/a/..//evil.example",
  "//evil.example/%2f..",
  "/%09/evil.example",
  "/%5cevil.example",
  "javascript:alert(1)",
  "java\nscript:alert(1)",
  "data:text/html,<script>1</script>",
  "vbscript:x",
  "//localhost:8000@evil.example",
  "http://localhost:8000@evil.example",
  "http://localhost:8000.evil.example",
  "/ok\r\nLocation: https://evil.example",
  "[//evil.example]",
];

/** Fails unless a browser on our site stays on it. */
function assertStays(location: string | null, what: string) {
  assert.ok(location, `${what}: there is a Location`);
  const target = new URL(location, `${origin}/auth`);
  assert.equal(target.origin, origin, `${what} → ${location}`);
  assert.match(location, /^\/(?![/\\])/, `${what} → ${location}`);
}

Deno.test("[redirects] a signed-in user goes on from /auth to our pages only", async () => {
  const { cookie } = await signUp();
  for (const redirect of ELSEWHERE) {
    const queries = [
      `redirect=${encodeURIComponent(redirect)}`,
      `redirect=/account&redirect=${encodeURIComponent(redirect)}`,
      `redirect=${encodeURIComponent(redirect)}&redirect=/account`,
      `tab=register&redirect=${encodeURIComponent(redirect)}`,
    ];
    for (const query of queries) {
      const response = await ask("GET", `/auth?${query}`, { cookie });
      assert.equal(response.status, 302, query);
      assertStays(response.headers.get("location"), query);
      await response.body?.cancel();
    }
  }
  const answer = await ask("GET", "/auth?redirect=%2Faccount", { cookie });
  assert.equal(answer.headers.get("location"), "/account");
});

Deno.test("[redirects] no path leads away, with whatever slashes", async () => {
  const { cookie } = await signUp();
  const paths = ["//evil.example", "//evil.example/", "///evil.example//", "/\\evil.example/"];
  const odd = [
    ...paths,
    ...paths.flatMap((path) => pages().map((page) => path + page)),
    ...paths.map((path) => `${path}?redirect=${path}`),
    "/.//evil.example/",
    "/%2f/evil.example/",
    "/%2fevil.example/",
    "/%5c%5cevil.example/",
    "/@evil.example/",
    "/auth/..//evil.example/",
  ];
  for (const path of odd) {
    for (const who of [cookie, undefined]) {
      const response = await ask("GET", path, { cookie: who });
      const location = response.headers.get("location");
      if (location !== null) assertStays(location, path);
      else assert.equal(response.status, 404, path);
      await response.body?.cancel();
    }
  }
});

/** A payment that this user has not made. */
const NOT_THEIRS = "/demo-payment/1";

Deno.test("[redirects] a page for users sends guests to sign in, and back", async () => {
  const { cookie } = await signUp();
  let guarded = 0;
  for (const page of pages()) {
    const guest = await ask("GET", `${page}?a=b`);
    if (guest.status !== 302) continue;
    guarded++;
    // The specification names the checkout without its slash.
    const redirect = page === "/checkout" ? "checkout?a=b" : `${page}?a=b`;
    assert.equal(guest.headers.get("location"), `/auth?redirect=${encodeURIComponent(redirect)}`);
    const { status } = await ask("GET", page, { cookie });
    assert.equal(status, page === NOT_THEIRS ? 404 : 200, page);
  }
  assert.ok(guarded >= 2);
});

Deno.test("[redirects] the theme form goes back to its own page, on our site only", async () => {
  const choose = async (referer: string) => {
    const headers = { referer, "content-type": "application/x-www-form-urlencoded" };
    const response = await ask("POST", "/theme", { headers, body: "theme=dark" });
    assert.equal(response.status, 303, referer);
    return response.headers.get("location");
  };
  for (const path of ["/", "/auth?redirect=%2Faccount", "/generator?description=a"]) {
    assert.equal(await choose(origin + path), path);
  }
  const foreign = ELSEWHERE.filter((redirect) => !/[\r\n\t]/.test(redirect));
  for (const redirect of foreign) {
    for (
      const referer of [
        redirect,
        `${origin}/${redirect}`,
        origin + redirect,
        `${origin}//evil.example/`,
      ]
    ) {
      assertStays(await choose(referer), referer);
    }
  }
});

Deno.test("[redirects] no request header makes a URL of another site", async () => {
  const { cookie } = await signUp();
  const lies: Record<string, string>[] = [
    { host: "evil.example" },
    { "x-forwarded-host": "evil.example", "x-forwarded-proto": "https" },
    { forwarded: "host=evil.example;proto=https" },
    { "x-original-url": "//evil.example", "x-rewrite-url": "//evil.example" },
    { "x-forwarded-prefix": "//evil.example", "x-forwarded-port": "1" },
  ];
  for (const headers of lies) {
    for (const path of readableUrls(app)) {
      for (const who of [cookie, undefined]) {
        const response = await ask("GET", path, { cookie: who, headers });
        const text = response.headers.get("content-type")?.includes("zip")
          ? ""
          : await response.text();
        assert.doesNotMatch(text, /evil\.example/, `${path} ${JSON.stringify(headers)}`);
        const location = response.headers.get("location");
        if (location) assertStays(location, path);
        for (const set of response.headers.getSetCookie()) assert.doesNotMatch(set, /evil|Domain/i);
      }
    }
  }
});
