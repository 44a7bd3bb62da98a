import assert from "node:assert/strict";
import { Hono } from "hono";
import { isKnown } from "./etag.ts";

const known: [own: string, sent: string, isKnown: boolean][] = [
  ['"a"', '"a"', true],
  ['"a"', 'W/"a"', true],
  ['W/"a"', '"a"', true],
  ['"a"', '"b", W/"a" , "c"', true],
  ['"a"', "*", true],
  ['"a"', '"b"', false],
  ['"a"', '"A"', false],
  ['"a"', "a", false],
  ['"a"', "", false],
  ['"a,b"', '"a", "b"', false],
];

for (const [own, sent, expected] of known) {
  Deno.test(`[etag] ${own} is ${expected ? "" : "not "}known to If-None-Match: ${sent}`, async () => {
    const app = new Hono().get("/", (c) => c.json(isKnown(c, own)));
    const response = await app.request("/", { headers: { "if-none-match": sent } });
    assert.equal(await response.json(), expected);
  });
}
