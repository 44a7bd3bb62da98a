// deno-lint-ignore-file no-console -- a command talks to its terminal
/**
 * @module `deno task cluster`: three servers behind a proxy, over one KV Connect server and one
 * S3-compatible storage, are put through races, kills, outages and the end of a month. The exit code is 0
 * when all is right in the end, 1 when it is not, 2 when it cannot run.
 */
import { readCommandLine, refuseCommandLine } from "../../server/tasks/command_line.ts";
import { DENOKV, installed } from "../support/installed.ts";
import { INSTANCES, startCluster } from "./cluster.ts";
import { MEASUREMENTS, scenarios } from "./scenarios.ts";
import { errorsIn } from "./server_log.ts";

const USAGE = `deno task cluster                          everything, in three to five minutes
deno task cluster -- --minutes 60          with an hour of mixed load
deno task cluster -- --seed 42             the same again
deno task cluster -- --only kills,audit    some of it
deno task cluster -- --only throughput     pages a second with one, two and three servers`;

const SHORT_MINUTES = 0.3;

const { minutes, seed, only } = readOptions();
if (!installed(DENOKV)) {
  console.error("There is no denokv (DENOKV, PATH, ~/.cargo/bin): cargo install denokv --locked");
  Deno.exit(2);
}
Deno.exit(await run() ? 0 : 1);

async function run(): Promise<boolean> {
  console.log(`seed ${seed}`);
  await using cluster = await startCluster({ seed });
  console.log(`${INSTANCES} servers, denokv and ${cluster.storage.name}`);
  const all = scenarios({ minutes });
  const chosen = only ? [...all, ...MEASUREMENTS].filter(([name]) => only.includes(name)) : all;
  for (const [name, work] of chosen) {
    const before = performance.now();
    const took = () => `${((performance.now() - before) / 1000).toFixed(1)} s`;
    try {
      console.log(`${name}: ${await work(cluster)} (${took()})`);
    } catch (error) {
      console.error(`${name} failed after ${took()}, seed ${seed}:`, error);
      console.error(cluster.log.slice(-40).join("\n"));
      return false;
    }
  }
  const errors = errorsIn(cluster.log);
  console.log(`errors that servers logged: ${errors}`);
  return true;
}

function readOptions() {
  const { values } = readCommandLine({
    usage: USAGE,
    options: {
      minutes: { type: "string", default: String(SHORT_MINUTES) },
      seed: { type: "string", default: String(Math.floor(Math.random() * 1e6)) },
      only: { type: "string" },
    },
  });
  const minutes = Number(values.minutes);
  if (!(minutes > 0)) refuseCommandLine(USAGE, `--minutes takes a number, not ${values.minutes}`);
  return { minutes, seed: values.seed, only: values.only?.split(",") };
}
