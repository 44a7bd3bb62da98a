/**
 * The product, running as people run it: `deno task serve` in a process of its own, with its real
 * permissions, a fresh database and a port of its own.
 *
 * @module
 */

export interface Product {
  /** Origin, e.g. `http://localhost:41234`. */
  origin: string;
  dataDir: string;
  process: Deno.ChildProcess;
  /** Ends it with this signal and gives its exit code; the data stay until `clear`. */
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
}

/** Generous: the machine may be busy with other tests. */
const START_LIMIT_MS = 30_000;

/** Starts it and waits until it answers. Throws with what it printed when it does not. */
export async function startProduct(options: ProductOptions = {}): Promise<Product> {
  const { ui = "preact", variables = {} } = options;
  const dataDir = options.dataDir ?? await Deno.makeTempDir({ prefix: "purrtrait-" });
  const port = freePort();
  const origin = `http://localhost:${port}`;
  const process = new Deno.Command(Deno.execPath(), {
    args: ["task", "--quiet", "serve"],
    env: {
      PORT: String(port),
      HOST: "127.0.0.1",
      APP_URL: origin,
      DATA_DIR: dataDir,
      UI: ui,
      GUEST_GENERATIONS_PER_DAY: "0",
      ...variables,
    },
    stdout: "null",
    stderr: "inherit",
  }).spawn();
  await untilItAnswers(origin);
  return {
    origin,
    dataDir,
    process,
    async stop(signal = "SIGTERM") {
      process.kill(signal);
      return (await process.status).code;
    },
    clear: () => Deno.remove(dataDir, { recursive: true }),
  };
}

function freePort(): number {
  const listener = Deno.listen({ port: 0, hostname: "127.0.0.1" });
  const { port } = listener.addr;
  listener.close();
  return port;
}

async function untilItAnswers(origin: string): Promise<void> {
  const limit = Date.now() + START_LIMIT_MS;
  while (Date.now() < limit) {
    const response = await fetch(`${origin}/healthz`).catch(() => undefined);
    await response?.body?.cancel();
    if (response?.ok) return;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error(`${origin} did not answer within ${START_LIMIT_MS} ms`);
}
