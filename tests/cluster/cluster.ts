/**
 * @module A site as a bigger one is run: several servers behind a proxy, over one KV Connect server, one
 * S3-compatible storage and one payment provider, each of which can be away.
 */
import { type Random, randomStream } from "../../server/illustrator/random.ts";
import { type Product, type ProductOptions, startProduct } from "../../server/tasks/product.ts";
import { variablesOf } from "../fakes/s3.ts";
import { type FakeStripe, fakeStripe } from "../fakes/stripe.ts";
import { type Denokv, startDenokv } from "../kv_connect/denokv.ts";
import { type Proxy, startProxy } from "../stress/proxy.ts";
import { NO_LIMITS } from "../stress/stress.ts";
import { sleep } from "../../lib/sleep.ts";
import { startStorage, type Storage } from "./storage.ts";
import { QUICK_SERVER } from "../support/quick_server.ts";

/** As often as a supervisor starts a server that ends with an error, e.g. because its database is away. */
const MOST_STARTS = 5;
const START_AGAIN_MS = 1_000;

/** Servers in a cluster. */
export const INSTANCES = 3;

/** A server of the cluster, which has another address after each restart. */
export interface Instance {
  readonly origin: string;
  /** Ends it with this signal; the proxy notices by itself. */
  stop(signal: Deno.Signal): Promise<void>;
  /** Starts its successor, and waits until it answers. */
  start(): Promise<void>;
}

export interface Cluster extends AsyncDisposable {
  /** In names and keys it keeps two runs apart. */
  seed: string;
  chance: Random;
  denokv: Denokv;
  storage: Storage;
  stripe: FakeStripe;
  proxy: Proxy;
  instances: Instance[];
  /** What a server or a command of this site is given. */
  variables: Record<string, string>;
  /** Lines that the servers have logged. */
  log: string[];
}

export interface ClusterOptions {
  seed: string;
  instances?: number;
}

export async function startCluster(
  { seed, instances: count = INSTANCES }: ClusterOptions,
): Promise<Cluster> {
  await using stack = new AsyncDisposableStack();
  const [denokv, storage] = await Promise.all([startDenokv(), startStorage()]);
  stack.use(denokv);
  stack.use(storage);
  const stripe = stack.use(fakeStripe());
  const proxy = stack.use(await startProxy([]));
  const log: string[] = [];
  const variables = {
    ...NO_LIMITS,
    ...QUICK_SERVER,
    // One is killed while it draws: by then a cold server would have drawn nothing.
    WARM_UP: "true",
    ...denokv.variables,
    ...variablesOf(storage.config),
    ...stripe.variables,
    APP_URL: proxy.origin,
    LOG_FORMAT: "json",
    SHUTDOWN_GRACE_SECONDS: "3",
  };
  const options = { variables, onOutput: (text: string) => void log.push(...text.split("\n")) };
  const starting = Array.from({ length: count }, () => startInstance(options, proxy));
  stack.defer(async () => {
    for (const start of await Promise.allSettled(starting)) {
      if (start.status === "fulfilled") await start.value.stop("SIGKILL");
    }
  });
  const instances = await Promise.all(starting);
  for (const { origin } of instances) await proxy.untilReady(origin);
  const owned = stack.move();
  return {
    seed,
    chance: randomStream(seed, "cluster"),
    denokv,
    storage,
    stripe,
    proxy,
    instances,
    variables,
    log,
    [Symbol.asyncDispose]: () => owned.disposeAsync(),
  };
}

async function startInstance(options: ProductOptions, proxy: Proxy): Promise<Instance> {
  let product: Product | undefined = await startProduct(options);
  let { origin } = product;
  proxy.add(origin);
  return {
    get origin() {
      return origin;
    },
    async stop(signal) {
      const ending = product;
      product = undefined;
      await ending?.stop(signal);
      await ending?.clear();
    },
    async start() {
      product = await started(options);
      proxy.replace(origin, product.origin);
      origin = product.origin;
    },
  };
}

async function started(options: ProductOptions): Promise<Product> {
  for (let starts = 1;; starts++) {
    try {
      return await startProduct(options);
    } catch (error) {
      if (starts === MOST_STARTS) throw error;
      await sleep(START_AGAIN_MS);
    }
  }
}

/** Ends a server with this signal and starts its successor. */
export async function restart(instance: Instance, signal: Deno.Signal): Promise<void> {
  await instance.stop(signal);
  await instance.start();
}
