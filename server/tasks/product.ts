/**
 * @module The product, running as people run it: the server in a process of its own with its real
 * permissions, a fresh database and a port of its own. For tests and the bench.
 */
import { readConfig } from "../config.ts";
import { kvConnectUrls } from "../store/database/kv_connect.ts";
import { HEAP_FLAGS } from "./heap_limits.ts";
import { SERVER_VARIABLES, serverArguments } from "./serve.ts";
import { sleep } from "../../lib/sleep.ts";

export interface Product {
  /** Origin, e.g. `http://localhost:41234`. */
  origin: string;
  dataDir: string;
  /** The server's process. */
  pid: number;
  /** Sends it this signal. */
  signal(signal: Deno.Signal): void;
  /**
   * Ends it with this signal and gives its exit code, 137 when it had to be killed after {@link STOP_LIMIT_MS};
   * its data stay until `clear`.
   */
  stop(signal?: Deno.Signal): Promise<number>;
  /** Deletes its data. */
  clear(): Promise<void>;
}

export interface ProductOptions {
  ui?: "preact" | "react";
  /** Data of an earlier product, to start again on. */
  dataDir?: string;
  /** More environment variables. */
  variables?: Record<string, string>;
  /** What to run; by default the server's own main module, or its bundle where {@link BUNDLED_SERVER} names one. */
  main?: string;
  /** Whether it starts as a platform starts it: without flags for V8 and variables for the allocator. */
  bare?: boolean;
  /** Called with everything it prints; otherwise only its errors are seen, in this terminal. */
  onOutput?: (text: string) => void;
}

/** The server's own main module, as people run it. */
export const SERVER_MAIN = "server/main.ts";

/** The variable with the path of a bundle that tests start in its place, see `bundle_server.ts`. */
export const BUNDLED_SERVER = "BUNDLED_SERVER";

/** Generous: the machine may be busy with other tests. */
const START_LIMIT_MS = 120_000;

/** More than it takes to finish all work and close the database. */
const STOP_LIMIT_MS = 120_000;

/** Starts it and waits until it answers. Throws when it does not. */
export async function startProduct(options: ProductOptions = {}): Promise<Product> {
  const dataDir = options.dataDir ?? await Deno.makeTempDir({ prefix: "purrtrait-" });
  const port = freePort();
  const origin = `http://localhost:${port}`;
  const variables = {
    PORT: String(port),
    HOST: "127.0.0.1",
    APP_URL: origin,
    DATA_DIR: dataDir,
    UI: options.ui ?? "preact",
    // Every test comes from one address.
    GUEST_GENERATIONS_PER_DAY: "0",
    SITE_GUEST_GENERATIONS_PER_DAY: "0",
    SITE_REGISTRATIONS_PER_HOUR: "0",
    // No proxy has to notice that it stops.
    SHUTDOWN_GRACE_SECONDS: "0",
    SERVER_PARENT_PID: String(Deno.pid),
    ...options.variables,
  };
  const { onOutput, main = Deno.env.get(BUNDLED_SERVER) } = options;
  const config = readConfig(variables);
  const all = serverArguments(config, await kvConnectUrls(config));
  const own = options.bare ? all.filter((argument) => argument !== HEAP_FLAGS) : all;
  const server = new Deno.Command(Deno.execPath(), {
    args: main ? own.with(-1, main) : own,
    env: { ...(!options.bare && SERVER_VARIABLES), ...variables },
    stdout: onOutput ? "piped" : "null",
    stderr: onOutput ? "piped" : "inherit",
  }).spawn();
  const reading = onOutput && Promise.all([
    forward(server.stdout, onOutput),
    forward(server.stderr, onOutput),
  ]);
  const ended = server.status.then(({ code }) => {
    throw new Error(`The server ended with exit code ${code} before it answered.`);
  });
  ended.catch(() => {});
  await Promise.race([untilItAnswers(origin), ended]);
  return {
    origin,
    dataDir,
    pid: server.pid,
    signal: (signal) => server.kill(signal),
    async stop(signal = "SIGTERM") {
      server.kill(signal);
      const late = setTimeout(() => server.kill("SIGKILL"), STOP_LIMIT_MS);
      await reading;
      const { code } = await server.status;
      clearTimeout(late);
      return code;
    },
    clear: () => Deno.remove(dataDir, { recursive: true }),
  };
}

async function forward(stream: ReadableStream<Uint8Array>, onOutput: (text: string) => void) {
  const decoder = new TextDecoder();
  for await (const bytes of stream) onOutput(decoder.decode(bytes, { stream: true }));
}

/** Waits for the first healthy answer. Throws after {@link START_LIMIT_MS}. */
export async function untilItAnswers(origin: string): Promise<void> {
  const limit = Date.now() + START_LIMIT_MS;
  while (Date.now() < limit) {
    const response = await fetch(`${origin}/healthz`).catch(() => undefined);
    await response?.body?.cancel();
    if (response?.ok) return;
    await sleep(25);
  }
  throw new Error(`${origin} did not answer within ${START_LIMIT_MS} ms`);
}

/** A port that nothing listens on. */
export function freePort(): number {
  const listener = Deno.listen({ port: 0, hostname: "127.0.0.1" });
  const { port } = listener.addr;
  listener.close();
  return port;
}
