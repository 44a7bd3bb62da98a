/**
 * @module The KV Connect server is killed or hangs, and comes back: every server says so in time, and
 * recovers without a restart.
 */
import { liveThroughOutage, OUTAGES } from "../kv_connect/outages.ts";
import type { Cluster } from "./cluster.ts";
import { registerMembers } from "./people.ts";

export async function databaseOutages(cluster: Cluster): Promise<string> {
  const { denokv, instances } = cluster;
  const members = await registerMembers(cluster, "witness", instances.length);
  const servers = instances.map(({ origin }, seat) => ({ origin, ...members[seat]! }));
  const found: string[] = [];
  for (const [what, outage] of Object.entries(OUTAGES)) {
    const { answers, slowestMs, recoveredMs } = await liveThroughOutage(denokv, outage, servers);
    found.push(
      `while it ${what} ${answers} requests answered 503 within ${Math.round(slowestMs)} ms, and ` +
        `all servers were well ${Math.round(recoveredMs)} ms after`,
    );
  }
  return found.join("; ");
}
