/** @module Pages a second with one, two and three servers of a cluster, asked side by side. */
import { requestsPerSecond } from "../../server/tasks/bench/load.ts";
import { middleOf } from "../../server/tasks/bench/median.ts";
import type { Cluster } from "./cluster.ts";
import { registerMembers } from "./people.ts";

/** In turn, because a virtual machine is faster at one time than at another. */
const ROUNDS = 3;

/** Rendered for each request, with a look at the session. */
const PAGE = "/subscription";

export async function throughput(cluster: Cluster): Promise<string> {
  const [reader] = await registerMembers(cluster, "reader", 1);
  const headers = { cookie: reader!.cookie };
  const rounds: number[][] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const rates: number[] = [];
    for (const [index] of cluster.instances.entries()) {
      const asked = cluster.instances.slice(0, index + 1);
      const each = await Promise.all(
        asked.map(({ origin }) => requestsPerSecond({ url: origin + PAGE, headers })),
      );
      rates.push(each.reduce((sum, rate) => sum + rate));
    }
    rounds.push(rates);
  }
  const middle = middleOf(rounds, (rates) => rates.at(-1)! / rates[0]!);
  const rates = middle.map((rate, index) =>
    `${index + 1}: ${Math.round(rate)}/s (${(rate / middle[0]!).toFixed(1)} times)`
  );
  return `GET ${PAGE} with a session, by the number of servers: ${rates.join(", ")}`;
}
