/**
 * @module Whole collections in memory, so that a search does not read thousands of rows at each letter.
 * What is kept counts only as long as the collection's version in the database is the same, whichever
 * process changed it.
 */
import type { CharacterRow } from "../store/characters/character_row.ts";
import { collectionState, eachCharacter } from "../store/characters/collections.ts";

/** About 2 kB each. */
const MAX_ROWS = 20_000;

interface Kept {
  version: string;
  rows: Promise<readonly CharacterRow[]>;
  /** How many there were when it was read. */
  count: number;
}

export interface CollectionCache {
  /** Every character of a user, newest first. */
  read(userId: number): Promise<readonly CharacterRow[]>;
}

/** A cache of at most `maxRows` characters; what was unused longest goes first. */
export function createCollectionCache(kv: Deno.Kv, maxRows = MAX_ROWS): CollectionCache {
  /** The longest unused first. */
  const collections = new Map<number, Kept>();

  function makeRoom(): void {
    let total = 0;
    for (const { count } of collections.values()) total += count;
    for (const [userId, { count }] of collections) {
      if (total <= maxRows) return;
      collections.delete(userId);
      total -= count;
    }
  }

  return {
    async read(userId) {
      // Read before the rows, so that a change in between is noticed the next time.
      const { version, count } = await collectionState(kv, userId);
      let kept = collections.get(userId);
      if (kept?.version !== version) {
        kept = { version, count, rows: Array.fromAsync(eachCharacter(kv, userId)) };
        kept.rows.catch(() => collections.delete(userId));
      }
      collections.delete(userId);
      collections.set(userId, kept);
      makeRoom();
      return await kept.rows;
    },
  };
}
