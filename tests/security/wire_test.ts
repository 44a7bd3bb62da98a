/**
 * The running server with its real permissions, asked over bare connections: requests that two readers
 * could understand differently, addresses that lead nowhere, and what it prints meanwhile.
 * ASVS v5.0.0-4.1.3, 4.2.1, 13.4.1 to 13.4.5, 15.3.4.
 */
import assert from "node:assert/strict";
import { type Product, startProduct } from "../../server/tasks/product.ts";
import { QUICK_SERVER } from "../support/quick_server.ts";

let product: Product;
let printed = "";

Deno.test.beforeAll(async () => {
  product = await startProduct({ variables: QUICK_SERVER, onOutput: (text) => printed += text });
});

Deno.test.afterAll(async () => {
  await product.stop();
  await product.clear();
});

/** How long a connection may be silent before it counts as kept open. */
const SILENCE_MS = 700;

interface Exchange {
  /** One for each request the server saw. */
  statuses: number[];
  text: string;
}

/** Sends these bytes, and reads until the server closes or is silent. */
async function exchange(request: string): Promise<Exchange> {
  const port = Number(new URL(product.origin).port);
  using connection = await Deno.connect({ port, hostname: "127.0.0.1" });
  const decoder = new TextDecoder();
  const buffer = new Uint8Array(64 * 1024);
  let text = "";
  const sending = send(connection, new TextEncoder().encode(request));
  for (;;) {
    const { promise: silence, resolve } = Promise.withResolvers<null>();
    const timer = setTimeout(() => resolve(null), SILENCE_MS);
    const size = await Promise.race([connection.read(buffer).catch(() => null), silence]);
    clearTimeout(timer);
    if (size === null) break;
    text += decoder.decode(buffer.subarray(0, size), { stream: true });
  }
  await sending;
  const statuses = [...text.matchAll(/HTTP\/1\.[01] (\d{3})/g)].map(([, status]) => Number(status));
  return { statuses, text };
}

/** A server that refuses the beginning does not read the rest. */
async function send(connection: Deno.Conn, bytes: Uint8Array): Promise<void> {
  try {
    for (let done = 0; done < bytes.length;) done += await connection.write(bytes.subarray(done));
  } catch (error) {
    assert.ok(
      error instanceof Deno.errors.BrokenPipe || error instanceof Deno.errors.ConnectionReset,
    );
  }
}

const SMUGGLED = "GET /smuggled HTTP/1.1\r\nHost: localhost\r\n\r\n";
const CHUNKED = "Transfer-Encoding: chunked";
const NO_CHUNKS = "0\r\n\r\n";

/** A sign-in with these lines in its head. */
const post = (head: string, body: string) =>
  `POST /api/login HTTP/1.1\r\nHost: localhost\r\nOrigin: ${product.origin}\r\n` +
  `Content-Type: application/json\r\n${head}\r\n\r\n${body}`;
const get = (head: string) => `GET /api/user HTTP/1.1\r\nHost: localhost\r\n${head}\r\n\r\n`;

Deno.test("[wire] two requests on one connection are two", async () => {
  const { statuses } = await exchange(post("Content-Length: 2", "{}") + SMUGGLED);
  assert.deepEqual(statuses, [400, 404]);
});

