/** @module Entries that got votes in this process, announced to the boards of the others. */
import type { Period } from "../../lib/contest/period.ts";
import { createThrottle } from "../concurrency/throttle.ts";
import { announceVotes } from "../store/contest/board_changes.ts";
import { log } from "../telemetry/log.ts";

/** Announcements that wait to be written together. */
export interface VoteAnnouncements {
  /** An entry of this month got a vote. */
  add(period: Period, submissionId: number): void;
  /** Writes what waits. */
  write(): Promise<void>;
}

/** Votes are announced to other processes together: one commit a second costs nothing. */
const ANNOUNCE_EVERY_MS = 1_000;

/** None yet. A failure to write them is logged: the next look at the database has the votes. */
export function createVoteAnnouncements(kv: Deno.Kv): VoteAnnouncements {
  let pending = new Map<Period, Set<number>>();
  const throttle = createThrottle(write, {
    everyMs: ANNOUNCE_EVERY_MS,
    // The database has the votes: an announcement that is lost delays their place in the order.
    onError: (error) => log.error("announce votes", error),
  });

  async function write(): Promise<void> {
    const written = pending;
    pending = new Map();
    for (const [period, ids] of written) await announceVotes(kv, period, [...ids]);
  }

  return {
    add(period: Period, submissionId: number): void {
      const ids = pending.get(period) ?? new Set();
      pending.set(period, ids.add(submissionId));
      throttle.schedule();
    },
    write: throttle.flush,
  };
}
