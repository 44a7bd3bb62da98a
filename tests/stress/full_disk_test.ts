/**
 * A disk without any space: everything can be read, writes say why they fail, what was acknowledged is kept,
 * and the server goes on as soon as there is space. The disk is a small one in a namespace of its own.
 */
import assert from "node:assert/strict";
import { readConfig } from "../../server/config.ts";
import { freePort, untilItAnswers } from "../../server/tasks/product.ts";
import { serverArguments } from "../../server/tasks/serve.ts";
import { ask, draw, LOST, PASSWORD, register } from "./client.ts";
import { NO_LIMITS, stress, tally } from "./stress.ts";
import { sleep } from "../../lib/sleep.ts";
import { QUICK_SERVER } from "../support/quick_server.ts";

const DISK = "24m";

/** In its log SQLite overwrites what is done with, so that a few writes still find their place. */
const TRIES = 300;

const READY_WITHIN_MS = 60_000;

const canMount = await new Deno.Command("unshare", {
  args: ["-rm", "mount", "-t", "tmpfs", "tmpfs", "/mnt"],
  stderr: "null",
}).output().then(({ success }) => success, () => false);

if (canMount) stress("a full disk: 507 until there is space, nothing lost", survive);
else Deno.test.ignore("a full disk (no disk can be mounted here)", () => {});

async function survive({ seed }: { seed: string }): Promise<string> {
  const dataDir = await Deno.makeTempDir({ prefix: "purrtrait-" });
  const port = freePort();
  const origin = `http://localhost:${port}`;
  const variables = {
    ...NO_LIMITS,
    ...QUICK_SERVER,
    APP_URL: origin,
    DATA_DIR: dataDir,
    HOST: "127.0.0.1",
    PORT: String(port),
  };
  const mounted = `mount -t tmpfs -o size=${DISK} tmpfs "$DATA_DIR" && exec "$@"`;
  const server = new Deno.Command("unshare", {
    args: ["-rm", "sh", "-c", mounted, "sh", Deno.execPath()]
      .concat(serverArguments(readConfig(variables))),
    env: variables,
    stdout: "null",
    stderr: "null",
  }).spawn();
  try {
    await untilItAnswers(origin);
    await until(origin, 200);
    const cookie = await register(origin, `full-${seed}`);
    const request = (name: string) => ({ idempotencyKey: `full-${seed}-${name}`, prompt: "a cat" });
    const credits = async () =>
      (await ask(origin, "/api/user", { cookie })).body.remainingGenerations;
    await fill(ballastOf(server.pid, dataDir));

    const kept: string[] = [];
    const statuses: number[] = [];
    for (let turn = 0; turn < TRIES && !statuses.includes(507); turn++) {
      const username = `full-${seed}-${turn}`;
      const body = { username, email: `${username}@example.com`, password: PASSWORD };
      const { status, body: answer } = await ask(origin, "/api/register", { body });
      statuses.push(status);
      if (status === 201) kept.push(username);
      else assert.equal(answer.message, "This cannot be saved: the server's disk is full.");
    }
    assert.deepEqual(statuses.filter((status) => status !== 201), [507]);

    const drawn = await draw(origin, request("while full"), cookie);
    assert(drawn !== LOST && drawn.status === 507, JSON.stringify(drawn));
    assert.match(drawn.body.message, /full|could not be stored/);
    assert.equal((await ask(origin, "/")).status, 200);
    assert.equal((await ask(origin, "/healthz")).status, 200);
    assert.equal(await credits(), 6);
    // What it found before may count for another second.
    await until(origin, 503);
    assert.equal((await ask(origin, "/readyz")).body.message, "The disk is full.");

    await Deno.remove(ballastOf(server.pid, dataDir));
    await until(origin, 200);
    for (const username of kept) {
      const body = { username, password: PASSWORD };
      assert.equal((await ask(origin, "/api/login", { body })).status, 200, username);
    }
    const after = await draw(origin, request("afterwards"), cookie);
    assert(after !== LOST && after.status === 200, JSON.stringify(after));
    assert.equal(await credits(), 5);
    return `registrations on a full disk: ${tally(statuses)}; afterwards everything works`;
  } finally {
    server.kill("SIGKILL");
    await server.status;
    await Deno.remove(dataDir, { recursive: true });
  }
}

/** Waits until it says with this status whether it is ready. */
async function until(origin: string, status: 200 | 503): Promise<void> {
  for (let waited = 0; (await ask(origin, "/readyz")).status !== status; waited += 100) {
    assert.ok(waited < READY_WITHIN_MS, `its readiness is not ${status}`);
    await sleep(100);
  }
}

/** On the disk that only the server sees. */
function ballastOf(pid: number, dataDir: string): string {
  return `/proc/${pid}/root${dataDir}/ballast`;
}

/** Writes until nothing fits any more, not even a byte. */
async function fill(path: string): Promise<void> {
  using file = await Deno.open(path, { write: true, create: true });
  for (let size = 1024 * 1024; size >= 1;) {
    const written = await file.write(new Uint8Array(size)).catch(() => 0);
    if (written === 0) size = Math.floor(size / 2);
  }
}
