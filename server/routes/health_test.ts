import assert from "node:assert/strict";
import { Hono } from "hono";
import { errorResponse } from "../http/errors.ts";
import { diskImages } from "../images/disk_images.ts";
import type { ImageStore } from "../images/image_store.ts";
import type { Readiness } from "../services.ts";
import { healthRoutes } from "./health.ts";

interface Watched extends AsyncDisposable {
  /** Status and body of this address. */
  ask(path: string): Promise<{ status: number; body: unknown; retryAfter: string | null }>;
  /** Lets so many milliseconds pass. */
  pass(ms: number): void;
  kv: Deno.Kv;
  images: ImageStore;
  folder: string;
  readiness: Readiness;
}

async function watched(): Promise<Watched> {
  const kv = await Deno.openKv(":memory:");
  const folder = await Deno.makeTempDir();
  const images = await diskImages({ folder, secret: new Uint8Array(32) });
  const readiness: Readiness = { state: "ready" };
  let moment = 0;
  const app = new Hono()
    .route("/", healthRoutes({ kv, images, readiness, now: () => moment }))
    .onError(errorResponse);
  return {
    kv,
    images,
    folder,
    readiness,
    async ask(path) {
      const response = await app.request(path);
      const { status, headers } = response;
      return { status, body: await response.json(), retryAfter: headers.get("retry-after") };
    },
    pass: (ms) => void (moment += ms),
    async [Symbol.asyncDispose]() {
      kv.close();
      await Deno.remove(folder, { recursive: true });
    },
  };
}

Deno.test("GET /healthz says what it found within the last second", async () => {
  await using server = await watched();
  const { ask, pass, folder } = server;
  assert.deepEqual(await ask("/healthz"), { status: 200, body: { ok: true }, retryAfter: null });

  await Deno.remove(`${folder}/unfinished`, { recursive: true });
  pass(999);
  assert.equal((await ask("/healthz")).status, 200);
  pass(1);
  const ill = await ask("/healthz");
  assert.deepEqual([ill.status, ill.retryAfter], [503, "10"]);

  await Deno.mkdir(`${folder}/unfinished`);
  pass(1000);
  assert.equal((await ask("/healthz")).status, 200);
});

Deno.test("GET /readyz is 503 while the server starts and from its stop on; /livez and /healthz are not", async () => {
  await using server = await watched();
  const { ask, readiness } = server;
  for (const state of ["starting", "stopping"] as const) {
    readiness.state = state;
    const { status, body } = await ask("/readyz");
    assert.deepEqual([status, body], [503, { message: `The server is ${state}.` }]);
    assert.equal((await ask("/livez")).status, 200);
    assert.equal((await ask("/healthz")).status, 200);
  }
  readiness.state = "ready";
  assert.deepEqual(await ask("/readyz"), { status: 200, body: { ok: true }, retryAfter: null });
});

Deno.test("GET /readyz is 503 while nothing can be written, and says when the disk is full", async () => {
  await using server = await watched();
  const { ask, pass, images, kv } = server;
  const refused = async (message: string) => {
    pass(1000);
    const { status, body } = await ask("/readyz");
    assert.deepEqual([status, body], [503, { message }]);
    assert.equal((await ask("/healthz")).status, 200, "reading works");
  };
  const { checkWrite } = images;
  images.checkWrite = () => Promise.reject(new Error("No space left on device (os error 28)"));
  await refused("The disk is full.");
  images.checkWrite = () => Promise.reject(new Deno.errors.PermissionDenied());
  await refused("Nothing can be written right now.");
  images.checkWrite = checkWrite;
  const { set } = kv;
  kv.set = () => Promise.reject(new TypeError("database or disk is full"));
  await refused("The disk is full.");
  kv.set = set;
  pass(1000);
  assert.equal((await ask("/readyz")).status, 200);
});

Deno.test("a database that does not answer is 503 within 3 s", async () => {
  await using server = await watched();
  const { ask, kv } = server;
  kv.get = () => new Promise(() => {});
  kv.set = () => new Promise(() => {});
  const asked = performance.now();
  const answers = await Promise.all([ask("/healthz"), ask("/readyz")]);
  assert.deepEqual(answers.map(({ status }) => status), [503, 503]);
  assert.ok(performance.now() - asked < 3000);
  assert.equal((await ask("/livez")).status, 200);
});
