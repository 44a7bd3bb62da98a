import assert from "node:assert/strict";
import { Hono } from "hono";
import { Failure, FAILURE_STATUS } from "../failures/failure.ts";
import { sameOrigin } from "./same_origin.ts";

const appUrl = "https://purrtrait.example";
const app = new Hono()
  .use(sameOrigin({ appUrl }))
  .all("/", (c) => c.text("done"))
  .onError((error, c) => c.text("", error instanceof Failure ? FAILURE_STATUS[error.kind] : 500));

const table: [method: string, site: string | null, origin: string | null, status: number][] = [
  ["GET", "cross-site", "https://evil.example", 200],
  ["HEAD", "cross-site", null, 200],
  ["POST", "same-origin", appUrl, 200],
  ["POST", "same-origin", null, 200],
  ["POST", null, appUrl, 200],
  ["POST", "same-site", appUrl, 403],
  ["POST", "cross-site", appUrl, 403],
  ["POST", "none", null, 403],
  ["POST", null, null, 403],
  ["POST", null, "null", 403],
  ["POST", null, "https://purrtrait.example.evil.example", 403],
  ["PATCH", null, "https://evil.example", 403],
  ["DELETE", "cross-site", null, 403],
];

for (const [method, site, origin, status] of table) {
  Deno.test(`[http] ${method} with Sec-Fetch-Site ${site} and Origin ${origin} → ${status}`, async () => {
    const headers = new Headers();
    if (site) headers.set("sec-fetch-site", site);
    if (origin) headers.set("origin", origin);
    assert.equal((await app.request("/", { method, headers })).status, status);
  });
}
