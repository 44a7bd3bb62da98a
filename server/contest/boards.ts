/**
 * The board of this month: opened when it is first needed, and again when the month is over.
 *
 * @module
 */
import { periodOf } from "../../lib/contest/period.ts";
import { findSubmission, isListed } from "../store/submissions.ts";
import { readTally } from "../store/votes.ts";
import { type Board, openBoard } from "./board.ts";
import { createDiscovery, type Discovery } from "./discovery.ts";

/** This month's entries. */
export interface Month {
  board: Board;
  discovery: Discovery;
}

export interface Boards {
  /** This month's; the first call reads it. */
  current(): Promise<Month>;
  /** The board as it is in memory; undefined while nobody has needed it. */
  opened(): Promise<Board | undefined>;
  /** Puts an entry on the board or takes it off, as its row says. */
  recheck(submissionId: number): Promise<void>;
}

export interface BoardParts {
  kv: Deno.Kv;
  now: () => Date;
  /** After how long it is read again, where other processes write as well. */
  lifeMs?: number;
}

export function createBoards({ kv, now, lifeMs = Infinity }: BoardParts): Boards {
  let kept: { period: string; readAt: number; month: Promise<Month> } | undefined;

  async function open(period: string): Promise<Month> {
    const board = await openBoard(kv, period);
    return { board, discovery: createDiscovery(board, now) };
  }

  async function opened(): Promise<Board | undefined> {
    return (await kept?.month)?.board;
  }

  return {
    current() {
      const moment = now();
      const period = periodOf(moment);
      const isOld = kept && moment.getTime() - kept.readAt > lifeMs;
      if (kept?.period === period && !isOld) return kept.month;
      const month = open(period);
      const opened = kept = { period, readAt: moment.getTime(), month };
      month.catch(() => {
        if (kept === opened) kept = undefined;
      });
      return month;
    },
    opened,
    async recheck(submissionId) {
      const board = await opened();
      if (!board) return;
      const row = await findSubmission(kv, submissionId);
      if (row?.period !== board.period || !isListed(row)) return board.remove(submissionId);
      const { submittedAt } = row;
      board.add({ submissionId, submittedAt, ...await readTally(kv, row) });
    },
  };
}
