/**
 * @module People of the contest while servers come and go: each saves a cat, enters it and votes for
 * others, and keeps a diary of it.
 */
import assert from "node:assert/strict";
import type { Random } from "../../server/illustrator/random.ts";
import { ask, call, draw, PASSWORD } from "../stress/client.ts";
import { sleep } from "../../lib/sleep.ts";
import { decided } from "./patience.ts";
import { type Member, SUBMISSIONS } from "./people.ts";

export interface VoterWorld {
  seed: string;
  chance: Random;
  origin: string;
  isOpen(): boolean;
  longestPauseMs: number;
}

export interface Voter extends Member {
  /** Ratings by the ids of entries, as they were answered. */
  votes: Map<number, number>;
  /** The id of what was entered. */
  entry?: number;
}

const VOTES = 15;

/** Lives as one fan after the other; answers all of them. */
export async function liveAsVoters(world: VoterWorld, seat: number): Promise<Voter[]> {
  const fans: Voter[] = [];
  while (world.isOpen()) fans.push(await live(world, `fan-${world.seed}-${seat}-${fans.length}`));
  return fans;
}

/** Opens an account; an account opened by a try without an answer is taken over. */
export async function enterSite(origin: string, username: string): Promise<Member> {
  const body = { username, email: `${username}@example.com`, password: PASSWORD };
  const { answer, tries } = await decided(() => call(origin, "/api/register", { body }));
  if (answer.status === 201) return { username, cookie: answer.cookie! };
  assert.ok(answer.status === 409 && tries > 0, `${username} registers: ${answer.status}`);
  const signedIn = await decided(() => call(origin, "/api/login", { body }));
  assert.equal(signedIn.answer.status, 200, `${username} signs in`);
  return { username, cookie: signedIn.answer.cookie! };
}

async function live(world: VoterWorld, username: string): Promise<Voter> {
  const fan: Voter = { ...await enterSite(world.origin, username), votes: new Map() };
  fan.entry = await enterContest(world, fan);
  for (let n = 0; n < VOTES && world.isOpen(); n++) {
    await voteOnce(world, fan);
    await sleep(world.chance.between(0, world.longestPauseMs));
  }
  return fan;
}

async function enterContest({ origin }: VoterWorld, { username, cookie }: Voter): Promise<number> {
  const request = { idempotencyKey: `${username}-cat`, prompt: `a grey cat, ${username}` };
  const drawn = (await decided(() => draw(origin, request, cookie))).answer;
  assert.equal(drawn.status, 200, `${username} draws: ${drawn.body.message}`);
  const cat = { ...drawn.body, name: "Miso" };
  const saved = await decided(() => call(origin, "/api/characters", { cookie, body: cat }));
  assertDone(saved, `${username} saves`);
  const characters = await decided(() => call(origin, "/api/characters", { cookie }));
  assert.equal(characters.answer.body.length, 1, `${username} has one character`);
  const body = { characterId: characters.answer.body[0].id };
  assertDone(
    await decided(() => call(origin, SUBMISSIONS, { cookie, body })),
    `${username} enters`,
  );
  const entries = await decided(() => call(origin, "/api/user/submissions", { cookie }));
  assert.equal(entries.answer.body.length, 1, `${username} has one entry`);
  return entries.answer.body[0].id;
}

/** Votes for any entry of others; a vote that is refused as the second has been cast by a try before it. */
async function voteOnce({ origin, chance }: VoterWorld, { username, cookie, votes, entry }: Voter) {
  const list = await decided(() => call(origin, `${SUBMISSIONS}?sort=discover`, { cookie }));
  assert.equal(list.answer.status, 200);
  const open = list.answer.body.filter(({ id }: { id: number }) => id !== entry && !votes.has(id));
  if (open.length === 0) return;
  const { id } = chance.pick<{ id: number }>(open);
  const body = { rating: chance.whole(1, 5) };
  const vote = await decided(() => call(origin, `${SUBMISSIONS}/${id}/vote`, { cookie, body }));
  if (vote.answer.status !== 409) assert.equal(vote.answer.status, 200);
  assertDone(vote, `${username} votes for ${id}`);
  votes.set(id, body.rating);
}

/** Done, or done by an earlier try whose answer was lost. */
function assertDone({ answer, tries }: Awaited<ReturnType<typeof decided>>, what: string): void {
  if (answer.status === 409 && tries > 0) return;
  assert.ok(answer.status < 300, `${what}: ${answer.status} ${answer.body.message}`);
}

/** Throws unless every vote is there as it was given, and the entry is. */
export async function assertVotesThere(origin: string, fan: Voter): Promise<void> {
  const { cookie, username, votes, entry } = fan;
  const given = (await ask(origin, "/api/user/votes?limit=100", { cookie })).body;
  const stored = new Map(
    given.map((vote: { submissionId: number; rating: number }) => [vote.submissionId, vote.rating]),
  );
  assert.deepEqual([...stored].sort(byId), [...votes].sort(byId), username);
  const entries = (await ask(origin, "/api/user/submissions", { cookie })).body;
  assert.deepEqual(entries.map(({ id }: { id: number }) => id), entry ? [entry] : []);
}

function byId(a: unknown[], b: unknown[]): number {
  return Number(a[0]) - Number(b[0]);
}
