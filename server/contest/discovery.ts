/**
 * @module The order that is fair to every entry: the least shown first, and among equals each visitor
 * begins at another one. A visitor who goes on from page to page stays in the line-up of the first page,
 * whatever is voted, shown and entered in the meantime.
 */
import { noPage } from "../failures/no_page.ts";
import type { Board } from "./board.ts";

/** What has been shown changes the order after this time. */
const LINE_UP_LIFE_MS = 10_000;

/** Up to this size a new entry changes the order at once: making one takes less than a millisecond. */
const SMALL = 5_000;

/** Line-ups kept for visitors who are browsing: 8 bytes each. */
const MAX_KEPT_PLACES = 2_000_000;

const MAX_KEPT_LINE_UPS = 200;

/** Entries in the order of one moment. */
interface LineUp {
  /** When it was made, in milliseconds; later ones have larger numbers. */
  number: number;
  changes: number;
  /** Ids of entries, those shown equally often next to each other. */
  ids: number[];
  /** Where the entries end that were shown equally often; the first begins at 0. */
  ends: number[];
}

/** A place in a line-up. */
interface Position {
  number: number;
  /** Where among equals the visitor begins, from 0 to 1. */
  seed: number;
  offset: number;
}

/** A page of the discovering order. */
export interface DiscoveredPage {
  /** Numbers of its submissions. */
  ids: number[];
  /** Shows this page again. */
  cursor: string;
  /** Where the next page begins; absent on the last one. */
  next?: string;
}

/** The order in which submissions seen least come first. */
export interface Discovery {
  /**
   * A page; the first one of a new visitor without a cursor. Throws `invalid` for what is no
   * cursor.
   */
  page(limit: number, cursor?: string): DiscoveredPage;
}

/** An order of each visitor's own over this board; kept in memory. */
export function createDiscovery(board: Board, now: () => Date): Discovery {
  /** The oldest first. */
  const lineUps = new Map<number, LineUp>();
  let newest: LineUp | undefined;

  function current(): LineUp {
    if (newest && !isOld(newest, board, now())) return newest;
    const number = Math.max(now().getTime(), (newest?.number ?? 0) + 1);
    newest = lineUp(board, number);
    lineUps.set(number, newest);
    letGo(lineUps);
    return newest;
  }

  return {
    page(limit, cursor) {
      const { number, seed, offset } = cursor === undefined
        ? { number: 0, seed: randomSeed(), offset: 0 }
        : readCursor(cursor);
      // One that was let go of, or of a time before the last start: the visitor goes on in a newer one.
      const line = lineUps.get(number) ?? current();
      const end = Math.min(offset + limit, line.ids.length);
      const at = (offset: number) => writeCursor({ number: line.number, seed, offset });
      return {
        ids: slice(line, { seed, start: offset, end }),
        cursor: at(offset),
        ...(end < line.ids.length && { next: at(end) }),
      };
    },
  };
}

function isOld({ number, changes }: LineUp, board: Board, moment: Date): boolean {
  if (changes !== board.changes && board.size <= SMALL) return true;
  return moment.getTime() - number >= LINE_UP_LIFE_MS;
}

function lineUp(board: Board, number: number): LineUp {
  const byImpressions = new Map<number, number[]>();
  for (const { submissionId, impressions } of board.entries()) {
    const equals = byImpressions.get(impressions);
    if (equals) equals.push(submissionId);
    else byImpressions.set(impressions, [submissionId]);
  }
  const ids: number[] = [];
  const ends: number[] = [];
  for (const impressions of [...byImpressions.keys()].sort((a, b) => a - b)) {
    for (const id of shuffled(byImpressions.get(impressions)!)) ids.push(id);
    ends.push(ids.length);
  }
  return { number, changes: board.changes, ids, ends };
}

/** Places `start` to `end` for this visitor. */
function slice(
  { ids, ends }: LineUp,
  { seed, start, end }: { seed: number; start: number; end: number },
): number[] {
  const found: number[] = [];
  let levelStart = 0;
  for (const levelEnd of ends) {
    const size = levelEnd - levelStart;
    const turn = Math.floor(seed * size);
    for (let place = Math.max(start, levelStart); place < Math.min(end, levelEnd); place++) {
      found.push(ids[levelStart + (place - levelStart + turn) % size]!);
    }
    if (levelEnd >= end) break;
    levelStart = levelEnd;
  }
  return found;
}

/** Lets go of the oldest beyond what may be kept; the newest stays. */
function letGo(lineUps: Map<number, LineUp>): void {
  let places = 0;
  for (const { ids } of lineUps.values()) places += ids.length;
  for (const [number, { ids }] of lineUps) {
    if (lineUps.size <= 1) return;
    if (lineUps.size <= MAX_KEPT_LINE_UPS && places <= MAX_KEPT_PLACES) return;
    lineUps.delete(number);
    places -= ids.length;
  }
}

/** The same array in a random order. */
function shuffled(ids: number[]): number[] {
  for (let last = ids.length - 1; last > 0; last--) {
    const other = Math.floor(Math.random() * (last + 1));
    [ids[last], ids[other]] = [ids[other]!, ids[last]!];
  }
  return ids;
}

const CURSOR = /^(\d{1,15})-([0-9a-z]{1,7})-(\d{1,9})$/;

/** How many seeds there are: enough for any two visitors to differ, few enough to be written shortly. */
const SEED_STEPS = 36 ** 6;

function randomSeed(): number {
  return Math.floor(Math.random() * SEED_STEPS) / SEED_STEPS;
}

function writeCursor({ number, seed, offset }: Position): string {
  return `${number}-${Math.round(seed * SEED_STEPS).toString(36)}-${offset}`;
}

function readCursor(cursor: string): Position {
  const [, number, seed, offset] = cursor.match(CURSOR) ?? [];
  if (offset === undefined) throw noPage();
  const steps = Math.min(parseInt(seed!, 36), SEED_STEPS - 1);
  return { number: Number(number), seed: steps / SEED_STEPS, offset: Number(offset) };
}
