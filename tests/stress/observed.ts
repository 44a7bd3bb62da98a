/** @module A server whose event loop and memory can be looked at from outside. */
import { readConfig } from "../../server/config.ts";
import { freePort, untilItAnswers } from "../../server/tasks/product.ts";
import { serverArguments } from "../../server/tasks/serve.ts";

/** Delays of a timer, in milliseconds. */
export interface Delays {
  ticks: number;
  p50: number;
  p99: number;
  worst: number;
}

/** What kept the event loop's timers waiting. */
export interface Lag {
  /** All delays: the loop's own work, the product's other threads, and whatever else the machine does. */
  late: Delays;
  /** The part that is the loop's own work, the same on a busy machine and on an idle one. */
  busy: Delays;
}

export interface Ending {
  code: number;
  /** Since the watch began. */
  lag: Lag;
  /** The errors in its log. */
  log: string;
}

export interface Observed {
  origin: string;
  dataDir: string;
  /** Forgets how late timers were so far: what counts begins now. */
  beginWatch(): void;
  /** Resident memory, in megabytes. */
  memoryMb(): Promise<number>;
  /** Ends it. */
  stop(): Promise<Ending>;
  /** Deletes its data; ends it first when it still runs. */
  clear(): Promise<void>;
}

/** Starts it with the permissions and the environment of the real one. */
export async function startObserved(variables: Record<string, string>): Promise<Observed> {
  const dataDir = await Deno.makeTempDir({ prefix: "purrtrait-" });
  const port = freePort();
  const origin = `http://localhost:${port}`;
  const env = {
    PORT: String(port),
    HOST: "127.0.0.1",
    APP_URL: origin,
    DATA_DIR: dataDir,
    UI: "preact",
    // No proxy has to notice that it stops.
    SHUTDOWN_GRACE_SECONDS: "0",
    ...variables,
  };
  const ownArguments = serverArguments(readConfig(env)).slice(0, -1);
  const server = new Deno.Command(Deno.execPath(), {
    args: [...ownArguments, "tests/stress/observed_server.ts"],
    env,
    stdout: "piped",
    stderr: "piped",
  }).spawn();
  let running = true;
  // Read all the time: a full pipe would stop the server.
  const output = server.stdout.text();
  const errors = server.stderr.text();
  await untilItAnswers(origin);
  return {
    origin,
    dataDir,
    beginWatch: () => server.kill("SIGUSR2"),
    async memoryMb() {
      const status = await Deno.readTextFile(`/proc/${server.pid}/status`);
      return Number(status.match(/VmRSS:\s+(\d+) kB/)![1]) / 1000;
    },
    async stop() {
      running = false;
      server.kill("SIGTERM");
      const [figures, log] = await Promise.all([output, errors]);
      const { code } = await server.status;
      return { code, lag: lagIn(figures), log };
    },
    async clear() {
      if (running) server.kill("SIGKILL");
      await server.status;
      await Deno.remove(dataDir, { recursive: true });
    },
  };
}

/** The figures stand between the lines of the log. */
function lagIn(output: string): Lag {
  return JSON.parse(output.split("\n").find((line) => line.startsWith('{"late":'))!);
}
