/** @module The entries of this month, page by page, in the chosen order. */
import type { Standing } from "../../lib/contest/ranking.ts";
import type { Submission, SubmissionSort } from "../../lib/contest/submission.ts";
import { noPage } from "../failures/no_page.ts";
import { keys } from "../store/keys.ts";
import { isListed } from "../store/contest/submissions.ts";
import type { Board, SortOrder } from "./board.ts";
import type { Boards, Month } from "./boards.ts";
import type { Impressions } from "./impressions.ts";
import { publicSubmission, readShown } from "./presentation.ts";
import type { Paging } from "../../lib/paging.ts";
import { pageOf } from "../store/database/page_of.ts";

/** Which part of this month's submissions is asked for. */
export interface SubmissionQuery {
  /** The order. */
  sort: SubmissionSort;
  /** How many submissions the page has at most. */
  limit: number;
  /** Where an earlier page said that the next one begins. */
  cursor?: string;
}

/** A page of submissions. */
export interface SubmissionPage {
  /** In the order that was asked for. */
  entries: Submission[];
  /** How many there are on all pages. */
  total: number;
  /** Shows this page again, in the same order. */
  cursor?: string;
  /** Where the next page begins; absent on the last one. */
  next?: string;
}

/** What lists need. */
export interface ListingDeps {
  /** The database. */
  kv: Deno.Kv;
  /** The submissions of this month. */
  boards: Boards;
  /** Counts what lists show. */
  impressions: Impressions;
}

/** A page of them. Throws `invalid` when there is no page at the cursor. */
export async function listSubmissions(
  { kv, boards, impressions }: ListingDeps,
  { sort, limit, cursor }: SubmissionQuery,
): Promise<SubmissionPage> {
  const month = await boards.current();
  const { board } = month;
  const page = sort === "discover"
    ? month.discovery.page(limit, cursor)
    : orderedPage(ordersOf(month)[sort], { limit, cursor });
  const entries = await present({ kv, boards }, board, page.ids);
  const shown = entries.map(({ id }) => id);
  board.show(shown);
  impressions.count(board.period, shown);
  return { entries, total: board.size, cursor: page.cursor, next: page.next };
}

/** The newest ones, without counting that they were shown: each visitor of a character sees them. */
export async function newestSubmissions(
  { kv, boards }: Pick<ListingDeps, "kv" | "boards">,
  limit: number,
): Promise<Submission[]> {
  const { board } = await boards.current();
  const ids = board.newest.after(undefined, limit).map(({ submissionId }) => submissionId);
  return await present({ kv, boards }, board, ids);
}

/** The entry of this character that lists show; null when there is none. */
export async function entryOf(
  { kv, boards }: Pick<ListingDeps, "kv" | "boards">,
  characterId: number,
): Promise<Submission | null> {
  const { board } = await boards.current();
  const { value } = await kv.get<number>(keys.activeSubmission(board.period, characterId));
  if (value === null) return null;
  const [entry = null] = await present({ kv, boards }, board, [value]);
  return entry;
}

function ordersOf({ board }: Month): Record<Exclude<SubmissionSort, "discover">, SortOrder> {
  return { top: board.top, new: board.newest };
}

interface IdPage {
  ids: number[];
  cursor?: string;
  next?: string;
}

function orderedPage(
  order: SortOrder,
  { limit, cursor }: Paging,
): IdPage {
  const after = cursor === undefined ? undefined : readCursor(cursor);
  const { rows, ...rest } = pageOf(order.after(after, limit + 1), limit, writeCursor);
  return { ids: rows.map(({ submissionId }) => submissionId), cursor, ...rest };
}

/** The entries that lists may show; those that were taken out elsewhere leave the board. */
async function present(
  { kv, boards }: Pick<ListingDeps, "kv" | "boards">,
  board: Board,
  ids: readonly number[],
): Promise<Submission[]> {
  const missing = new Set(ids);
  const entries: Submission[] = [];
  const [all, points] = await Promise.all([readShown(kv, ids), boards.points(board, ids)]);
  const pointsOf = new Map(ids.map((id, index) => [id, points[index]!]));
  for (const shown of all) {
    const { id } = shown.row;
    const entry = isListed(shown.row)
      ? publicSubmission(shown, { points: pointsOf.get(id)! })
      : null;
    if (!entry) continue;
    missing.delete(id);
    entries.push(entry);
  }
  for (const id of missing) board.remove(id);
  return entries;
}

/** The standing of the last entry shown: the page after it begins there even when the entry has moved. */
const CURSOR = /^(\d{1,10})-(\d{1,10})-(\d{1,15})-(\d{1,15})$/;

function writeCursor({ points, votes, submittedAt, submissionId }: Standing): string {
  return [points, votes, Date.parse(submittedAt), submissionId].join("-");
}

function readCursor(cursor: string): Standing {
  const [, points, votes, time, submissionId] = cursor.match(CURSOR)?.map(Number) ?? [];
  if (submissionId === undefined) throw noPage();
  const submittedAt = new Date(time!).toISOString();
  return { points: points!, votes: votes!, submittedAt, submissionId };
}
