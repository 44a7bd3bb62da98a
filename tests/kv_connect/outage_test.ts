/**
 * The running server while its KV Connect server is away or hangs: plain answers in time, a quiet log, and all
 * is well again a moment after its return.
 */
import assert from "node:assert/strict";
import { startProduct } from "../../server/tasks/product.ts";
import { register } from "../stress/client.ts";
import { openDatabase } from "../../server/store/database/database.ts";
import { kvConnectTest } from "./denokv.ts";
import { startKvProxy } from "./kv_proxy.ts";
import { liveThroughOutage, OUTAGES } from "./outages.ts";
import { sleep } from "../../lib/sleep.ts";
import { QUICK_SERVER } from "../support/quick_server.ts";

for (const [what, [begin, end]] of Object.entries(OUTAGES)) {
  kvConnectTest(`while the server ${what}, requests answer 503 in time`, async (denokv) => {
    let output = "";
    let logged: string[] = [];
    const product = await startProduct({
      variables: { ...QUICK_SERVER, ...denokv.variables },
      onOutput: (text) => output += text,
    });
    try {
      const { origin } = product;
      const cookie = await register(origin, "anna");
      let [since, seconds] = [0, 0];
      const beginQuietly = async () => {
        await begin(denokv);
        output = "";
        since = performance.now();
      };
      const readAndEnd = async () => {
        logged = lines(output);
        seconds = (performance.now() - since) / 1000;
        await end(denokv);
      };
      await liveThroughOutage(denokv, [beginQuietly, readAndEnd], [
        { origin, username: "anna", cookie },
      ]);
      assert.ok(logged.length <= Math.ceil(seconds), logged.join("\n"));
      assert.match(logged.join("\n"), /the database does not answer/);
    } finally {
      await product.stop();
      await product.clear();
    }
  });
}

kvConnectTest("a database that answers slowly is not given up", async ({ url }) => {
  await using proxy = startKvProxy(url);
  using kv = await openDatabase(proxy.url);
  // Slow enough to be looked at, and the look takes longer than it may.
  proxy.fate = (kind) => ({ lateMs: kind === "" ? 1_500 : 700 });
  const end = performance.now() + 6_000;
  const calls: Promise<unknown>[] = [];
  while (performance.now() < end) {
    calls.push(kv.get(["cats", calls.length]));
    await sleep(100);
  }
  await Promise.all(calls);
});

function lines(output: string): string[] {
  return output.split("\n").filter((line) => line.trim() !== "");
}
