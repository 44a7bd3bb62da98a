/**
 * @module Limits are those of the site: a client of three servers gets no more than a client of one.
 */
import assert from "node:assert/strict";
import { type Product, startProduct } from "../../server/tasks/product.ts";
import { call, draw, type Lost, statusOf } from "../stress/client.ts";
import { tally } from "../stress/stress.ts";
import { sleep } from "../../lib/sleep.ts";
import { type Cluster, INSTANCES } from "./cluster.ts";
import { enterCat, registerMembers, SUBMISSIONS } from "./people.ts";
import { QUICK_SERVER } from "../support/quick_server.ts";

const LIMIT = 6;

/** Attempts at once. */
const ATTEMPTS = 15;

/** Votes with each server, together more than the 600 a minute that one person may cast. */
const VOTES_EACH = 250;

/** Servers exchange their counts once a second; so many further votes with each stay below the limit. */
const FURTHER_VOTES = { each: 60, pauseMs: 500 };

export async function limits(cluster: Cluster): Promise<string> {
  const { seed, variables } = cluster;
  const limited = {
    ...variables,
    ...QUICK_SERVER,
    SIGN_INS_PER_MINUTE: String(LIMIT),
    REGISTRATIONS_PER_HOUR: String(LIMIT),
    GUEST_GENERATIONS_PER_DAY: String(LIMIT),
    SHUTDOWN_GRACE_SECONDS: "0",
  };
  const servers = await Promise.all(
    Array.from({ length: INSTANCES }, () => startProduct({ variables: limited })),
  );
  try {
    const refused = `${ATTEMPTS - LIMIT} × 429`;
    const signIns = `${LIMIT} × 401, ${refused}`;
    await withinOneMinute(async () => {
      const tried = await atOnce(servers, (origin, n) => {
        const body = { username: `nobody-${seed}-${n}`, password: "no such cat" };
        return call(origin, "/api/login", { body });
      });
      assert.equal(tried, signIns);
    });
    const registrations = await atOnce(servers, (origin, n) => {
      const username = `school-${seed}-${n}`;
      const body = { username, email: `${username}@example.com`, password: "cats everywhere" };
      return call(origin, "/api/register", { body });
    });
    assert.equal(registrations, `${LIMIT} × 201, ${refused}`);
    const pictures = await atOnce(
      servers,
      (origin, n) => draw(origin, { idempotencyKey: `guest-${seed}-${n}`, prompt: "a grey cat" }),
    );
    assert.equal(pictures, `${LIMIT} × 200, ${refused}`);
    await withinOneMinute(() => votesAreCounted(cluster, servers));
    return `${ATTEMPTS} at once over ${INSTANCES} servers with a limit of ${LIMIT}: sign-ins ` +
      `${signIns}; registrations ${registrations}; pictures of guests ${pictures}; after ` +
      `${VOTES_EACH * INSTANCES} votes each server refuses another`;
  } finally {
    for (const server of servers) {
      await server.stop();
      await server.clear();
    }
  }
}

async function atOnce(
  servers: Product[],
  attempt: (origin: string, n: number) => ReturnType<typeof call>,
): Promise<string> {
  const answers = await Promise.all(
    Array.from({ length: ATTEMPTS }, (_, n) => attempt(servers[n % INSTANCES]!.origin, n)),
  );
  return tally(answers.map(statusOf));
}

async function votesAreCounted(cluster: Cluster, servers: Product[]): Promise<void> {
  const name = `robot${crypto.randomUUID().slice(0, 4)}`;
  const [owner, voter] = await registerMembers(cluster, name, 2);
  const entry = await enterCat(cluster.instances[0]!.origin, owner!);
  const vote = async ({ origin }: Product): Promise<number | Lost> => {
    const body = { rating: 3 };
    const options = { cookie: voter!.cookie, body };
    return statusOf(await call(origin, `${SUBMISSIONS}/${entry}/vote`, options));
  };
  const statuses = (await Promise.all(servers.map(async (server) => {
    const found: (number | Lost)[] = [];
    for (let n = 0; n < VOTES_EACH; n++) found.push(await vote(server));
    return found;
  }))).flat();
  assert.ok(statuses.every((status) => [200, 409, 429].includes(Number(status))), tally(statuses));
  assert.equal(statuses.filter((status) => status === 200).length, 1);
  let further = "";
  for (let n = 0; n < FURTHER_VOTES.each && further !== `${INSTANCES} × 429`; n++) {
    await sleep(FURTHER_VOTES.pauseMs);
    further = tally(await Promise.all(servers.map(vote)));
  }
  assert.equal(further, `${INSTANCES} × 429`);
}

/** Tries again when a minute ended meanwhile, since what is counted by the minute began anew. */
async function withinOneMinute(work: () => Promise<void>): Promise<void> {
  const minute = () => Math.floor(Date.now() / 60_000);
  for (;;) {
    const began = minute();
    try {
      return await work();
    } catch (error) {
      if (minute() === began) throw error;
    }
  }
}
