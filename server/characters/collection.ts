/** @module A user's collection as they look at it: filtered, in an order, page by page. */
import type { Filters, Sort } from "../../lib/collection/filters.ts";
import { noPage } from "../failures/no_page.ts";
import type { CharacterRow } from "../store/characters/character_row.ts";
import { collectionState, listCharacters } from "../store/characters/collections.ts";
import { createCollectionCache } from "./collection_cache.ts";
import { filtered, letAllPass, type ListPosition, ORDERS, traitsOf } from "./filtering.ts";
import { pageOf } from "../store/database/page_of.ts";

/** Which part of a collection is asked for. */
export interface CollectionQuery {
  /** What the filters let through, and in which order. */
  filters: Filters;
  /** How many characters the page has at most. */
  limit: number;
  /** Where an earlier page said that the next one begins. */
  cursor?: string;
}

/** A page of a collection, as rows. */
export interface CollectionRows {
  /** In the order that was asked for. */
  rows: CharacterRow[];
  /** How many pass the filters, on all pages. */
  total: number;
  /** Where the next page begins; absent on the last one. */
  next?: string;
}

/** The collections of all users. */
export interface Collection {
  /** A page of it. Throws `invalid` when there is no page at the cursor. */
  page(userId: number, query: CollectionQuery): Promise<CollectionRows>;
  /** Every trait of the user's characters once, in alphabetical order. */
  traits(userId: number): Promise<string[]>;
}

/** Collections read from the database; those that are searched stay in memory. */
export function createCollection({ kv }: { kv: Deno.Kv }): Collection {
  const memory = createCollectionCache(kv);

  /** Needs no more of the collection than it shows. */
  async function pageOfAll(
    userId: number,
    { limit, after, order }: { limit: number; after?: ListPosition; order: "newest" | "oldest" },
  ) {
    const [{ count }, rows] = await Promise.all([
      collectionState(kv, userId),
      listCharacters(kv, userId, { limit: limit + 1, after: after?.id, order }),
    ]);
    return { total: count, rows };
  }

  async function pageOfSome(userId: number, filters: Filters, after?: ListPosition) {
    const order = ORDERS[filters.sort];
    const all = filtered(await memory.read(userId), filters).sort(order);
    const start = after ? all.findIndex((row) => order(row, after) > 0) : 0;
    return { total: all.length, rows: start < 0 ? [] : all.slice(start) };
  }

  return {
    async page(userId, { filters, limit, cursor }) {
      const { sort } = filters;
      const after = cursor === undefined ? undefined : readCursor(cursor);
      const { total, rows } = sort !== "name" && letAllPass(filters)
        ? await pageOfAll(userId, { limit, after, order: sort })
        : await pageOfSome(userId, filters, after);
      return { ...pageOf(rows, limit, (row) => writeCursor(sort, row)), total };
    },

    async traits(userId) {
      return traitsOf(await memory.read(userId));
    },
  };
}

/** Id, and the name where the order needs it: the character itself may be gone by the next page. */
const CURSOR = /^(\d{1,15})(?: (.{0,120}))?$/su;

function writeCursor(sort: Sort, { id, name }: ListPosition): string {
  return sort === "name" ? `${id} ${name}` : String(id);
}

function readCursor(cursor: string): ListPosition {
  const [, id, name = ""] = cursor.match(CURSOR) ?? [];
  if (id === undefined) throw noPage();
  return { id: Number(id), name };
}
