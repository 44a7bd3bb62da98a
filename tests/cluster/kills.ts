/**
 * @module A server is killed while it draws. What it held is free within 30 s, and a request that is sent
 * again to another server gets its picture, paid for once.
 */
import assert from "node:assert/strict";
import { type Answer, checkCredits, draw, LOST, statusOf } from "../stress/client.ts";
import { tally } from "../stress/stress.ts";
import { sleep } from "../../lib/sleep.ts";
import type { Cluster, Instance } from "./cluster.ts";
import { type Member, registerMembers } from "./people.ts";

const REQUESTS = 12;

const BACK_WITHIN_MS = 90_000;

/** Credits are back, and then the pictures of all are drawn. */
const DRAWN_WITHIN_MS = 60_000;

/** Longer than it takes to draw one picture, shorter than all. */
const DRAWING_MS = { from: 300, to: 900 };

export async function kills(cluster: Cluster): Promise<string> {
  const members = await registerMembers(cluster, "unlucky", REQUESTS);
  const [victim, ...others] = cluster.instances as [Instance, ...Instance[]];
  const ask = ({ origin }: Instance, { username, cookie }: Member) =>
    draw(origin, {
      idempotencyKey: `${username}-wish`,
      prompt: "a grey cat",
      style: "realistic",
    }, cookie);

  const answers = Promise.all(members.map((member) => ask(victim, member)));
  await sleep(cluster.chance.between(DRAWING_MS.from, DRAWING_MS.to));
  await victim.stop("SIGKILL");
  const killedAt = performance.now();
  const answered = await answers;
  const isLost = answered.map((answer) => answer === LOST);
  const since = () => performance.now() - killedAt;

  /** Sends it again until there is a picture. */
  async function retry(member: Member, turn: number): Promise<number> {
    for (;;) {
      const answer = await ask(others[turn % others.length]!, member);
      const picture = answered[members.indexOf(member)];
      if (statusOf(answer) === 200) {
        const { imageUrl } = (answer as Answer).body;
        if (picture !== LOST) assert.equal(imageUrl, picture?.body.imageUrl);
        return since();
      }
      assert.equal(statusOf(answer), 503);
      assert.ok(since() < DRAWN_WITHIN_MS, "a retry gets its picture");
      await sleep(200);
    }
  }

  /** Waits until nothing is held. */
  async function untilFree({ cookie }: Member, turn: number): Promise<number> {
    for (;;) {
      const { held, agrees } = await checkCredits(others[turn % others.length]!.origin, cookie);
      assert.ok(agrees);
      if (held === 0) return since();
      assert.ok(since() < BACK_WITHIN_MS, "credits are back");
      await sleep(200);
    }
  }

  const again = (n: number) => n % 2 === 0;
  const [retried, freed] = await Promise.all([
    Promise.all(members.filter((_, n) => again(n)).map(retry)),
    Promise.all(members.filter((_, n) => !again(n)).map(untilFree)),
  ]);
  for (const [n, { cookie }] of members.entries()) {
    const available = again(n) || !isLost[n] ? 5 : undefined;
    const credits = await checkCredits(others[0]!.origin, cookie);
    assert.deepEqual([credits.held, credits.agrees], [0, true]);
    if (available !== undefined) assert.equal(credits.available, available);
  }
  await victim.start();
  await cluster.proxy.untilReady(victim.origin);
  return `${tally(answered.map(statusOf))} when it died; retries had their pictures after ` +
    `${seconds(retried)}, credits were back after ${seconds(freed)}`;
}

function seconds(times: number[]): string {
  return `${(Math.max(...times) / 1000).toFixed(1)} s`;
}
