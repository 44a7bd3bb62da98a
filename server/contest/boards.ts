/**
 * @module The board of this month: opened when it is first needed, and again when the month is over. Where
 * several processes write, it follows what the others have committed each time it is looked at.
 */
import { type Period, periodOf } from "../../lib/contest/period.ts";
import {
  boardChangesAfter,
  CHANGE_LIFE_MS,
  type ChangePosition,
  latestBoardChange,
} from "../store/contest/board_changes.ts";
import { keys } from "../store/keys.ts";
import { readMany } from "../store/database/read_many.ts";
import { isListed, type SubmissionRow } from "../store/contest/submissions.ts";
import { readTallies, type Tally } from "../store/contest/votes.ts";
import { createCoalesce } from "../concurrency/coalesce.ts";
import { type Board, openBoard } from "./board.ts";
import { createDiscovery, type Discovery } from "./discovery.ts";
import { createVoteAnnouncements } from "./vote_announcements.ts";

/** This month's entries. */
export interface Month {
  /** Its submissions by points and by age. */
  board: Board;
  /** Its submissions in an order of each visitor's own. */
  discovery: Discovery;
}

/** The boards of the contest. */
export interface Boards {
  /** This month with everything that was committed before; the first call reads it. */
  current(): Promise<Month>;
  /** Makes sure that this month is in memory; it may lack what others committed just now. */
  opened(): Promise<Board>;
  /** The board as it is in memory; undefined until it is first needed. */
  inMemory(): Promise<Board | undefined>;
  /** Puts an entry on the board or takes it off, as its row says. */
  recheck(submissionId: number): Promise<void>;
  /** The points of these entries. */
  points(board: Board, submissionIds: readonly number[]): Promise<number[]>;
  /** A vote was cast for an entry of this month; the entry's points with it. */
  vote(period: Period, vote: { submissionId: number; rating: number }): Promise<number>;
  /** Writes what is only in memory. */
  close(): Promise<void>;
}

/** What the boards need. */
export interface BoardDeps {
  /** The database. */
  kv: Deno.Kv;
  /** The clock. */
  now: () => Date;
  /** Whether other processes write as well. */
  isShared?: boolean;
}

/** Changes are kept twice as long. */
const UNREAD_LIMIT_MS = CHANGE_LIFE_MS / 2;

interface FollowedMonth extends Month {
  /** How far the changes have been read. */
  position: ChangePosition;
}

interface Kept {
  period: Period;
  month: Promise<FollowedMonth>;
  /** When the changes were read last. */
  readAt: number;
}

/** Boards that follow the database's log of changes. */
export function createBoards({ kv, now, isShared = false }: BoardDeps): Boards {
  let kept: Kept | undefined;
  const announced = createVoteAnnouncements(kv);
  const follow = createCoalesce<void, void>(async () => {
    if (!kept) return;
    const { period } = kept;
    const month = await kept.month;
    const { submissionIds, position } = await boardChangesAfter(kv, period, month.position);
    await recheck(month.board, [...submissionIds]);
    month.position = position;
    kept.readAt = now().getTime();
  });

  function open(): Kept {
    const moment = now();
    const period = periodOf(moment);
    const isOld = isShared && kept && moment.getTime() - kept.readAt > UNREAD_LIMIT_MS;
    if (kept?.period === period && !isOld) return kept;
    const opening: Kept = { period, month: read(period), readAt: moment.getTime() };
    opening.month.catch(() => {
      if (kept === opening) kept = undefined;
    });
    return kept = opening;
  }

  async function read(period: Period): Promise<FollowedMonth> {
    // First: what is committed while the rest is read is then read again.
    const position = isShared ? await latestBoardChange(kv, period) : "";
    const board = await openBoard(kv, period);
    return { board, discovery: createDiscovery(board, now), position };
  }

  /** Brings these entries of the board into the state of the database. */
  async function recheck(board: Board, ids: readonly number[]): Promise<void> {
    const [rows, tallies] = await Promise.all([
      readMany<SubmissionRow>(kv, ids.map(keys.submission)),
      readTallies(kv, board.period, ids),
    ]);
    ids.forEach((submissionId, index) => {
      const row = rows[index];
      if (row?.period !== board.period || !isListed(row)) return board.remove(submissionId);
      board.put({ submissionId, submittedAt: row.submittedAt, ...tallies[index]! });
    });
  }

  async function inMemory(): Promise<Board | undefined> {
    return (await kept?.month)?.board;
  }

  return {
    async current() {
      const { month } = open();
      await month;
      if (isShared) await follow("");
      return await month;
    },
    opened: async () => (await open().month).board,
    inMemory,
    async recheck(submissionId) {
      const board = await inMemory();
      if (board) await recheck(board, [submissionId]);
    },
    async points(board, submissionIds) {
      if (!isShared) return submissionIds.map((id) => board.find(id)?.points ?? 0);
      const tallies = await readTallies(kv, board.period, submissionIds);
      submissionIds.forEach((id, index) => correct(board, id, tallies[index]!));
      return tallies.map(({ points }) => points);
    },
    async vote(period, { submissionId, rating }) {
      const board = await inMemory();
      const points = board?.period === period ? board.vote(submissionId, rating) : undefined;
      if (isShared) announced.add(period, submissionId);
      else if (points !== undefined) return points;
      const [tally] = await readTallies(kv, period, [submissionId]);
      return tally!.points;
    },
    close: announced.write,
  };
}

/** Another process has counted votes that were not announced. */
function correct(board: Board, submissionId: number, tally: Tally): void {
  const entry = board.find(submissionId);
  if (entry && entry.points !== tally.points) board.put({ ...entry, ...tally });
}
