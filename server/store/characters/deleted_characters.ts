/**
 * @module Deleted characters, which their owner may bring back until a moment. A deleted one is not in the
 * list of characters, and the key of its picture finds nothing any more.
 */
import type { CharacterRow, DeletedCharacterRow } from "./character_row.ts";
import { kittenKeys } from "./characters.ts";
import { touchCollection } from "./collections.ts";
import { atomic, commit, type Conflict } from "../database/commit.ts";
import { keys } from "../keys.ts";
import { leaveContest } from "../contest/submissions.ts";

/** Rows fetched in one go while going through a long list. */
const BATCH = 100;

export interface Deletion {
  id: number;
  userId: number;
  at: Date;
  /** When it is gone for good. */
  until: number;
}

/** What was deleted. */
export interface DeletedCharacter {
  row: DeletedCharacterRow;
  /** The entry of this month's contest that went with it. */
  submissionId: number | null;
}

/** Deletes a character of this user; null when they have none with this id. */
export function deleteCharacter(
  kv: Deno.Kv,
  { id, userId, at, until }: Deletion,
): Promise<DeletedCharacter | null | Conflict> {
  return commit<DeletedCharacter | null>(async () => {
    const stored = await kv.get<CharacterRow>(keys.character(id));
    if (stored.value?.userId !== userId) return { answer: null };
    const row = { ...stored.value, deletedAt: at.toISOString(), until };
    const operation = atomic(kv)
      .check(stored)
      .delete(stored.key)
      .delete(keys.characterByUser(userId, id))
      .delete(keys.generationByImage(row.imageKey))
      .set(keys.deletedCharacter(id), row)
      .set(keys.deletedCharacterByUser(userId, until, id), id)
      .set(keys.deletedCharacterUntil(until, id), id);
    if (row.slug) operation.delete(keys.characterBySlug(row.slug));
    for (const key of kittenKeys(row)) operation.delete(key);
    await touchCollection(kv, operation, { userId, growth: -1 });
    const submissionId = await leaveContest(kv, operation, { characterId: id, at });
    return { operation, answer: { row, submissionId } };
  });
}

/** Brings a character of this user back; null when there is none any more at this moment. */
export function restoreCharacter(
  kv: Deno.Kv,
  { id, userId, at }: { id: number; userId: number; at: Date },
): Promise<CharacterRow | null | Conflict> {
  return commit<CharacterRow | null>(async () => {
    const [stored, user] = await kv.getMany<[DeletedCharacterRow, unknown]>([
      keys.deletedCharacter(id),
      keys.user(userId),
    ]);
    if (stored.value?.userId !== userId || !isRestorable(stored.value, at)) return { answer: null };
    if (user.value === null) return { answer: null };
    const { deletedAt: _, until, ...row } = stored.value;
    const operation = atomic(kv)
      .check(stored)
      // An account that is being deleted must not get anything back.
      .check(user)
      .delete(stored.key)
      .delete(keys.deletedCharacterByUser(userId, until, id))
      .delete(keys.deletedCharacterUntil(until, id))
      .set(keys.character(id), row)
      .set(keys.characterByUser(userId, id), id)
      .set(keys.generationByImage(row.imageKey), row.generationId);
    if (row.slug) operation.set(keys.characterBySlug(row.slug), id);
    for (const key of kittenKeys(row)) operation.set(key, id);
    await touchCollection(kv, operation, { userId, growth: 1 });
    return { operation, answer: row };
  });
}

/** The deleted character of this user, while it can be brought back. */
export async function findDeleted(
  kv: Deno.Kv,
  { id, userId, at }: { id: number; userId: number; at: Date },
): Promise<DeletedCharacterRow | null> {
  const { value } = await kv.get<DeletedCharacterRow>(keys.deletedCharacter(id));
  return value?.userId === userId && isRestorable(value, at) ? value : null;
}

/** Where a page of deleted characters goes on. */
export type DeletedPosition = Pick<DeletedCharacterRow, "id" | "until">;

/** A user's deleted characters, the last deleted first, `limit` of them at most. */
export async function listDeleted(
  kv: Deno.Kv,
  userId: number,
  { limit, after }: { limit: number; after?: DeletedPosition },
): Promise<DeletedCharacterRow[]> {
  const selector = {
    prefix: keys.deletedCharactersByUser(userId),
    ...(after && { end: keys.deletedCharacterByUser(userId, after.until, after.id) }),
  };
  const index = kv.list<number>(selector, { reverse: true, limit });
  const ids = (await Array.fromAsync(index)).map(({ value }) => value);
  const rows = await Promise.all(ids.map((id) => readDeleted(kv, id)));
  return rows.filter((row) => row !== null);
}

/** Every deleted character of a user, the last deleted first. */
export async function* eachDeleted(
  kv: Deno.Kv,
  userId: number,
): AsyncIterable<DeletedCharacterRow> {
  let after: DeletedPosition | undefined;
  for (;;) {
    const rows = await listDeleted(kv, userId, { limit: BATCH, after });
    if (rows.length === 0) return;
    yield* rows;
    after = rows.at(-1);
  }
}

/** Deleted characters whose time ended before this moment, oldest first. */
export async function* listOverdue(
  kv: Deno.Kv,
  before: number,
): AsyncIterable<DeletedCharacterRow> {
  const prefix = keys.deletedCharactersUntil;
  const selector = { prefix, end: [...prefix, before] };
  for await (const { value: id } of kv.list<number>(selector, { batchSize: BATCH })) {
    const row = await readDeleted(kv, id);
    if (row) yield row;
  }
}

/** Whether it can still be brought back: the sweeper takes only what cannot. */
export function isRestorable({ until }: Pick<DeletedCharacterRow, "until">, at: Date): boolean {
  return until > at.getTime();
}

async function readDeleted(kv: Deno.Kv, id: number): Promise<DeletedCharacterRow | null> {
  return (await kv.get<DeletedCharacterRow>(keys.deletedCharacter(id))).value;
}
