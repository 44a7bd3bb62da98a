/**
 * @module The end of a month over several servers, with clocks that are turned to it: the month is closed
 * once, and every vote that was answered with yes is counted.
 *
 * The site is one of its own, and keeps pictures on disks: an S3 server would refuse what another clock signs.
 */
import assert from "node:assert/strict";
import { dirname } from "node:path";
import { periodOf } from "../../lib/contest/period.ts";
import { type Product, startProduct } from "../../server/tasks/product.ts";
import { startDenokv } from "../kv_connect/denokv.ts";
import { contestErrors } from "../stress/contest_books.ts";
import { writePeople } from "../stress/contest_people.ts";
import { liveThroughMonthEnd, MONTH_END_CROWD } from "../stress/month_end.ts";
import { beforeShiftedStart } from "../stress/shifted_clock.ts";
import { NO_LIMITS } from "../stress/stress.ts";
import { type Cluster, INSTANCES } from "./cluster.ts";
import { QUICK_SERVER } from "../support/quick_server.ts";

export async function monthEnd({ chance }: Cluster): Promise<string> {
  await using denokv = await startDenokv();
  const folder = dirname(denokv.path);
  const at = beforeShiftedStart();
  const period = periodOf(at);
  const crowd = await writePeople(folder, { ...MONTH_END_CROWD, at });
  let log = "";
  const servers: Product[] = [];
  try {
    for (let n = 0; n < INSTANCES; n++) {
      servers.push(
        await startProduct({
          variables: { ...NO_LIMITS, ...QUICK_SERVER, ...denokv.variables },
          main: "tests/stress/shifted_server.ts",
          onOutput: (text) => log += text,
        }),
      );
    }
    let turn = 0;
    const figures = await liveThroughMonthEnd({
      period,
      crowd,
      chance,
      origin: () => servers[turn++ % INSTANCES]!.origin,
      begin: () => servers.forEach((server) => server.signal("SIGUSR2")),
    });
    for (const server of servers) assert.equal(await server.stop(), 0);
    assert.equal(log.split(`the contest of ${period} is closed`).length, 2, "it was closed once");
    assert.deepEqual(await contestErrors(folder), []);
    return `${figures}; closed once over ${INSTANCES} servers, every counted vote is in the result`;
  } finally {
    for (const server of servers) {
      await server.stop("SIGKILL").catch(() => {});
      await server.clear();
    }
  }
}
