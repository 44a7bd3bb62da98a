/**
 * The headers of every kind of answer: all routes and pages, for guests and users, right and wrong.
 * ASVS v5.0.0-3.4.1 to 3.4.6, 4.1.1, 14.3.2.
 */
import assert from "node:assert/strict";
import { FILE_KINDS } from "../../server/character_files/kinds.ts";
import { capturedLog } from "./captured_log.ts";
import { furnish } from "./belongings.ts";
import { urlAbout } from "./route_parameters.ts";
import { exampleBody } from "./example_bodies.ts";
import { pages, readableUrls, routesOf } from "./routes.ts";
import { openWholeApp, type Question } from "./whole_app.ts";

const whole = await openWholeApp();
const broken = await openWholeApp(
  { GUEST_GENERATIONS_PER_DAY: "1" },
  ({ images }) => ({
    renderPage: () => Promise.reject(new Error("The page is broken.")),
    images: { ...images, check: () => Promise.reject(new Error("The disk is gone.")) },
  }),
);

Deno.test.afterAll(async () => {
  await whole.close();
  await broken.close();
});

interface Answer {
  what: string;
  /** Path of the question. */
  path: string;
  signedIn: boolean;
  response: Response;
}

const answers: Answer[] = [];

async function ask(method: string, path: string, question: Question = {}, app = whole) {
  const response = await app.ask(method, path, question);
  const signedIn = question.cookie !== undefined;
  const what = `${method} ${path}${signedIn ? " signed in" : ""} → ${response.status}`;
  answers.push({ what, path: path.split("?")[0]!, signedIn, response });
  return response;
}

const CAT = { prompt: "a small grey cat", style: "pixel" };
const EVENTS = { accept: "text/event-stream" };

/** Asks for everything once, so that each kind of answer has been given. */
async function crawl() {
  for (const route of routesOf(whole.app)) {
    const { name, method } = route;
    const account = await whole.signUp();
    const things = await furnish(whole, account);
    const body = method === "GET" ? undefined : exampleBody(name, account, things);
    const path = urlAbout(route, things);
    await ask(method, path, { body });
    await ask(method, path, { body, cookie: account.cookie });
    await ask("PUT", path);
    await ask("POST", path, { headers: { origin: "https://evil.example" } });
    await ask("OPTIONS", path);
  }
  const { cookie } = await whole.signUp();
  for (const path of readableUrls(whole.app)) {
    for (const who of [cookie, undefined]) {
      const { headers } = await ask("GET", path, { cookie: who });
      await ask("HEAD", path, { cookie: who });
      const etag = headers.get("etag");
      if (etag) await ask("GET", path, { cookie: who, headers: { "if-none-match": etag } });
      await ask("GET", `${path}/`, { cookie: who });
    }
  }
  for (const path of ["/no/such/page", "/api/none", "/index.pageContext.json", "/.env", "/%ff"]) {
    for (const who of [cookie, undefined]) await ask("GET", path, { cookie: who });
  }
  const home = await (await ask("GET", "/")).text();
  const files = [...home.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path]) => path!);
  for (const path of ["/favicon.svg", ...files]) {
    const etag = (await ask("GET", path)).headers.get("etag")!;
    await ask("GET", path, { headers: { "if-none-match": etag, "accept-encoding": "br" }, cookie });
  }
  const { imageUrl } = await (await ask("POST", "/api/characters/generate", { body: CAT })).json();
  const key = encodeURIComponent(imageUrl);
  const { presignedUrl } = await (await ask("GET", `/api/images/presigned?key=${key}`)).json();
  const etag = (await ask("GET", presignedUrl, { cookie })).headers.get("etag")!;
  await ask("GET", presignedUrl, { headers: { "if-none-match": etag } });

  await ask("POST", "/api/characters/generate", { body: CAT, headers: EVENTS, cookie });
  await ask("POST", "/api/login", { body: { username: ["felix"] } });
  await ask("POST", "/api/login", { body: "x", headers: { "content-type": "text/plain" } });
  await ask("POST", "/api/login", { body: "x".repeat(100_000) });
  await ask("POST", "/api/register", {
    body: { ...exampleBody("POST /api/register", { id: 0 } as never) },
  });
  await ask("POST", "/api/register", {
    body: { ...exampleBody("POST /api/register", { id: 0 } as never) },
  });
  for (const path of pages()) await ask("GET", `${path}?a=b`, {}, broken);
  await ask("GET", "/healthz", {}, broken);
  await ask("POST", "/api/characters/generate", { body: CAT }, broken);
  await ask("POST", "/api/characters/generate", { body: { ...CAT, seed: 2 } }, broken);
}
await capturedLog(crawl);