const refused: [what: string, request: () => string][] = [
  ["a length and chunks", () => post(`Content-Length: 5\r\n${CHUNKED}`, NO_CHUNKS + SMUGGLED)],
  ["chunks and a length", () => post(`${CHUNKED}\r\nContent-Length: 99`, NO_CHUNKS + SMUGGLED)],
  ["two lengths", () => post("Content-Length: 2\r\nContent-Length: 0", `{}${SMUGGLED}`)],
  ["two lengths in one", () => post("Content-Length: 2, 0", `{}${SMUGGLED}`)],
  ["a negative length", () => post("Content-Length: -1", SMUGGLED)],
  ["a length with a sign", () => post("Content-Length: +2", `{}${SMUGGLED}`)],
  ["a length in hexadecimal", () => post("Content-Length: 0x2", `{}${SMUGGLED}`)],
  ["a blank before the colon", () => post("Content-Length : 2", `{}${SMUGGLED}`)],
  ["an unknown coding", () => post("Transfer-Encoding: xchunked", NO_CHUNKS + SMUGGLED)],
  ["chunks and another coding", () => post(`${CHUNKED}, identity`, NO_CHUNKS + SMUGGLED)],
  ["a coding twice", () => post(`${CHUNKED}\r\nTransfer-Encoding: x`, NO_CHUNKS + SMUGGLED)],
  ["no chunk size", () => post(CHUNKED, `zz\r\n{}\r\n${NO_CHUNKS}${SMUGGLED}`)],
  ["a huge chunk size", () => post(CHUNKED, `${"f".repeat(17)}\r\n{}\r\n${NO_CHUNKS}${SMUGGLED}`)],
  ["a negative chunk size", () => post(CHUNKED, `-1\r\n{}\r\n${NO_CHUNKS}${SMUGGLED}`)],
  ["a folded line", () => get(`A: b\r\n ${CHUNKED}`)],
  ["NUL in a header", () => get("A: b\0c")],
  ["a bare CR", () => get(`A: b\rX: y`)],
  ["two hosts", () => get("Host: evil.example")],
  ["a host that is none", () => get("").replace("localhost", "<script>")],
  ["a path in the host", () => get("").replace("localhost", "a/healthz?")],
  ["an empty host", () => get("").replace("localhost", "")],
  ["no version", () => "GET /\r\n\r\n"],
  ["a blank in the path", () => "GET /a b HTTP/1.1\r\nHost: localhost\r\n\r\n"],
  ["a header of 1 MB", () => get(`A: ${"x".repeat(1024 * 1024)}`)],
  ["20,000 headers", () => get("A: b\r\n".repeat(20_000) + "A: b")],
];
for (const [what, request] of refused) {
  Deno.test(`[wire] ${what}: refused or hung up, and nothing smuggled is answered`, async () => {
    const { statuses } = await exchange(request());
    assert.ok(
      statuses.length === 0 || statuses.join() === "400" || statuses.join() === "431",
      `${statuses}`,
    );
  });
}

Deno.test("[wire] lines that end with LF alone are lines", async () => {
  // RFC 9112, 2.2 lets a server read them so; what counts is that no second request comes out.
  const bare = post("Content-Length: 2", "{}").replaceAll("\r", "");
  assert.deepEqual((await exchange(bare)).statuses, [400]);
  const { statuses } = await exchange(get(`A: b\n${CHUNKED}`) + SMUGGLED);
  assert.ok(statuses.length <= 1, `${statuses}`);
});

Deno.test("[wire] no answer repeats the host that the request claims", async () => {
  for (const path of ["/auth/", "/account", "http://evil.example/auth/", "/", "/no/such/page"]) {
    const { text } = await exchange(
      `GET ${path} HTTP/1.1\r\nHost: evil.example\r\nX-Forwarded-Host: evil.example\r\n` +
        "X-Forwarded-Proto: https\r\nForwarded: host=evil.example\r\n\r\n",
    );
    assert.match(text, /^HTTP\/1\.1 (200|301|302|404)/, path);
    assert.doesNotMatch(text, /evil\.example/, path);
  }
});

Deno.test("[wire] TRACE, CONNECT and unknown methods echo nothing", async () => {
  for (const method of ["TRACE", "CONNECT", "TRACK", "DEBUG", "get"]) {
    for (const origin of [product.origin, "https://evil.example"]) {
      const request = `${method} / HTTP/1.1\r\nHost: localhost\r\nOrigin: ${origin}\r\n` +
        "Cookie: session=my-cookie\r\nX-Mine: my-header\r\n\r\n";
      const { statuses, text } = await exchange(request);
      assert.ok([400, 403, 405, 501].includes(statuses[0]!), `${method} → ${statuses}`);
      assert.doesNotMatch(text, /my-cookie|my-header/);
    }
  }
});

