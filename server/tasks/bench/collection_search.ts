/** @module Searching a collection of five thousand characters in a database on disk. */
import { NO_FILTERS } from "../../../lib/collection/filters.ts";
import { createCharacters } from "../../characters/characters.ts";
import { fillCollection } from "./fill_collection.ts";
import { medianMs } from "./median.ts";
import type { Row } from "./row.ts";

const MANY = { userId: 1, count: 5000, idsUsed: 0 };

const FILTERS = { ...NO_FILTERS, search: "wizard", sort: "name" } as const;

/** A search at each typed letter must feel immediate. */
const GOAL_MS = 50;

export async function collectionSearchRow(): Promise<Row> {
  const folder = await Deno.makeTempDir();
  const kv = await Deno.openKv(`${folder}/kv.sqlite3`);
  try {
    await fillCollection(kv, MANY);
    const characters = createCharacters({ kv });
    const search = await medianMs(() =>
      characters.list(MANY.userId, { filters: FILTERS, limit: 60 })
    );
    return {
      what: "search in 5,000, by name",
      measured: `${search.toFixed(1)} ms`,
      goal: `≤ ${GOAL_MS} ms`,
      met: search <= GOAL_MS,
    };
  } finally {
    kv.close();
    await Deno.remove(folder, { recursive: true });
  }
}
