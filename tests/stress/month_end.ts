/** @module A month that ends while users vote, enter and withdraw, on one server or on several. */
import assert from "node:assert/strict";
import { endOf, type Period } from "../../lib/contest/period.ts";
import { agrees, type ContestResult } from "../../lib/contest/result.ts";
import type { Random } from "../../server/illustrator/random.ts";
import { type Answer, ask, call, type Lost, statusOf } from "./client.ts";
import type { ContestPeople, Person } from "./contest_people.ts";
import { tally } from "./stress.ts";
import { sleep } from "../../lib/sleep.ts";

export const SUBMISSIONS = "/api/community/submissions";

/** How many people there have to be, and how many of them have entered. */
export const MONTH_END_CROWD = { people: 60, entries: 15 };

export interface Given {
  submissionId: number;
  rating: number;
}

interface MonthEnd {
  period: Period;
  crowd: ContestPeople;
  chance: Random;
  /** The server to ask, each time. */
  origin(): string;
  /** Turns the clocks of all servers to the last seconds of the month. */
  begin(): void;
}

export function vote(
  origin: string,
  { cookie }: Person,
  { submissionId, rating }: Given,
): Promise<Answer | Lost> {
  return call(origin, `${SUBMISSIONS}/${submissionId}/vote`, { body: { rating }, cookie });
}

/** Lives through it and compares the result with what was answered; the figures, in a sentence. */
export async function liveThroughMonthEnd(
  { period, crowd: { people, cats, entries }, chance, origin, begin }: MonthEnd,
): Promise<string> {
  const [owners, voters, newcomers] = [people.slice(0, 15), people.slice(15, 45), people.slice(45)];
  const counted: Given[] = [];
  const statuses: (number | string)[] = [];
  let isOver = false;

  /** Goes on voting until the month is over, and once more. */
  async function keepVoting(voter: Person): Promise<void> {
    for (const submissionId of [...entries, ...entries]) {
      const given = { submissionId, rating: 1 + Math.floor(chance.between(0, 5)) };
      const answer = await vote(origin(), voter, given);
      statuses.push(statusOf(answer));
      if (statusOf(answer) === 200) counted.push(given);
      await sleep(chance.between(0, 220));
    }
  }
  const withdrawn: number[] = [];
  async function withdrawSometime(owner: Person, submissionId: number): Promise<void> {
    await sleep(chance.between(0, 4_000));
    const path = `${SUBMISSIONS}/${submissionId}/withdraw`;
    const answer = await ask(origin(), path, { body: {}, cookie: owner.cookie });
    if (answer.status === 200) withdrawn.push(submissionId);
    else assert.equal(answer.status, 409);
  }
  const entered = new Map<number, string>();
  async function enterSometime(newcomer: Person, characterId: number): Promise<void> {
    await sleep(chance.between(0, 4_000));
    const answer = await ask(origin(), SUBMISSIONS, {
      body: { characterId },
      cookie: newcomer.cookie,
    });
    if (answer.status === 201) entered.set(answer.body.id, answer.body.contestPeriod);
    else assert.equal(answer.status, 409);
  }
  async function keepReading(): Promise<void> {
    while (!isOver) {
      const { body } = await ask(origin(), "/api/community/winners");
      isOver = body.length > 0;
    }
  }

  // However slow the machine is, there is a winner to wait for.
  const early = { submissionId: entries.at(-1)!, rating: 5 };
  assert.equal(statusOf(await vote(origin(), newcomers[0]!, early)), 200);
  counted.push(early);
  begin();
  await Promise.all([
    ...voters.map(keepVoting),
    ...owners.slice(0, 6).map((owner, index) => withdrawSometime(owner, entries[index]!)),
    ...newcomers.map((newcomer, index) => enterSometime(newcomer, cats[45 + index]!)),
    keepReading(),
    keepReading(),
  ]);
  const answer = await ask(origin(), `/api/community/contests/${period}/result`);
  const result: ContestResult = answer.body;
  assert.equal(agrees(result), true);
  const ranked = new Set(result.ranking.map(({ submissionId }) => submissionId));
  const before = [...entered].filter(([, month]) => month === period).map(([id]) => id);
  const expected = [...entries, ...before].filter((id) => !withdrawn.includes(id));
  assert.deepEqual([...ranked].sort((a, b) => a - b), expected.sort((a, b) => a - b));
  for (const { submissionId, ratings } of result.ballots) {
    const given = counted.filter((vote) => vote.submissionId === submissionId);
    assert.deepEqual(ratings.toSorted(), given.map(({ rating }) => rating).toSorted());
  }
  assert.ok(result.ranking.every(({ submittedAt }) => Date.parse(submittedAt) < endOf(period)));
  return `${tally(statuses)}; ${withdrawn.length} of 6 withdrawn in time, ${before.length} of 15 ` +
    `entered in time and ${entered.size - before.length} next month`;
}