/** What lies in the folder of the product, or in that of its data, or is often left lying about. */
const NOT_PUBLIC = [
  "/.git/HEAD",
  "/.git/config",
  "/.git/",
  "/.env",
  "/.ci/run",
  "/.data/kv.sqlite3",
  "/.DS_Store",
  "/.well-known/",
  "/deno.json",
  "/deno.lock",
  "/vite.config.ts",
  "/README.md",
  "/server/main.ts",
  "/server/",
  "/lib/user.ts",
  "/pages/index/+Page.tsx",
  "/islands/Generator.tsx",
  "/node_modules/hono/package.json",
  "/static/favicon.svg",
  "/dist/server/entry.mjs",
  "/dist/client/favicon.svg",
  "/dist/",
  "/server/entry.mjs",
  "/assets.json",
  "/assets/",
  "/assets",
  "/images/",
  "/images/pictures/",
  "/gallery/",
  "/.vite/manifest.json",
  "/manifest.json",
  "/kv.sqlite3",
  "/images/unfinished",
  "/@fs/etc/passwd",
  "/%40fs/etc/passwd",
  "/%40%66s/etc/passwd",
  "//@fs/etc/passwd",
  "/@vite/client",
  "/@vite/env",
  "/@id/x",
  "/__vite_ping",
  "/index.pageContext.json",
  "/index.pageContext.json/",
  "/index%2epageContext.json",
  "/index.pageContext.json?a=b",
  "/index.pageContext.json%00",
  "/account/index.pageContext.json",
  "/server-status",
  "/debug",
  "/metrics",
  "/graphql",
  "/swagger.json",
  "/phpinfo.php",
  "/favicon.svg~",
  "/favicon.svg.br",
  "/favicon.svg.bak",
];

const CLIMBS = [
  "/../",
  "/assets/../../",
  "/..%2f",
  "/%2e%2e/",
  "/%2e%2e%2f",
  "/..%5c",
  "/.%2e/",
  "/%252e%252e%252f",
  "/..;/",
  "//",
  "/./",
  "/assets/..%00/",
];

Deno.test("[wire] only files meant for browsers can be downloaded", async () => {
  const deepFiles = [
    "deno.json",
    "server/main.ts",
    "etc/passwd",
    ".git/HEAD",
    "dist/server/entry.mjs",
  ];
  const climbing = CLIMBS.flatMap((climb) =>
    [1, 3, 8].flatMap((times) => deepFiles.map((file) => climb.repeat(times) + file))
  );
  for (const path of [...NOT_PUBLIC, ...climbing]) {
    const { statuses, text } = await fetchRaw(path);
    assert.ok([301, 400, 404].includes(statuses[0]!), `${path} → ${statuses}`);
    assert.doesNotMatch(text, /root:|"imports"|ref: refs|import \{|lockfile|"pageContext/, path);
  }
});

Deno.test("[wire] no file for browsers says where its source is, or comes with it", async () => {
  const { text: home } = await fetchRaw("/auth");
  const scripts = [...home.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, path]) => path!);
  assert.ok(scripts.length > 0);
  for await (const { name } of Deno.readDir("dist/client/assets/")) {
    if (!name.endsWith(".js") && !name.endsWith(".css")) continue;
    const { text } = await fetchRaw(`/assets/${name}`);
    assert.match(text, /^HTTP\/1\.1 200/, name);
    assert.doesNotMatch(text, /sourceMappingURL/, name);
    assert.deepEqual((await fetchRaw(`/assets/${name}.map`)).statuses, [404], name);
  }
});

Deno.test("[wire] none of these requests caused an internal error", () => {
  const lines = printed.trim().split("\n");
  assert.deepEqual(lines.filter((line) => JSON.parse(line).level !== "INFO"), []);
  assert.doesNotMatch(printed, /my-cookie|my-header/);
});

function fetchRaw(path: string): Promise<Exchange> {
  return exchange(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
}
