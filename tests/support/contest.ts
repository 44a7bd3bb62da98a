/**
 * @module A contest on a database in memory, with people, characters, and a clock that the test turns.
 */
import assert from "node:assert/strict";
import type { SubmissionSort } from "../../lib/contest/submission.ts";
import { Failure, type FailureKind } from "../../server/failures/failure.ts";
import { keys } from "../../server/store/keys.ts";
import type { CharacterRow } from "../../server/store/characters/character_row.ts";
import type { UserRow } from "../../server/store/accounts/user_row.ts";
import { type Contest, createContest } from "../../server/contest/contest.ts";
import type { VotingLimits } from "../../server/contest/voting_limits.ts";

/** In the middle of a month. */
const START = Date.parse("2026-11-20T12:00:00.000Z");

/** The first moment after {@link START}'s month. */
export const MONTH_END = Date.parse("2026-12-01T00:00:00.000Z");

export interface TestContest extends AsyncDisposable {
  kv: Deno.Kv;
  contest: Contest;
  clock: { now: number };
  /** Another process over the same database; the same as a restart. */
  reopen(): Contest;
  /** A new user; their id. */
  person(): Promise<number>;
  /** A character of this user; its id. */
  cat(userId: number, changes?: Partial<CharacterRow>): Promise<number>;
  /** A new user's new character in this month's contest; the entry's id. */
  entry(): Promise<number>;
  /** Casts a vote as a new user would. */
  vote(submissionId: number, rating: number): Promise<void>;
  /** Ids of this month's entries in this order. */
  listed(sort: SubmissionSort): Promise<number[]>;
}

export async function openTestContest(
  { limits, path = ":memory:", isShared, database }: {
    limits?: VotingLimits;
    path?: string;
    isShared?: boolean;
    /** Instead of one of its own. */
    database?: Deno.Kv;
  } = {},
): Promise<TestContest> {
  const kv = database ?? await Deno.openKv(path);
  const clock = { now: START };
  const contests: Contest[] = [];
  const reopen = () => {
    const opened = createContest({ kv, now: () => new Date(clock.now), limits, isShared });
    contests.push(opened);
    return opened;
  };
  const contest = reopen();
  let people = 0;
  let cats = 0;

  async function person(): Promise<number> {
    const id = ++people;
    const row: UserRow = {
      id,
      username: `person${id}`,
      email: `person${id}@example.com`,
      passwordHash: "",
      sessionEra: 0,
      createdAt: new Date(clock.now).toISOString(),
    };
    await kv.set(keys.user(id), row);
    return id;
  }

  async function cat(userId: number, changes: Partial<CharacterRow> = {}): Promise<number> {
    const id = ++cats;
    const row: CharacterRow = {
      id,
      userId,
      generationId: `generation ${id}`,
      name: `Cat ${id}`,
      prompt: "a ginger cat",
      style: "cartoon",
      imageKey: `pictures/${id}.png`,
      alt: "A ginger cat.",
      traits: ["Brave"],
      accessories: [],
      colorScheme: "pink",
      favorite: false,
      isPremium: false,
      createdAt: new Date(clock.now).toISOString(),
      ...changes,
    };
    await kv.set(keys.character(id), row);
    await kv.set(keys.characterByUser(userId, id), id);
    return id;
  }

  return {
    kv,
    contest,
    clock,
    reopen,
    person,
    cat,
    async entry() {
      const userId = await person();
      const { id } = await contest.submit(userId, { characterId: await cat(userId) });
      return id;
    },
    async vote(submissionId, rating) {
      const userId = await person();
      await contest.vote({ submissionId, userId, rating, clientAddress: "192.0.2.1" });
    },
    async listed(sort) {
      const { entries } = await contest.list({ sort, limit: 100 });
      return entries.map(({ id }) => id);
    },
    async [Symbol.asyncDispose]() {
      for (const opened of contests) await opened.close();
      kv.close();
    },
  };
}

/** Waits for a `Failure` of this kind. */
export async function assertFails(work: Promise<unknown>, kind: FailureKind): Promise<void> {
  await assert.rejects(work, (error) => error instanceof Failure && error.kind === kind);
}