Deno.test("[headers] every kind of answer has been given", () => {
  const given = new Set(answers.map(({ response }) => response.status));
  const kinds = [
    200,
    201,
    204,
    301,
    302,
    303,
    304,
    400,
    401,
    403,
    404,
    405,
    409,
    413,
    415,
    429,
    500,
    503,
  ];
  assert.deepEqual(kinds.filter((status) => !given.has(status)), []);
});

const onAll: Record<string, RegExp> = {
  "strict-transport-security": /^max-age=(6307200\d|\d{9,}); includeSubDomains/,
  "x-content-type-options": /^nosniff$/,
  "referrer-policy": /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/,
  "cross-origin-resource-policy": /^(same|cross)-origin$/,
  "content-security-policy": /^default-src 'none'; /,
};
for (const [name, expected] of Object.entries(onAll)) {
  Deno.test(`[headers] ${name} on every answer`, () => {
    for (const { what, response } of answers) {
      assert.match(response.headers.get(name) ?? "", expected, what);
    }
  });
}

/** Public pictures of characters, and the files that are drawn of them. */
const FILES = FILE_KINDS.map(({ name }) => RegExp.escape(name)).join("|");
const PUBLIC_PICTURE = new RegExp(`/api/characters/[^/]+/(image|card\\.png|${FILES})`);

