/**
 * @module Limits on votes: far above what a person can do, so that only programs meet them. A vote must not
 * cost a second commit: votes are counted in memory, and once a second the processes that share a database
 * exchange the counts of the busiest voters.
 */
import { ulid } from "ulid";
import { MINUTE_MS, SECOND_MS } from "../../lib/durations.ts";
import { createThrottle } from "../concurrency/throttle.ts";
import { Failure } from "../failures/failure.ts";
import { log } from "../telemetry/log.ts";
import { readVoteRate, writeVoteRate } from "../store/contest/vote_rates.ts";
import { countsPer } from "./window_counts.ts";
import { t } from "../../lib/i18n/translate.ts";

/** Votes in a minute. */
export interface VotingLimits {
  /** By one user. */
  perUser: number;
  /** A whole school may sit behind one address. */
  perAddress: number;
  /** So many from one address are reported to the operator, once in each {@link BURST_MS}. */
  burst: number;
}

/** The limits of a site in use. */
const VOTING_LIMITS: VotingLimits = { perUser: 600, perAddress: 6_000, burst: 200 };

/** A short time, as far as bursts are concerned. */
const BURST_MS = 10 * MINUTE_MS;

/** Other processes learn of a count from this part of its limit on: people stay far below. */
const SHARED_FROM = 0.1;

const SHARE_EVERY_MS = SECOND_MS;

/** Holds votes to the limits. */
export interface VotingGate {
  /** Counts a vote. Throws `rateLimited` beyond a limit. */
  pass(userId: number, clientAddress: string): void;
  /** Writes what was counted here for other processes, and reads what they have counted. */
  share(): Promise<void>;
}

/** What the gate needs. */
export interface GateDeps {
  /** The clock. */
  now: () => Date;
  /** `VOTING_LIMITS`, unless a test sets others. */
  limits?: VotingLimits;
  /** Called for each burst. */
  onBurst: (clientAddress: string, at: Date) => void;
  /** Present where other processes write as well. */
  shared?: Deno.Kv;
}

/** A gate that counts in memory, and shares its counts with other processes. */
export function createVotingGate(
  { now, limits = VOTING_LIMITS, onBurst, shared }: GateDeps,
): VotingGate {
  const process = ulid();
  const votes = countsPer(MINUTE_MS);
  const elsewhere = countsPer(MINUTE_MS);
  const bursts = countsPer(BURST_MS);
  let pending = new Set<string>();
  const throttle = createThrottle(share, {
    everyMs: SHARE_EVERY_MS,
    onError: (error) => log.error("share how often people vote", error),
  });

  /** Whether so many votes are within the limit, together with those of other processes. */
  function counted(who: string, limit: number, time: number): boolean {
    const count = votes.add(who, time);
    if (shared && count >= limit * SHARED_FROM) shareSoon(who);
    return count + elsewhere.of(who, time) <= limit;
  }

  function shareSoon(who: string): void {
    pending.add(who);
    throttle.schedule();
  }

  async function share(): Promise<void> {
    if (!shared) return;
    const time = now().getTime();
    const minute = Math.floor(time / MINUTE_MS);
    const voters = pending;
    pending = new Set();
    await Promise.all([...voters].map(async (who) => {
      const rate = { who, minute };
      await writeVoteRate(shared, rate, { process, count: votes.of(who, time) });
      elsewhere.set(who, await readVoteRate(shared, rate, process), time);
    }));
  }

  return {
    pass(userId, clientAddress) {
      const moment = now();
      const time = moment.getTime();
      if (bursts.add(clientAddress, time) === limits.burst) onBurst(clientAddress, moment);
      const byUser = counted(`user ${userId}`, limits.perUser, time);
      const byAddress = counted(`address ${clientAddress}`, limits.perAddress, time);
      if (byUser && byAddress) return;
      const retryAfterSeconds = Math.ceil((MINUTE_MS - time % MINUTE_MS) / 1000);
      throw new Failure("rateLimited", t("Too many votes. Please wait a minute."), {
        retryAfterSeconds,
      });
    },
    share: throttle.flush,
  };
}
