/** @module Deleting characters so that their owner can bring them back for a while. */
import type { DeletedCharacter, SavedCharacter } from "../../lib/character.ts";
import { DAY_MS } from "../../lib/durations.ts";
import type { ImageStore } from "../images/image_store.ts";
import { Failure } from "../failures/failure.ts";
import { noPage } from "../failures/no_page.ts";
import { removeCharacter } from "../store/characters/character_removal.ts";
import {
  deleteCharacter,
  findDeleted,
  isRestorable,
  listDeleted,
  listOverdue,
  restoreCharacter,
} from "../store/characters/deleted_characters.ts";
import type { CharacterRow } from "../store/characters/character_row.ts";
import { orConflict } from "../store/database/or_conflict.ts";
import { orNotFound } from "./or_not_found.ts";
import { publicCharacter, publicDeleted } from "./public_character.ts";
import type { Paging } from "../../lib/paging.ts";
import { pageOf } from "../store/database/page_of.ts";

/** Thirty days to think about it. */
const UNDO_MS = 30 * DAY_MS;

/** A page of deleted characters. */
export interface DeletedList {
  /** The last deleted first. */
  characters: DeletedCharacter[];
  /** Where the next page begins; absent on the last one. */
  next?: string;
}

/** Deleting characters, and bringing them back. */
export interface Deletions {
  /** Deletes a character of this user. Throws `notFound` when there is none. */
  remove(userId: number, id: number): Promise<void>;
  /** Brings a deleted character back. Throws `notFound` when it is gone for good. */
  restore(userId: number, id: number): Promise<SavedCharacter>;
  /** Deletes those of these characters that the user has, and answers their ids. */
  removeAll(userId: number, ids: readonly number[]): Promise<number[]>;
  /** Brings those of these characters back that can be, and answers their ids. */
  restoreAll(userId: number, ids: readonly number[]): Promise<number[]>;
  /** A page of the user's characters that can be brought back, the last deleted first. */
  list(userId: number, page: Paging): Promise<DeletedList>;
  /** The row of a deleted character of this user. Throws `notFound` when there is none. */
  find(userId: number, id: number): Promise<CharacterRow>;
  /** Removes the characters whose thirty days have ended, with their pictures. */
  sweep(): Promise<void>;
}

/** What deleting needs. */
export interface DeletionDeps {
  /** The database. */
  kv: Deno.Kv;
  /** The picture storage. */
  images: ImageStore;
  /** The clock. */
  now?: () => Date;
  /** Called for each submission to the contest that is removed with its character. */
  onLeave?: (submissionId: number) => Promise<void>;
}

/** Deletions in this database and picture storage. */
export function createDeletions(
  { kv, images, now = () => new Date(), onLeave }: DeletionDeps,
): Deletions {
  async function remove(userId: number, id: number): Promise<void> {
    const at = now();
    const until = at.getTime() + UNDO_MS;
    const { submissionId } = orNotFound(
      orConflict(await deleteCharacter(kv, { id, userId, at, until })),
    );
    if (submissionId !== null) await onLeave?.(submissionId);
  }

  async function restore(userId: number, id: number): Promise<SavedCharacter> {
    return publicCharacter(
      orNotFound(orConflict(await restoreCharacter(kv, { id, userId, at: now() }))),
    );
  }

  return {
    remove,
    restore,
    removeAll: (userId, ids) => withThoseFound(ids, (id) => remove(userId, id)),
    restoreAll: (userId, ids) => withThoseFound(ids, (id) => restore(userId, id)),

    async list(userId, { limit, cursor }) {
      const after = cursor === undefined ? undefined : readCursor(cursor);
      const read = await listDeleted(kv, userId, { limit: limit + 1, after });
      const { rows, ...rest } = pageOf(read, limit, ({ until, id }) => `${until}-${id}`);
      const shown = rows.filter((row) => isRestorable(row, now()));
      return { characters: shown.map(publicDeleted), ...rest };
    },

    async find(userId, id) {
      return orNotFound(await findDeleted(kv, { id, userId, at: now() }));
    },

    async sweep() {
      const failures: unknown[] = [];
      for await (const { id, imageKey } of listOverdue(kv, now().getTime())) {
        try {
          // The file goes first: once the row is gone its place is unknown.
          await images.remove(imageKey);
          await removeCharacter(kv, id);
        } catch (error) {
          failures.push(error);
        }
      }
      if (failures.length > 0) {
        throw new AggregateError(failures, "Some deleted characters could not be removed.");
      }
    },
  };
}

/** Those for which `act` did not throw `notFound`, each once. */
async function withThoseFound(
  ids: readonly number[],
  act: (id: number) => Promise<unknown>,
): Promise<number[]> {
  const found: number[] = [];
  for (const id of new Set(ids)) {
    try {
      await act(id);
      found.push(id);
    } catch (error) {
      if (!(error instanceof Failure && error.kind === "notFound")) throw error;
    }
  }
  return found;
}

function readCursor(cursor: string): { until: number; id: number } {
  const [, until, id] = cursor.match(/^(\d{1,15})-(\d{1,15})$/) ?? [];
  if (id === undefined) throw noPage();
  return { until: Number(until), id: Number(id) };
}