Deno.test("[headers] other sites may show public pictures and nothing else", () => {
  for (const { what, response: { headers } } of answers) {
    if (headers.get("cross-origin-resource-policy") !== "cross-origin") continue;
    assert.match(what, PUBLIC_PICTURE);
    assert.doesNotMatch(headers.get("content-type") ?? "", /^text\//, what);
  }
});

/** The demo provider's page, which a frame of ours may show. */
const FRAMED = /^\/demo-payment\//;

/** The page that shows it. */
const FRAMING = /^\/subscription$/;

const onDocuments: Record<string, RegExp> = {
  "x-frame-options": /^(DENY|SAMEORIGIN)$/,
  "cross-origin-opener-policy": /^same-origin$/,
  "permissions-policy": /camera=\(\).*microphone=\(\).*geolocation=\(\)/,
};
for (const [name, expected] of Object.entries(onDocuments)) {
  Deno.test(`[headers] ${name} on every document`, () => {
    const documents = answers.filter(({ response }) =>
      response.headers.get("content-type")?.startsWith("text/html")
    );
    assert.ok(documents.length > pages().length);
    for (const { what, response } of documents) {
      assert.match(response.headers.get(name) ?? "", expected, what);
    }
  });
}

Deno.test("[headers] one page may be framed, by this site only, and one page may frame it", () => {
  for (const { what, path, response } of answers) {
    const policy = response.headers.get("content-security-policy")!;
    const framing = response.headers.get("x-frame-options");
    if (framing) assert.equal(framing, FRAMED.test(path) ? "SAMEORIGIN" : "DENY", what);
    if (isOther(response)) continue;
    assert.match(policy, FRAMED.test(path) ? /frame-ancestors 'self'/ : /frame-ancestors 'none'/);
    assert.equal(policy.includes("frame-src 'self'"), FRAMING.test(path), what);
  }
});

/** Whether it is something else than a document, or one that has not changed. */
function isOther(response: Response): boolean {
  return !(response.headers.get("content-type") ?? "text/html").startsWith("text/html");
}

Deno.test("[headers] responses other than documents may load nothing and may not be framed", () => {
  for (const { what, response } of answers.filter(({ response }) => isOther(response))) {
    const policy = response.headers.get("content-security-policy");
    assert.equal(
      policy,
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      what,
    );
  }
});

Deno.test("[headers] the service worker may fetch from this site alone", async () => {
  const response = await whole.ask("GET", "/sw.js");
  assert.equal(
    response.headers.get("content-security-policy"),
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; connect-src 'self'",
  );
  assert.equal(response.headers.get("cache-control"), "no-cache");
  await response.body?.cancel();
});

Deno.test("[headers] the policy lets nothing inline run, and nothing be loaded from elsewhere", () => {
  for (const { what, response } of answers) {
    if (isOther(response)) continue;
    const text = response.headers.get("content-security-policy")!;
    const policy = new Map(
      text.split(";").map((part) => part.trim().split(" ")).map((
        [name, ...sources],
      ) => [name, sources]),
    );
    assert.deepEqual(policy.get("base-uri"), ["'none'"], `${what}: base-uri`);
    for (const name of ["script-src", "style-src", "connect-src", "font-src", "form-action"]) {
      assert.deepEqual(policy.get(name), ["'self'"], `${what}: ${name}`);
    }
    for (const name of ["object-src", "worker-src"]) {
      assert.ok(!policy.has(name), `${what}: ${name} is left to default-src`);
    }
  }
});

Deno.test("[headers] texts name their coding, and everything its type", () => {
  for (const { what, response } of answers) {
    const type = response.headers.get("content-type");
    if (response.body && response.status !== 304) assert.ok(type, what);
    // JSON and event streams are UTF-8 and nothing else.
    if (/^text\/(?!event-stream)|javascript|svg/.test(type ?? "")) {
      assert.match(type!, /charset=utf-8/i, what);
    }
  }
});

/** Files, and what is written for search engines and programs. */
const SAME_FOR_ALL =
  /^\/(assets\/|favicon\.svg$|robots\.txt$|sitemap|openapi\.json$|community\/winners\.atom$)/;

/** A browser may keep them for a while; caches of others may not. */
const PICTURE_OR_FILE = new RegExp(`^/api/.*/(image|(?:card|page)\\.png|page\\.pdf|${FILES})$`);

Deno.test("[headers] answers with a user's data are not cached", () => {
  for (const { what, path, signedIn, response } of answers) {
    const caching = response.headers.get("cache-control") ?? "";
    if (path.startsWith("/images/") || PICTURE_OR_FILE.test(path)) {
      assert.doesNotMatch(caching, /public/, what);
    } else if (SAME_FOR_ALL.test(path)) continue;
    else if (signedIn || path.startsWith("/api/")) assert.equal(caching, "no-store", what);
    else assert.match(caching || "no-cache", /no-store|no-cache/, what);
    if (response.headers.has("set-cookie")) assert.doesNotMatch(caching, /public/, what);
  }
});

Deno.test("[headers] every answer has an id of its own, and an unexpected error names it", async () => {
  const ids = answers.map(({ response }) => response.headers.get("x-request-id") ?? "");
  for (const [at, { what }] of answers.entries()) assert.match(ids[at]!, /^[\da-f]{20}$/, what);
  assert.equal(new Set(ids).size, answers.length);
  const unexpected = answers.filter(({ response, what }) =>
    response.status === 500 && what.startsWith("GET")
  );
  assert.ok(unexpected.length > 0);
  for (const { what, response } of unexpected) {
    const { message } = await response.json();
    assert.ok(message.includes(response.headers.get("x-request-id")), `${what}: ${message}`);
  }
});

Deno.test("[headers] nothing reveals what the server is made of", () => {
  for (const { what, response } of answers) {
    for (const name of ["server", "x-powered-by", "via", "x-runtime", "sourcemap", "x-sourcemap"]) {
      assert.equal(response.headers.get(name), null, `${what}: ${name}`);
    }
  }
});

Deno.test("[headers] Retry-After says how long a client must wait", () => {
  for (const { what, response } of answers) {
    if (response.status === 429 || response.status === 503) {
      assert.match(response.headers.get("retry-after") ?? "", /^[1-9]\d*$/, what);
    }
  }
});
