/** @module A contest with many entries and votes, written straight into the database. */
import type { CharacterRow } from "../../store/characters/character_row.ts";
import { keys } from "../../store/keys.ts";
import type { SubmissionRow } from "../../store/contest/submissions.ts";
import { atomic } from "../../store/database/commit.ts";

export interface Crowd {
  /** Their ids count from 1. */
  entries: number;
  votesEach: number;
}

/** Its month. */
export const PERIOD = "2026-03";

/** They own every entry. */
const OWNERS = 1000;

/** Accounts that have not voted yet. */
export const VOTERS = { firstId: OWNERS + 1, count: 4000 };

/** Voters of the votes that are there; their accounts are not needed. */
const EARLIER_VOTER = 1_000_000;

/** Rows in one commit. */
const BATCH = 900;

type Row = [key: Deno.KvKey, value: unknown];

/** Writes the month and its people, who have one character each. */
export async function fillContest(kv: Deno.Kv, crowd: Crowd): Promise<void> {
  let operation = atomic(kv);
  let count = 0;
  async function write(rows: Iterable<Row>): Promise<void> {
    for (const [key, value] of rows) {
      operation.set(key, value);
      if (++count % BATCH > 0) continue;
      await operation.commit();
      operation = atomic(kv);
    }
  }
  await write(people());
  await write(month(crowd));
  await operation.commit();
}

function* people(): Iterable<Row> {
  for (let id = 1; id < VOTERS.firstId + VOTERS.count; id++) {
    yield [keys.user(id), { id, username: `person${id}` }];
    if (id <= OWNERS) yield [keys.character(id), character(id)];
  }
}

function* month({ entries, votesEach }: Crowd): Iterable<Row> {
  yield [keys.contest(PERIOD), { state: "open" }];
  for (let id = 1; id <= entries; id++) {
    yield [keys.submission(id), submission(id)];
    yield [keys.submissionByPeriod(PERIOD, id), id];
    let points = 0;
    for (let vote = 0; vote < votesEach; vote++) {
      const rating = 1 + (id * 7 + vote * 3) % 5;
      points += rating;
      yield [keys.vote(id, EARLIER_VOTER + vote), rating];
    }
    if (votesEach === 0) continue;
    yield [keys.points(PERIOD, id), new Deno.KvU64(BigInt(points))];
    yield [keys.voteCount(PERIOD, id), new Deno.KvU64(BigInt(votesEach))];
  }
}

function submission(id: number): SubmissionRow {
  const owner = 1 + id % OWNERS;
  const submittedAt = new Date(Date.parse(`${PERIOD}-02`) + id).toISOString();
  const description = "He guards the teapot, and he dances when it rains.";
  return {
    id,
    characterId: owner,
    userId: owner,
    description,
    status: "active",
    period: PERIOD,
    submittedAt,
  };
}

function character(id: number): CharacterRow {
  return {
    id,
    userId: id,
    generationId: `generation ${id}`,
    name: `Cat ${id}`,
    prompt: `a fluffy wizard with green eyes sitting on the moon, ${id}`,
    style: "cartoon",
    imageKey: `pictures/${String(id).padStart(24, "A")}.png`,
    alt: "A cat with green eyes, sitting on the moon under a starry sky.",
    traits: ["Friendly", "Curious"],
    accessories: ["hat"],
    colorScheme: "pink",
    favorite: false,
    isPremium: false,
    createdAt: "2026-01-02T12:00:00.000Z",
  };
}
