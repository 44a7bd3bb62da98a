/** @module Entries as responses show them, put together from their rows. */
import type { OwnSubmission, Submission } from "../../lib/contest/submission.ts";
import { publicCharacter } from "../characters/public_character.ts";
import type { CharacterRow } from "../store/characters/character_row.ts";
import { keys } from "../store/keys.ts";
import { readMany } from "../store/database/read_many.ts";
import type { SubmissionRow } from "../store/contest/submissions.ts";
import type { UserRow } from "../store/accounts/user_row.ts";

/** What the contest knows of an entry besides its row. */
export interface Score {
  points: number;
  /** Its place among the winners of a closed month. */
  rank?: number;
}

/** An entry with everything that is shown of it, as far as it is there. */
export interface Shown {
  row: SubmissionRow;
  character: CharacterRow | null;
  user: UserRow | null;
}

/** Those of these entries that are there, in their order. */
export async function readShown(kv: Deno.Kv, ids: readonly number[]): Promise<Shown[]> {
  const rows = await readMany<SubmissionRow>(kv, ids.map(keys.submission));
  return await withNamed(kv, rows.filter((row) => row !== null));
}

/** The same for rows that are at hand. */
export async function withNamed(kv: Deno.Kv, rows: readonly SubmissionRow[]): Promise<Shown[]> {
  const [characters, users] = await Promise.all([
    readMany<CharacterRow>(kv, rows.map(({ characterId }) => keys.character(characterId))),
    readMany<UserRow>(kv, rows.map(({ userId }) => keys.user(userId))),
  ]);
  return rows.map((row, index) => ({ row, character: characters[index]!, user: users[index]! }));
}

/** The entry as all visitors see it; null when its character is gone or unlisted, or its owner gone. */
export function publicSubmission({ row, character, user }: Shown, score: Score): Submission | null {
  if (!character || character.isUnlisted || !user) return null;
  return { ...facts(row, user, score), character: publicCharacter(character) };
}

/** The entry for its owner. */
export function ownSubmission({ row, character, user }: Shown, score: Score): OwnSubmission {
  return {
    ...facts(row, user, score),
    character: character && publicCharacter(character),
    ...(!character && { characterDeleted: true }),
    ...(row.hidden && { hidden: true }),
  };
}

function facts(
  { id, characterId, userId, description, status, period, submittedAt }: SubmissionRow,
  user: UserRow | null,
  { points, rank }: Score,
): Omit<Submission, "character"> {
  return {
    id,
    characterId,
    userId,
    username: user?.username ?? "",
    ...(description && { description }),
    status,
    contestPeriod: period,
    voteCount: points,
    isWinner: rank !== undefined,
    ...(rank !== undefined && { rank }),
    submittedAt,
  };
}
