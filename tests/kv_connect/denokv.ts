// deno-lint-ignore-file no-console -- says which tests were left out
/**
 * @module A real KV Connect server, denokv, for tests: found by `DENOKV`, on `PATH`, or where cargo
 * installs it. Where there is none these tests are left out, and say so.
 */
import { join } from "node:path";
import { freePort } from "../../server/tasks/product.ts";
import { DENOKV, installed } from "../support/installed.ts";
import { untilItListens } from "./listening.ts";
import { sleep } from "../../lib/sleep.ts";

const TOKEN = "a-token-for-tests";

const binary = installed(DENOKV);

export interface Denokv extends AsyncDisposable {
  url: string;
  /** Its SQLite file. */
  path: string;
  /** What the product needs to use it. */
  variables: Record<string, string>;
  /** Ends it at once, as a power cut would. */
  kill(): Promise<void>;
  /** Starts it again on the same data. */
  restart(): Promise<void>;
  /** Lets it hang: connections stay open and are not answered from when this resolves. */
  pause(): Promise<void>;
  goOn(): void;
}

/** Registers a test that is given a server with an empty database. */
export function kvConnectTest(name: string, work: (denokv: Denokv) => Promise<void>): void {
  Deno.test({
    name: `[kv connect] ${name}`,
    ignore: binary === undefined,
    async fn() {
      await using denokv = await startDenokv();
      await work(denokv);
    },
  });
}

if (!binary) {
  console.log(
    "Left out, because there is no denokv (DENOKV, PATH, ~/.cargo/bin): tests of KV Connect",
  );
}

/** Starts one with an empty database. Throws when there is none on this machine. */
export async function startDenokv(): Promise<Denokv> {
  if (!binary) throw new Error("There is no denokv: see docs/operations.md, Several instances.");
  Deno.env.set("DENO_KV_ACCESS_TOKEN", TOKEN);
  const folder = await Deno.makeTempDir({ prefix: "purrtrait-denokv-" });
  const port = freePort();
  const url = `http://127.0.0.1:${port}`;
  let server = await spawn();

  async function spawn(): Promise<Deno.ChildProcess> {
    const args = ["--sqlite-path", join(folder, "kv.sqlite3"), "serve"];
    const child = new Deno.Command(binary!, {
      args: [...args, "--access-token", TOKEN, "--addr", `127.0.0.1:${port}`],
      stdout: "null",
      stderr: "null",
    }).spawn();
    await untilItListens(port);
    return child;
  }

  async function kill(): Promise<void> {
    server.kill("SIGCONT");
    server.kill("SIGKILL");
    await server.status;
  }

  return {
    url,
    path: join(folder, "kv.sqlite3"),
    variables: { KV_URL: url, DENO_KV_ACCESS_TOKEN: TOKEN },
    kill,
    async restart() {
      server = await spawn();
    },
    async pause() {
      server.kill("SIGSTOP");
      await untilStopped(server.pid);
    },
    goOn: () => server.kill("SIGCONT"),
    async [Symbol.asyncDispose]() {
      await kill().catch(() => {});
      await Deno.remove(folder, { recursive: true });
    },
  };
}

/** The signal stops one thread after the other: one that still runs would answer once more. Linux alone says so. */
async function untilStopped(pid: number): Promise<void> {
  if (Deno.build.os !== "linux") return;
  const isStopped = (thread: string) =>
    / \(.*\) [Tt] /.test(Deno.readTextFileSync(`/proc/${pid}/task/${thread}/stat`));
  while (![...Deno.readDirSync(`/proc/${pid}/task`)].every(({ name }) => isStopped(name))) {
    await sleep(2);
  }
}
