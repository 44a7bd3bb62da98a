/** @module Entering the contest with a character, and leaving it again. */
import type { SavedCharacter } from "../../lib/character.ts";
import { type Period, periodOf } from "../../lib/contest/period.ts";
import type { OwnSubmission, Submission } from "../../lib/contest/submission.ts";
import type { SubmitRequest } from "../../lib/schemas/contest.ts";
import { orConflict } from "../store/database/or_conflict.ts";
import { publicCharacter } from "../characters/public_character.ts";
import { Failure } from "../failures/failure.ts";
import { findCharacter } from "../store/characters/characters.ts";
import { listCharacters } from "../store/characters/collections.ts";
import { keys } from "../store/keys.ts";
import { readMany } from "../store/database/read_many.ts";
import type { NextId } from "../store/database/sequences.ts";
import {
  enterContest,
  type SubmissionFacts,
  type WithdrawalFacts,
  withdrawSubmission,
} from "../store/contest/submissions.ts";
import { readTally } from "../store/contest/votes.ts";
import type { Boards } from "./boards.ts";
import { ownSubmission, publicSubmission, withNamed } from "./presentation.ts";
import { refuseProfanity } from "../profanity/refuse_profanity.ts";
import type { Paging } from "../../lib/paging.ts";
import type { CharacterRow } from "../store/characters/character_row.ts";
import { idBefore, readPage } from "../store/database/page_of.ts";
import { msg, t } from "../../lib/i18n/translate.ts";

/** What entering and withdrawing need. */
export interface SubmittingDeps {
  /** The database. */
  kv: Deno.Kv;
  /** The clock. */
  now: () => Date;
  /** Where the submission is shown. */
  boards: Boards;
  /** Gives each submission its number. */
  nextId: NextId;
}

const UNLISTED = msg("An unlisted character cannot take part. Make it public first.");

/** The user's characters that could be submitted now. */
export interface EligiblePage {
  /** Newest first. */
  characters: SavedCharacter[];
  /** The cursor of the next page; absent on the last one. */
  next?: string;
}

/** Characters looked at in one go for those that may still enter. */
const BATCH = 100;

/**
 * Enters a character of this user. Throws `notFound`, `invalid` for words that are refused, or
 * `conflict` when it is entered already or not public.
 */
export async function submit(
  { kv, now, boards, nextId }: SubmittingDeps,
  userId: number,
  { characterId, description }: SubmitRequest,
): Promise<Submission> {
  const character = await findCharacter(kv, characterId);
  if (character?.userId !== userId) throw noCharacter();
  const { name, prompt, traits } = character;
  refuseProfanity({ description, name, prompt, traits });

  const entry = { id: await nextId(), userId, characterId, description, at: now() };
  const row = orConflict(await enterContest(kv, entry, (facts) => assertMayEnter(userId, facts)));
  const board = await boards.inMemory();
  // At the end of a month the board may be the next one's already.
  if (board?.period === row.period) {
    board.put({ submissionId: row.id, submittedAt: row.submittedAt, points: 0, votes: 0 });
  }
  const [shown] = await withNamed(kv, [row]);
  const submission = publicSubmission(shown!, { points: 0 });
  if (!submission) throw noCharacter();
  return submission;
}

/**
 * Withdraws the user's entry of this month for good. Throws `notFound`, or `conflict` when its
 * month is over.
 */
export async function withdraw(
  { kv, now, boards }: SubmittingDeps,
  userId: number,
  id: number,
): Promise<OwnSubmission> {
  const row = orConflict(
    await withdrawSubmission(kv, { id, now }, (facts) => assertMayWithdraw(userId, facts)),
  );
  if (!row) throw noSubmission();
  (await boards.inMemory())?.remove(id);
  const [[shown], tally] = await Promise.all([withNamed(kv, [row]), readTally(kv, row)]);
  return ownSubmission(shown!, tally);
}

/** A page of the user's public characters that are not in this month's contest, newest first. */
export async function eligible(
  { kv, now }: Pick<SubmittingDeps, "kv" | "now">,
  userId: number,
  { limit, cursor }: Paging,
): Promise<EligiblePage> {
  const period = periodOf(now());
  let after = idBefore(cursor);

  async function* inactive(): AsyncIterable<CharacterRow> {
    for (;;) {
      const rows = await listCharacters(kv, userId, { limit: BATCH, after });
      if (rows.length === 0) return;
      after = rows.at(-1)!.id;
      const active = await activeAmong(kv, period, rows.map(({ id }) => id));
      yield* rows.filter(({ id, isUnlisted }) => !isUnlisted && !active.has(id));
    }
  }

  const { rows, ...rest } = await readPage(inactive(), limit, ({ id }) => String(id));
  return { characters: rows.map(publicCharacter), ...rest };
}

function assertMayEnter(
  userId: number,
  { character, isEntered, isOpen }: SubmissionFacts,
): void {
  if (character?.userId !== userId) throw noCharacter();
  if (character.isUnlisted) throw new Failure("conflict", t(UNLISTED));
  if (isEntered) {
    throw new Failure("conflict", t("This character is already in this month's contest."));
  }
  if (!isOpen) throw contestOver();
}

function assertMayWithdraw(userId: number, { submission, isOpen }: WithdrawalFacts): void {
  if (submission.userId !== userId) throw noSubmission();
  if (submission.status === "withdrawn") {
    throw new Failure("conflict", t("This submission is already withdrawn."));
  }
  if (!isOpen) throw contestOver();
}

/** The failure of a submission that does not exist or is not shown. */
export function noSubmission(): Failure {
  return new Failure("notFound", t("Submission not found"));
}

/** The failure of what comes after the month's end. */
export function contestOver(): Failure {
  return new Failure("conflict", t("This month's contest is over."));
}

function noCharacter(): Failure {
  return new Failure("notFound", t("Character not found"));
}

async function activeAmong(
  kv: Deno.Kv,
  period: Period,
  ids: readonly number[],
): Promise<Set<number>> {
  const entries = await readMany<number>(kv, ids.map((id) => keys.activeSubmission(period, id)));
  return new Set(ids.filter((_, index) => entries[index] !== null));
}
