/**
 * @module A user's characters as a whole: how many there are, their order, and whether any has changed.
 */
import type { CharacterRow } from "./character_row.ts";
import { keys } from "../keys.ts";
import { readMany } from "../database/read_many.ts";
import type { Operation } from "../database/commit.ts";

/** Entries of an index fetched in one go; a remote database takes a round trip for each. */
const INDEX_BATCH = 500;

/** Written with every change of one of the characters, so that its version is that of them all. */
interface CollectionRow {
  count: number;
}

/** Adds to a commit that one of a user's characters comes (1), goes (-1) or changes (0). */
export async function touchCollection(
  kv: Deno.Kv,
  operation: Operation,
  { userId, growth }: { userId: number; growth: 1 | 0 | -1 },
): Promise<void> {
  const stored = await kv.get<CollectionRow>(keys.collection(userId));
  const count = (stored.value?.count ?? 0) + growth;
  operation.check(stored).set(stored.key, { count });
}

/** How many characters a user has. */
export async function readCount(kv: Deno.Kv, userId: number): Promise<number> {
  return (await collectionState(kv, userId)).count;
}

/** How many characters a user has, and a text that is another one after each change. */
export async function collectionState(
  kv: Deno.Kv,
  userId: number,
): Promise<{ count: number; version: string }> {
  const { value, versionstamp } = await kv.get<CollectionRow>(keys.collection(userId));
  return { count: value?.count ?? 0, version: versionstamp ?? "" };
}

export interface CollectionPage {
  limit: number;
  /** Id of the character that the page follows; absent for the first page. */
  after?: number;
  order?: "newest" | "oldest";
}

/** A user's characters, `limit` of them at most. */
export async function listCharacters(
  kv: Deno.Kv,
  userId: number,
  page: CollectionPage,
): Promise<CharacterRow[]> {
  const ids: number[] = [];
  for await (const id of idsInOrder(kv, userId, page)) ids.push(id);
  return await readCharacters(kv, ids);
}

/** Every character of a user, newest first, read batch by batch; those after an id, if there is one. */
export async function* eachCharacter(
  kv: Deno.Kv,
  userId: number,
  { after }: { after?: number } = {},
): AsyncIterable<CharacterRow> {
  for (;;) {
    const rows = await listCharacters(kv, userId, { limit: INDEX_BATCH, after });
    if (rows.length === 0) return;
    yield* rows;
    after = rows.at(-1)!.id;
  }
}

async function* idsInOrder(
  kv: Deno.Kv,
  userId: number,
  { limit, after, order = "newest" }: CollectionPage,
): AsyncIterable<number> {
  const prefix = keys.charactersByUser(userId);
  const reverse = order === "newest";
  const selector = {
    prefix,
    ...(after !== undefined &&
      (reverse
        ? { end: keys.characterByUser(userId, after) }
        : { start: keys.characterByUser(userId, after + 1) })),
  };
  const batchSize = Math.min(limit, INDEX_BATCH);
  for await (const { value } of kv.list<number>(selector, { reverse, limit, batchSize })) {
    yield value;
  }
}

/** The characters with these ids that are there, in their order. */
async function readCharacters(kv: Deno.Kv, ids: readonly number[]): Promise<CharacterRow[]> {
  const rows = await readMany<CharacterRow>(kv, ids.map(keys.character));
  return rows.filter((row) => row !== null);
}
