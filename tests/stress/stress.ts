// deno-lint-ignore-file no-console -- a stress test prints its seed and its figures
/**
 * @module Stress tests: hard on the product, random but repeatable, and exact about what happened. Run one
 * again with its seed: `deno test -A tests/stress/<name>_test.ts -- <seed>`.
 */
import { type Random, randomStream } from "../../server/illustrator/random.ts";
import { type Product, type ProductOptions, startProduct } from "../../server/tasks/product.ts";
import { QUICK_SERVER } from "../support/quick_server.ts";
import { within } from "../../server/concurrency/deadline.ts";

/** What a stress test is given. */
export interface Stress {
  /** In names and keys it keeps two runs apart. */
  seed: string;
  chance: Random;
  /** Starts a server; whatever becomes of the test, server and data are gone afterwards. */
  start(options?: ProductOptions): Promise<Product>;
}

/** All clients of a test have one address, so nothing is counted by it. */
export const NO_LIMITS = {
  SIGN_INS_PER_MINUTE: "0",
  REGISTRATIONS_PER_HOUR: "0",
  GUEST_GENERATIONS_PER_DAY: "0",
  SITE_GUEST_GENERATIONS_PER_DAY: "0",
  SITE_REGISTRATIONS_PER_HOUR: "0",
};

/** Several times the longest, on a busy machine too: a longer wait is for something that does not come. */
const TIME_LIMIT_MS = 600_000;

/** Registers a test that answers its figures, in a sentence. */
export function stress(name: string, work: (stress: Stress) => Promise<string>): void {
  Deno.test(name, async () => {
    const seed = Deno.args[0] ?? String(Math.floor(Math.random() * 1e6));
    console.log(`seed ${seed}`);
    const servers = openServers();
    try {
      const chance = randomStream(seed, name);
      console.log(await within(TIME_LIMIT_MS, work({ seed, chance, start: servers.start })));
    } finally {
      await servers.close();
    }
  });
}

/** Starts servers; `close` kills what still runs and deletes the data of all. */
export function openServers() {
  const running = new Set<Product>();
  const folders = new Set<string>();

  async function start({ variables, ...options }: ProductOptions = {}): Promise<Product> {
    const product = await startProduct({
      ...options,
      variables: { ...NO_LIMITS, ...QUICK_SERVER, ...variables },
    });
    running.add(product);
    folders.add(product.dataDir);
    return {
      ...product,
      stop(signal) {
        running.delete(product);
        return product.stop(signal);
      },
    };
  }

  async function close(): Promise<void> {
    for (const product of running) await product.stop("SIGKILL");
    for (const folder of folders) await Deno.remove(folder, { recursive: true });
  }

  return { start, close };
}

/** How often each value occurs, e.g. `6 × 200, 194 × 403`. */
export function tally(values: Iterable<string | number>): string {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(String(value), (counts.get(String(value)) ?? 0) + 1);
  return [...counts].sort(([a], [b]) => a < b ? -1 : 1)
    .map(([value, count]) => `${count} × ${value}`).join(", ") || "none";
}
