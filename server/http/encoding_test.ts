import assert from "node:assert/strict";
import { Hono } from "hono";
import zlib from "node:zlib";
import { encoded } from "./encoding.ts";

const LONG = JSON.stringify(Array.from({ length: 200 }, (_, id) => ({ id, name: `Miso ${id}` })));

const app = new Hono()
  .use(encoded())
  .get("/list", (c) => c.body(LONG, 200, { "Content-Type": "application/json", Vary: "Cookie" }))
  .get("/short", (c) => c.json({ ok: true }))
  .get("/picture", (c) => c.body(LONG, 200, { "Content-Type": "image/png" }))
  .post("/list", (c) => c.body(LONG, 200, { "Content-Type": "application/json" }));

const DECODERS: Record<string, (body: Uint8Array) => Uint8Array> = {
  br: zlib.brotliDecompressSync,
  gzip: zlib.gunzipSync,
  zstd: zlib.zstdDecompressSync,
};

const negotiated: [accepted: string, encoding: string | null][] = [
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, deflate", "gzip"],
  ["zstd, gzip;q=0.5", "zstd"],
  ["br;q=0, gzip", "gzip"],
  ["br;q=0.5, gzip", "gzip"],
  ["br;q=0, gzip;q=0, zstd;q=0", null],
  ["brotli, xgzip", null],
  ["*", "br"],
  ["*;q=0", null],
  ["identity", null],
  ["identity, gzip;q=0.5", null],
  ["GZIP", "gzip"],
];

for (const [accepted, encoding] of negotiated) {
  Deno.test(`[encoding] Accept-Encoding: ${accepted} → ${encoding ?? "as it is"}`, async () => {
    const { headers, ...response } = await ask("/list", accepted);
    assert.equal(headers.get("content-encoding"), encoding);
    assert.equal(headers.get("vary"), "Cookie, Accept-Encoding");
    const body = encoding ? DECODERS[encoding]!(response.body) : response.body;
    assert.equal(new TextDecoder().decode(body), LONG);
  });
}

Deno.test("[encoding] short answers, pictures and answers to unsafe methods are not compressed", async () => {
  for (
    const [path, method] of [["/short", "GET"], ["/picture", "GET"], ["/list", "POST"]] as const
  ) {
    const { headers } = await ask(path, "br", method);
    assert.equal(headers.get("content-encoding"), null, `${method} ${path}`);
  }
});

async function ask(path: string, accepted: string, method = "GET") {
  const response = await app.request(path, { method, headers: { "accept-encoding": accepted } });
  return { headers: response.headers, body: await response.bytes() };
}
