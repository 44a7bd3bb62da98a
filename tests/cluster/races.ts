/** @module The same asked of every server at once: one of them does it, and each answers truly. */
import assert from "node:assert/strict";
import { type Answer, ask, call, checkCredits, draw, statusOf } from "../stress/client.ts";
import { tally } from "../stress/stress.ts";
import type { Cluster } from "./cluster.ts";
import { drawCat, enterCat, type Member, registerMembers, SUBMISSIONS } from "./people.ts";

const ROUNDS = 8;

/** How often each server is asked for the same. */
const CLICKS = 2;

export async function races(cluster: Cluster): Promise<string> {
  const members = await registerMembers(cluster, "racer", ROUNDS);
  const origins = cluster.instances.flatMap(({ origin }) => Array(CLICKS).fill(origin));
  const losers = origins.length - 1;
  await raceForNames(cluster, origins, losers);
  for (const member of members) {
    await raceOfClicks(origins, member);
    await raceToSave(origins, losers, member);
  }
  const [spender, ...voters] = members;
  await raceForCredits(origins, spender!);
  const points = await raceToVote(cluster, origins, losers, voters);
  return `${ROUNDS} names, ${ROUNDS} pictures, ${ROUNDS} saved characters and entries and ` +
    `${voters.length} votes, ${origins.length} times each at once: each once, ${points} points`;
}

/** A username in any case belongs to one person. */
async function raceForNames({ seed }: Cluster, origins: string[], losers: number) {
  for (let round = 0; round < ROUNDS; round++) {
    const answers = await Promise.all(origins.map((origin, n) => {
      const name = `name-${seed}-${round}`;
      const username = n % 2 === 0 ? name : name.toUpperCase();
      const body = { username, email: `${name}-${n}@example.com`, password: "cats everywhere" };
      return call(origin, "/api/register", { body });
    }));
    assert.equal(tally(answers.map(statusOf)), `1 × 201, ${losers} × 409`);
  }
}

/** One key is one picture, whichever servers are asked for it. */
async function raceOfClicks(origins: string[], { username, cookie }: Member) {
  const request = { idempotencyKey: `${username}-click`, prompt: `a ginger cat, ${username}` };
  const answers = await Promise.all(origins.map((origin) => draw(origin, request, cookie)));
  assert.equal(tally(answers.map(statusOf)), `${origins.length} × 200`);
  const pictures = new Set(answers.map((answer) => (answer as Answer).body.imageUrl));
  assert.equal(pictures.size, 1);
  const credits = await checkCredits(origins[0]!, cookie);
  assert.deepEqual(credits, { available: 5, held: 0, sum: 5, agrees: true });
}

/** A picture is saved once, and a character entered once. */
async function raceToSave(origins: string[], losers: number, member: Member) {
  const { cookie } = member;
  const body = await drawCat(origins[0]!, member);
  const save = (origin: string) => call(origin, "/api/characters", { cookie, body });
  const saved = await Promise.all(origins.map(save));
  assert.equal(tally(saved.map(statusOf)), `1 × 201, ${losers} × 409`);
  const [{ id: characterId }] = (await ask(origins[0]!, "/api/characters", { cookie })).body;
  const enter = (origin: string) => call(origin, SUBMISSIONS, { cookie, body: { characterId } });
  const entered = await Promise.all(origins.map(enter));
  assert.equal(tally(entered.map(statusOf)), `1 × 201, ${losers} × 409`);
}

/** Four credits are four pictures. */
async function raceForCredits(origins: string[], { username, cookie }: Member) {
  const answers = await Promise.all(
    origins.map((origin, n) =>
      draw(origin, { idempotencyKey: `${username}-last-${n}`, prompt: `a cat, ${n}` }, cookie)
    ),
  );
  assert.equal(tally(answers.map(statusOf)), `4 × 200, ${origins.length - 4} × 403`);
  const credits = await checkCredits(origins[0]!, cookie);
  assert.deepEqual(credits, { available: 0, held: 0, sum: 0, agrees: true });
}

/** A member has one vote for an entry; the points of the entry, in the end. */
async function raceToVote(
  { seed, chance }: Cluster,
  origins: string[],
  losers: number,
  voters: Member[],
): Promise<number> {
  const owner = { username: `name-${seed}-0`, cookie: "" };
  const body = { username: owner.username, password: "cats everywhere" };
  owner.cookie = (await ask(origins[0]!, "/api/login", { body })).cookie!;
  const entry = await enterCat(origins[0]!, owner);
  let points = 0;
  await Promise.all(voters.map(async ({ cookie }) => {
    const answers = await Promise.all(origins.map((origin) => {
      const body = { rating: chance.whole(1, 5) };
      return call(origin, `${SUBMISSIONS}/${entry}/vote`, { cookie, body });
    }));
    assert.equal(tally(answers.map(statusOf)), `1 × 200, ${losers} × 409`);
    const counted = answers.find((answer) => statusOf(answer) === 200) as Answer;
    points += counted.body.rating;
  }));
  for (const origin of origins) {
    const { body } = await ask(origin, `${SUBMISSIONS}?sort=new&limit=1`);
    assert.deepEqual([body[0].id, body[0].voteCount], [entry, points]);
  }
  return points;
}
