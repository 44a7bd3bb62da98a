// deno-lint-ignore-file no-console -- prints its figures
/**
 * Two servers over one KV Connect server, restarted one after the other behind a proxy that looks every
 * second: no visitor notices.
 */
import assert from "node:assert/strict";
import type { Product } from "../../server/tasks/product.ts";
import { kvConnectTest } from "../kv_connect/denokv.ts";
import { startProxy } from "./proxy.ts";
import { openServers, tally } from "./stress.ts";
import { sleep } from "../../lib/sleep.ts";

const REQUESTS = 3_000;
const VISITORS = 12;

/** Between two requests of a visitor: as fast as it goes, most of the processor time would be theirs. */
const PAUSE_MS = 50;

const PATHS = [
  "/",
  "/community",
  "/api/community/submissions",
  "/auth",
  "/api/subscription/packages",
];

kvConnectTest("a rolling restart refuses none of 3,000 requests", async ({ url }) => {
  const servers = openServers();
  try {
    const variables = {
      KV_URL: url,
      DENO_KV_ACCESS_TOKEN: Deno.env.get("DENO_KV_ACCESS_TOKEN")!,
      SHUTDOWN_GRACE_SECONDS: "3",
    };
    let running = await Promise.all([servers.start({ variables }), servers.start({ variables })]);
    await using proxy = await startProxy(running.map(({ origin }) => origin));
    for (const { origin } of running) await proxy.untilReady(origin);

    const statuses: number[] = [];
    let restarts = 0;
    const isOpen = () => statuses.length < REQUESTS || restarts < 2;
    const visitors = Array.from({ length: VISITORS }, async (_, visitor) => {
      for (let visit = visitor; isOpen(); visit++) {
        const response = await fetch(proxy.origin + PATHS[visit % PATHS.length]!);
        await response.body?.cancel();
        statuses.push(response.status);
        await sleep(PAUSE_MS);
      }
    });
    const restart = async (old: Product): Promise<Product> => {
      assert.equal(await old.stop("SIGTERM"), 0);
      const successor = await servers.start({ variables });
      proxy.replace(old.origin, successor.origin);
      await proxy.untilReady(successor.origin);
      restarts++;
      return successor;
    };
    while (isOpen()) {
      const [first, second] = running as [Product, Product];
      running = [second, await restart(first)];
    }
    await Promise.all(visitors);
    console.log(`${tally(statuses)} during ${restarts} restarts`);
    assert.deepEqual(statuses.filter((status) => status !== 200), []);
  } finally {
    await servers.close();
  }
});
