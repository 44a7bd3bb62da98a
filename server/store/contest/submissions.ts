/** @module Entries of the contest: a character in a month, at most one active at a time. */
import { type Period, periodOf } from "../../../lib/contest/period.ts";
import { addBoardChange } from "./board_changes.ts";
import type { CharacterRow } from "../characters/character_row.ts";
import { atomic, commit, type Conflict, type Operation } from "../database/commit.ts";
import type { ContestRow } from "./contests.ts";
import { keys } from "../keys.ts";

/** A submission, as it is stored. */
export interface SubmissionRow {
  /** The submission's number. */
  id: number;
  /** The character's number. */
  characterId: number;
  /** Whose it is. */
  userId: number;
  /** What its owner wrote about it. */
  description?: string;
  /** Whether it takes part, or its owner has withdrawn it. */
  status: "active" | "withdrawn";
  /** Moderators took it out of lists and ranking. */
  hidden?: true;
  /** The month it was submitted in. */
  period: Period;
  /** ISO 8601. */
  submittedAt: string;
}

/** A character that is about to be submitted. */
export interface NewSubmission {
  /** The new submission's number. */
  id: number;
  /** Who submits it. */
  userId: number;
  /** The character's number. */
  characterId: number;
  /** What its owner writes about it. */
  description?: string;
  /** When it is submitted; says the month. */
  at: Date;
}

/** What is known when a character enters. */
export interface SubmissionFacts {
  /** Null when there is none, or its owner's account is gone. */
  character: CharacterRow | null;
  /** Whether it is in this month's contest already. */
  isEntered: boolean;
  /** Whether the month takes entries. */
  isOpen: boolean;
}

/**
 * Enters a character into the month of this moment, unless `refuse` throws; it is asked by each try of the
 * commit.
 */
export function enterContest(
  kv: Deno.Kv,
  submission: NewSubmission,
  refuse: (facts: SubmissionFacts) => void,
): Promise<SubmissionRow | Conflict> {
  const { id, userId, characterId, description, at } = submission;
  const period = periodOf(at);
  return commit<SubmissionRow>(async () => {
    const [character, user, contest, active] = await kv.getMany<
      [CharacterRow, unknown, ContestRow, number]
    >([
      keys.character(characterId),
      keys.user(userId),
      keys.contest(period),
      keys.activeSubmission(period, characterId),
    ]);
    refuse({
      character: user.value === null ? null : character.value,
      isEntered: active.value !== null,
      isOpen: !contest.value || contest.value.state === "open",
    });
    const row: SubmissionRow = {
      id,
      characterId,
      userId,
      ...(description && { description }),
      status: "active",
      period,
      submittedAt: at.toISOString(),
    };
    const operation = atomic(kv)
      .check(character, user, contest, active)
      .check({ key: keys.submission(id), versionstamp: null })
      .set(keys.submission(id), row)
      .set(keys.submissionByPeriod(period, id), id)
      .set(keys.submissionByUser(userId, id), id)
      .set(active.key, id);
    if (!contest.value) operation.set(contest.key, { state: "open" } satisfies ContestRow);
    addBoardChange(kv, operation, { period, submissionIds: [id] });
    return { operation, answer: row };
  });
}

/** What is known when an entry is withdrawn. */
export interface WithdrawalFacts {
  /** The submission as it is stored. */
  submission: SubmissionRow;
  /** Whether the entry is one of this month, and the month is open. */
  isOpen: boolean;
}

/**
 * Withdraws an entry, unless `refuse` throws; it is asked by each try of the commit. Votes stay on record.
 * Null when there is no such entry.
 */
export function withdrawSubmission(
  kv: Deno.Kv,
  { id, now }: { id: number; now: () => Date },
  refuse: (facts: WithdrawalFacts) => void,
): Promise<SubmissionRow | null | Conflict> {
  return commit<SubmissionRow | null>(async () => {
    const period = periodOf(now());
    const [stored, contest] = await kv.getMany<[SubmissionRow, ContestRow]>([
      keys.submission(id),
      keys.contest(period),
    ]);
    const row = stored.value;
    if (!row) return { answer: null };
    refuse({ submission: row, isOpen: row.period === period && contest.value?.state === "open" });
    const operation = atomic(kv).check(stored, contest);
    return { operation, answer: addWithdrawal(kv, operation, row) };
  });
}

/**
 * Adds to an operation that a character leaves this month's contest, when it is in it; the id of the entry
 * that goes. A month that is being counted, or was, is left as it is.
 */
export async function leaveContest(
  kv: Deno.Kv,
  operation: Operation,
  { characterId, at }: { characterId: number; at: Date },
): Promise<number | null> {
  const period = periodOf(at);
  const [active, contest] = await kv.getMany<[number, ContestRow]>([
    keys.activeSubmission(period, characterId),
    keys.contest(period),
  ]);
  operation.check(active);
  if (active.value === null || contest.value?.state !== "open") return null;
  const stored = await kv.get<SubmissionRow>(keys.submission(active.value));
  if (!stored.value) return null;
  operation.check(contest, stored);
  return addWithdrawal(kv, operation, stored.value).id;
}

/** Whether lists and the ranking show the entry. */
export function isListed({ status, hidden }: SubmissionRow): boolean {
  return status === "active" && !hidden;
}

/** Adds the withdrawal of this entry; the check that it is as read is the caller's. */
function addWithdrawal(kv: Deno.Kv, operation: Operation, active: SubmissionRow): SubmissionRow {
  const row: SubmissionRow = { ...active, status: "withdrawn" };
  operation.set(keys.submission(row.id), row)
    .delete(keys.submissionByPeriod(row.period, row.id))
    .delete(keys.activeSubmission(row.period, row.characterId));
  addBoardChange(kv, operation, { period: row.period, submissionIds: [row.id] });
  return row;
}
