// deno-lint-ignore-file no-console -- prints the seed and the figures
/**
 * The short run of `deno task cluster`, as tests.
 */
import { DENOKV, installed } from "../support/installed.ts";
import { startCluster } from "./cluster.ts";
import { scenarios } from "./scenarios.ts";

const hasDenokv = installed(DENOKV) !== undefined;

if (!hasDenokv) {
  console.log(
    "Left out, because there is no denokv (DENOKV, PATH, ~/.cargo/bin): tests of a cluster",
  );
}

Deno.test({
  name: "[cluster] three servers over one database and one storage",
  ignore: !hasDenokv,
  async fn(test) {
    const seed = Deno.args[0] ?? String(Math.floor(Math.random() * 1e6));
    console.log(`seed ${seed}`);
    await using cluster = await startCluster({ seed });
    for (const [name, run] of scenarios({ minutes: 0.3 })) {
      await test.step(name, async () => console.log(await run(cluster)));
    }
  },
});
