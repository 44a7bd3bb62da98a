import assert from "node:assert/strict";
import { Hono } from "hono";
import { ranged } from "./range.ts";

const FILE = "0123456789";

const app = new Hono()
  .use(ranged())
  .get("/file", (c) => c.body(FILE, 200, { "Accept-Ranges": "bytes", ETag: '"a"' }))
  .get("/coded", (c) => c.body(FILE, 200, { "Accept-Ranges": "bytes", ETag: 'W/"a"' }))
  .get("/page", (c) => c.body(FILE));

const ranges: [range: string, status: number, body: string, contentRange: string | null][] = [
  ["bytes=2-4", 206, "234", "bytes 2-4/10"],
  ["bytes=7-", 206, "789", "bytes 7-9/10"],
  ["bytes=-3", 206, "789", "bytes 7-9/10"],
  ["bytes=8-99", 206, "89", "bytes 8-9/10"],
  ["bytes=10-", 416, "", "bytes */10"],
  ["bytes=0-1, 5-6", 200, FILE, null],
  ["bytes=4-2", 416, "", "bytes */10"],
  ["lines=1-2", 200, FILE, null],
  ["nonsense", 200, FILE, null],
];

for (const [range, status, body, contentRange] of ranges) {
  Deno.test(`[range] ${range} → ${status}`, async () => {
    const response = await app.request("/file", { headers: { range } });
    assert.equal(response.status, status);
    assert.equal(await response.text(), body);
    assert.equal(response.headers.get("content-range"), contentRange);
  });
}

Deno.test("[range] a changed file, or one without ranges, is sent whole", async () => {
  const ask = async (path: string, headers: Record<string, string>) =>
    (await app.request(path, { headers: { range: "bytes=2-4", ...headers } })).status;
  assert.equal(await ask("/file", { "if-range": '"a"' }), 206);
  assert.equal(await ask("/file", { "if-range": '"b"' }), 200);
  assert.equal(await ask("/file", { "if-range": 'W/"a"' }), 200);
  assert.equal(await ask("/coded", { "if-range": 'W/"a"' }), 200);
  assert.equal(await ask("/page", {}), 200);
});
