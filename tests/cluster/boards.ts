/**
 * @module The contest over several servers: users who enter and vote see it at once on every server; others
 * within 5 s.
 */
import assert from "node:assert/strict";
import { ask } from "../stress/client.ts";
import { sleep } from "../../lib/sleep.ts";
import type { Cluster, Instance } from "./cluster.ts";
import { enterCat, type Member, registerMembers, SUBMISSIONS } from "./people.ts";

const ROUNDS = 6;

/** Seen within a second; the rest is for a busy machine. */
const SEEN_WITHIN_MS = 60_000;

interface Listed {
  id: number;
  voteCount: number;
}

export async function boards(cluster: Cluster): Promise<string> {
  const { instances, chance } = cluster;
  const [visitor, ...members] = await registerMembers(cluster, "artist", ROUNDS + 1);
  // Boards are in memory before anything happens.
  for (const { origin } of instances) await list(origin, "top");
  let slowestMs = 0;
  for (const [round, member] of members.entries()) {
    const entry = await enterCat(instances[round % instances.length]!.origin, member);
    const since = performance.now();
    for (const { origin } of instances) {
      const { body } = await ask(origin, "/api/user/submissions", { cookie: member.cookie });
      assert.equal(body[0].id, entry, "the user's entry is there");
      assert.ok(await isListed(origin, entry, member), "its author sees it in the list");
    }
    const rating = chance.whole(1, 5);
    const voter = members[(round + 1) % members.length]!;
    await castVote(instances[(round + 1) % instances.length]!, { entry, rating, voter });
    for (const { origin } of instances) {
      const { body } = await ask(origin, "/api/user/votes", { cookie: voter.cookie });
      assert.ok(
        body.some((vote: { submissionId: number }) => vote.submissionId === entry),
        "the user's vote is there",
      );
    }
    for (const { origin } of instances) {
      while (!await isSeen(origin, { entry, rating }, visitor!)) {
        assert.ok(performance.now() - since < SEEN_WITHIN_MS, "others see entry and points");
        await sleep(50);
      }
    }
    slowestMs = Math.max(slowestMs, performance.now() - since);
  }
  return `${ROUNDS} entries and votes: seen by their authors at once, by others on every server ` +
    `within ${Math.round(slowestMs)} ms of the entry`;
}

async function castVote(
  { origin }: Instance,
  { entry, rating, voter }: { entry: number; rating: number; voter: Member },
) {
  const vote = { cookie: voter.cookie, body: { rating } };
  const { status } = await ask(origin, `${SUBMISSIONS}/${entry}/vote`, vote);
  assert.equal(status, 200);
}

async function list(origin: string, sort: string, cookie?: string): Promise<Listed[]> {
  return (await ask(origin, `${SUBMISSIONS}?sort=${sort}&limit=100`, { cookie })).body;
}

async function isListed(origin: string, entry: number, { cookie }: Member): Promise<boolean> {
  return (await list(origin, "new", cookie)).some(({ id }) => id === entry);
}

async function isSeen(
  origin: string,
  { entry, rating }: { entry: number; rating: number },
  { cookie }: Member,
): Promise<boolean> {
  const listed = await list(origin, "top", cookie);
  const place = listed.findIndex(({ id }) => id === entry);
  const inOrder = listed.every(({ voteCount }, n) =>
    n === 0 || listed[n - 1]!.voteCount >= voteCount
  );
  return inOrder && listed[place]?.voteCount === rating;
}
