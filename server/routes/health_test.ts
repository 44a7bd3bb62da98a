import assert from "node:assert/strict";
import { Hono } from "hono";
import { errorResponse } from "../http/errors.ts";
import { diskImages } from "../images/disk_images.ts";
import { healthRoutes } from "./health.ts";

Deno.test("GET /healthz says what it found within the last second", async () => {
  using kv = await Deno.openKv(":memory:");
  const folder = await Deno.makeTempDir();
  const images = await diskImages({ folder, secret: new Uint8Array(32) });
  let moment = 0;
  const app = new Hono()
    .route("/", healthRoutes({ kv, images, now: () => moment }))
    .onError(errorResponse);

  const healthy = await app.request("/healthz");
  assert.equal(healthy.status, 200);
  assert.deepEqual(await healthy.json(), { ok: true });

  await Deno.remove(folder, { recursive: true });
  moment += 999;
  assert.equal((await app.request("/healthz")).status, 200);
  moment += 1;
  const ill = await app.request("/healthz");
  assert.equal(ill.status, 503);
  assert.equal(ill.headers.get("retry-after"), "10");

  await Deno.mkdir(`${folder}/unfinished`, { recursive: true });
  moment += 1000;
  assert.equal((await app.request("/healthz")).status, 200);
  await Deno.remove(folder, { recursive: true });
});
