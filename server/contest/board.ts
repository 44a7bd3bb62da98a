/**
 * @module A month's entries in memory, in the orders that lists have: a page costs the same with a hundred
 * entries and with a hundred thousand. The database stays the truth: the board is read from it when it is
 * first needed, follows what this process writes, and lets go of whatever turns out to be listed no more.
 */
import type { Period } from "../../lib/contest/period.ts";
import { byRank, type Standing } from "../../lib/contest/ranking.ts";
import { keys } from "../store/keys.ts";
import { eachListed } from "../store/contest/submission_lists.ts";
import type { Tally } from "../store/contest/votes.ts";
import { type SortedList, sortedList } from "./sorted_list.ts";

/** A submission on the board. */
export interface BoardEntry extends Standing {
  /** How often lists have shown it. */
  impressions: number;
}

/** Entries one after the other. */
export interface SortOrder {
  /** Up to `limit` entries after this standing, whether or not it is there; from the first without one. */
  after(standing: Standing | undefined, limit: number): readonly Readonly<BoardEntry>[];
}

/** The submissions of a month that lists show, in memory and in order. */
export interface Board {
  /** The month. */
  readonly period: Period;
  /** How many submissions it has. */
  readonly size: number;
  /** Another number whenever entries have come or gone. */
  readonly changes: number;
  /** A submission; undefined when the board has none with this number. */
  find(submissionId: number): Readonly<BoardEntry> | undefined;
  /** All of them, in no order. */
  entries(): Iterable<Readonly<BoardEntry>>;
  /** By points, the most first. */
  readonly top: SortOrder;
  /** The newest first. */
  readonly newest: SortOrder;
  /** Adds an entry, or gives it this tally. */
  put(entry: Pick<Standing, "submissionId" | "submittedAt"> & Tally): void;
  /** Takes a submission off the board. */
  remove(submissionId: number): void;
  /** A list has shown these entries. */
  show(submissionIds: readonly number[]): void;
  /** An entry has got one more vote; its points with it. Undefined when it is not on the board. */
  vote(submissionId: number, rating: number): number | undefined;
}

/** Counters read in one go. */
const BATCH = 500;

/** Reads the board of a month. */
export async function openBoard(kv: Deno.Kv, period: Period): Promise<Board> {
  const points = await counters(kv, keys.pointsIn(period));
  const votes = await counters(kv, keys.voteCountsIn(period));
  const impressions = await counters(kv, keys.impressionsIn(period));
  const entries: BoardEntry[] = [];
  for await (const { id, submittedAt } of eachListed(kv, period)) {
    entries.push({
      submissionId: id,
      submittedAt,
      points: points.get(id) ?? 0,
      votes: votes.get(id) ?? 0,
      impressions: impressions.get(id) ?? 0,
    });
  }
  return createBoard(period, entries);
}

/** A board of these submissions. */
function createBoard(period: Period, loaded: readonly BoardEntry[]): Board {
  const entries = new Map(loaded.map((entry) => [entry.submissionId, entry]));
  const top: SortedList<BoardEntry> = sortedList(loaded, byRank);
  const newest: SortedList<BoardEntry> = sortedList(loaded, newestFirst);
  let changes = 0;

  function move(entry: BoardEntry, { points, votes }: Tally): void {
    // It leaves its place before it changes: the place is found by what it was.
    top.remove(entry);
    Object.assign(entry, { points, votes });
    top.add(entry);
  }

  return {
    period,
    get size() {
      return entries.size;
    },
    get changes() {
      return changes;
    },
    find: (submissionId) => entries.get(submissionId),
    entries: () => entries.values(),
    top,
    newest,
    put({ submissionId, submittedAt, points, votes }) {
      const known = entries.get(submissionId);
      if (known) return move(known, { points, votes });
      const entry = { submissionId, submittedAt, points, votes, impressions: 0 };
      changes++;
      entries.set(submissionId, entry);
      top.add(entry);
      newest.add(entry);
    },
    remove(submissionId) {
      const entry = entries.get(submissionId);
      if (!entry) return;
      changes++;
      entries.delete(submissionId);
      top.remove(entry);
      newest.remove(entry);
    },
    show(submissionIds) {
      for (const id of submissionIds) {
        const entry = entries.get(id);
        if (entry) entry.impressions++;
      }
    },
    vote(submissionId, rating) {
      const entry = entries.get(submissionId);
      if (!entry) return undefined;
      move(entry, { points: entry.points + rating, votes: entry.votes + 1 });
      return entry.points;
    },
  };
}

function newestFirst(a: Standing, b: Standing): number {
  if (a.submittedAt !== b.submittedAt) return a.submittedAt < b.submittedAt ? 1 : -1;
  return b.submissionId - a.submissionId;
}

/** Every counter below this key, by its last part. */
async function counters(kv: Deno.Kv, prefix: Deno.KvKey): Promise<Map<number, number>> {
  const counts = new Map<number, number>();
  for await (const { key, value } of kv.list<Deno.KvU64>({ prefix }, { batchSize: BATCH })) {
    counts.set(Number(key.at(-1)), Number(value));
  }
  return counts;
}
