/**
 * Ends of the server, wanted and not: what was acknowledged is in the one database file, and no process stays
 * that serves nothing.
 */
import assert from "node:assert/strict";
import { join } from "node:path";
import { readConfig } from "../../server/config.ts";
import { STOP_SIGNALS } from "../../server/lifecycle/stop_signals.ts";
import { freePort, untilItAnswers } from "../../server/tasks/product.ts";
import { serverArguments } from "../../server/tasks/serve.ts";
import { ask, call, draw, LOST, type Lost, PASSWORD, register, statusOf } from "./client.ts";
import { NO_LIMITS, stress } from "./stress.ts";
import { sleep } from "../../lib/sleep.ts";
import { QUICK_SERVER } from "../support/quick_server.ts";

const USERS = 5;

/** A few pauses of the listener, and to spare. */
const RECOVERY_MS = 60_000;

stress(
  "after SIGTERM, the database file and the pictures are everything",
  async ({ seed, start }) => {
    const first = await start();
    const kept = await Promise.all(Array.from({ length: USERS }, async (_, user) => {
      const cookie = await register(first.origin, `kept-${seed}-${user}`);
      const request = { idempotencyKey: `kept-${seed}-${user}`, prompt: "a grey cat" };
      const drawn = await draw(first.origin, request, cookie);
      assert(drawn !== LOST);
      const body = { ...drawn.body, name: `Miso ${user}` };
      const saved = await ask(first.origin, "/api/characters", { cookie, body });
      assert.equal(saved.status, 201);
      return { cookie, id: saved.body.id };
    }));
    assert.equal(await first.stop("SIGTERM"), 0);

    const copy = await Deno.makeTempDir({ prefix: "purrtrait-" });
    await Deno.copyFile(join(first.dataDir, "kv.sqlite3"), join(copy, "kv.sqlite3"));
    await copyFolder(join(first.dataDir, "images"), join(copy, "images"));
    const second = await start({ dataDir: copy });
    for (const { cookie, id } of kept) {
      const user = await ask(second.origin, "/api/user", { cookie });
      assert.deepEqual([user.status, user.body.remainingGenerations], [200, 5]);
      const picture = await ask(second.origin, `/api/characters/${id}/download`, { cookie });
      assert.equal(picture.status, 200);
    }
    return `${kept.length} accounts with their pictures are there again`;
  },
);

for (const signal of STOP_SIGNALS) {
  stress(`${signal} closes the database and ends with 0`, async ({ seed, start }) => {
    const product = await start();
    await register(product.origin, `ends-${seed}`);
    assert.equal(await product.stop(signal), 0);
    assert.equal(await exists(join(product.dataDir, "kv.sqlite3-wal")), false);
    return "0, with the database in one file";
  });
}

/** The processes of `deno task serve`, from the outermost to the server. */
async function startTask(dataDir: string) {
  const PORT = String(freePort());
  const task = new Deno.Command(Deno.execPath(), {
    args: ["task", "--quiet", "serve"],
    env: {
      ...NO_LIMITS,
      ...QUICK_SERVER,
      HOST: "127.0.0.1",
      PORT,
      DATA_DIR: dataDir,
      SHUTDOWN_GRACE_SECONDS: "0",
    },
    stdout: "null",
  }).spawn();
  await untilItAnswers(`http://localhost:${PORT}`);
  const parent = await childOf(task.pid);
  return { task, pids: [task.pid, parent, await childOf(parent)] };
}

for (const [killed, name] of ["deno task", "the process in between", "the server"].entries()) {
  stress(`kill -9 of ${name} ends every process`, async () => {
    const dataDir = await Deno.makeTempDir();
    const { task, pids } = await startTask(dataDir);
    const killedAt = performance.now();
    Deno.kill(pids[killed]!, "SIGKILL");
    await task.status;
    while (pids.some(isAlive)) {
      assert.ok(performance.now() < killedAt + 60_000, `${pids.filter(isAlive)} live on`);
      await sleep(50);
    }
    await Deno.remove(dataDir, { recursive: true });
    return `all gone after ${((performance.now() - killedAt) / 1000).toFixed(1)} s`;
  });
}

stress(
  "with every descriptor used idle connections are ended, and the server goes on",
  async ({ seed }) => {
    const dataDir = await Deno.makeTempDir();
    const port = freePort();
    const variables = {
      ...NO_LIMITS,
      ...QUICK_SERVER,
      HOST: "127.0.0.1",
      PORT: String(port),
      DATA_DIR: dataDir,
    };
    const server = new Deno.Command("sh", {
      args: ["-c", `ulimit -n 150; exec "$@"`, "sh", Deno.execPath()]
        .concat(serverArguments(readConfig(variables))),
      env: variables,
      stdout: "null",
      stderr: "piped",
    }).spawn();
    const said = new Response(server.stderr).text();
    const origin = `http://localhost:${port}`;
    await untilItAnswers(origin);
    const sockets: Deno.Conn[] = [];
    for (let opened = 0; opened < 400; opened++) {
      const socket = await Deno.connect({ hostname: "127.0.0.1", port }).catch(() => null);
      if (socket) sockets.push(socket);
    }
    const body = { username: `few-${seed}`, email: `few-${seed}@example.com`, password: PASSWORD };
    const deadline = Date.now() + RECOVERY_MS;
    let status: number | Lost = LOST;
    while (status !== 201) {
      assert.ok(Date.now() < deadline, `still ${status}`);
      await sleep(100);
      status = statusOf(await call(origin, "/api/register", { body }));
    }
    for (const socket of sockets) socket.close();
    server.kill("SIGTERM");
    assert.equal((await server.status).code, 0);
    assert.match(await said, /a connection cannot be accepted.*Too many open files/);
    assert.equal(await exists(join(dataDir, "kv.sqlite3-wal")), false, "the database is closed");
    await Deno.remove(dataDir, { recursive: true });
    return `a registration succeeds with ${sockets.length} connections open, 150 descriptors in all`;
  },
);

async function childOf(pid: number): Promise<number> {
  const children = await Deno.readTextFile(`/proc/${pid}/task/${pid}/children`);
  const [child] = children.trim().split(" ");
  assert(child, `${pid} has no child`);
  return Number(child);
}

function isAlive(pid: number): boolean {
  try {
    return !/\) [ZX] /.test(Deno.readTextFileSync(`/proc/${pid}/stat`));
  } catch {
    return false;
  }
}

async function copyFolder(from: string, to: string): Promise<void> {
  await Deno.mkdir(to);
  for await (const { name, isDirectory } of Deno.readDir(from)) {
    if (isDirectory) await copyFolder(join(from, name), join(to, name));
    else await Deno.copyFile(join(from, name), join(to, name));
  }
}

function exists(path: string): Promise<boolean> {
  return Deno.stat(path).then(() => true, () => false);
}
