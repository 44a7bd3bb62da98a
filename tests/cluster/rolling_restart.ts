/**
 * @module Every server is replaced, one after the other, while people read, draw and vote through the
 * proxy: nothing is refused.
 */
import assert from "node:assert/strict";
import { call, draw, statusOf } from "../stress/client.ts";
import { tally } from "../stress/stress.ts";
import { sleep } from "../../lib/sleep.ts";
import { type Cluster, restart } from "./cluster.ts";
import { enterCat, registerMembers, SUBMISSIONS } from "./people.ts";

const READERS = 6;

/** Each votes again and again for one entry; the first vote counts. */
const VOTERS = 3;

/** Between two votes of a person, so that a slow restart does not reach the limit of votes a minute. */
const PAGES_PER_VOTE = 4;

/** Between two requests of a visitor: as fast as it goes, most of the processor time would be theirs. */
const PAUSE_MS = 50;

const PATHS = ["/", "/community", SUBMISSIONS, "/auth", "/api/subscription/packages"];

export async function rollingRestart(cluster: Cluster): Promise<string> {
  const { proxy: { origin, untilReady, refusals }, instances } = cluster;
  const earlier = refusals.length;
  const [owner, ...members] = await registerMembers(cluster, "regular", 1 + VOTERS + 5);
  const [voters, artists] = [members.slice(0, VOTERS), members.slice(VOTERS)];
  const entry = await enterCat(origin, owner!);
  const statuses: (number | string)[] = [];
  let isOpen = true;

  async function read(visit: number): Promise<void> {
    for (; isOpen; visit++) {
      statuses.push(statusOf(await call(origin, PATHS[visit % PATHS.length]!)));
      await sleep(PAUSE_MS);
    }
  }
  async function vote({ cookie }: { cookie: string }): Promise<void> {
    const votes: (number | string)[] = [];
    while (isOpen) {
      const options = { cookie, body: { rating: 4 } };
      votes.push(statusOf(await call(origin, `${SUBMISSIONS}/${entry}/vote`, options)));
      for (const path of PATHS.slice(0, PAGES_PER_VOTE)) {
        statuses.push(statusOf(await call(origin, path)));
        await sleep(PAUSE_MS);
      }
    }
    assert.equal(tally(votes), `1 × 200, ${votes.length - 1} × 409`);
    statuses.push(...votes.map((status) => status === 409 ? 200 : status));
  }
  /** Draws until the credits are gone. */
  async function paint({ username, cookie }: { username: string; cookie: string }): Promise<void> {
    for (let n = 0; n < 6; n++) {
      const request = { idempotencyKey: `${username}-${n}`, prompt: `a white cat, ${n}` };
      statuses.push(statusOf(await draw(origin, request, cookie)));
    }
  }

  const clients = Promise.all([
    ...Array.from({ length: READERS }, (_, n) => read(n)),
    ...voters.map(vote),
    (async () => {
      for (const artist of artists) await paint(artist);
    })(),
  ]);
  // What is wrong is reported once all servers are there again.
  clients.catch(() => {});
  try {
    for (const instance of instances) {
      await restart(instance, "SIGTERM");
      await untilReady(instance.origin);
    }
  } finally {
    isOpen = false;
  }
  await clients;
  assert.equal(tally(refusals.slice(earlier)), "none");
  assert.equal(tally(statuses), `${statuses.length} × 200`);
  return `${instances.length} restarts, ${statuses.length} requests through the proxy, none refused`;
}
