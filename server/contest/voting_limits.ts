/**
 * How often somebody may vote: far more often than a person can, so that only programs meet it. Counted in
 * this process alone, because a vote must not cost a second commit.
 *
 * @module
 */
import { MINUTE_MS } from "../durations.ts";
import { Failure } from "../failure.ts";

/** Votes in a minute. */
export interface VotingLimits {
  perUser: number;
  /** A whole school may sit behind one address. */
  perAddress: number;
  /** So many from one address are told to the operator, once in each {@link BURST_MS}. */
  burst: number;
}

export const VOTING_LIMITS: VotingLimits = { perUser: 600, perAddress: 6_000, burst: 200 };

/** A short time, as far as bursts are concerned. */
const BURST_MS = 10 * MINUTE_MS;

export interface VotingGate {
  /** Counts a vote. Throws a `Failure` beyond a limit. */
  pass(userId: number, address: string): void;
}

export interface GateParts {
  now: () => Date;
  limits?: VotingLimits;
  /** Told of each burst. */
  onBurst: (address: string, at: Date) => void;
}

export function createVotingGate(
  { now, limits = VOTING_LIMITS, onBurst }: GateParts,
): VotingGate {
  const users = countsPer(MINUTE_MS);
  const addresses = countsPer(MINUTE_MS);
  const bursts = countsPer(BURST_MS);

  return {
    pass(userId, address) {
      const moment = now();
      const time = moment.getTime();
      if (bursts.add(address, time) === limits.burst) onBurst(address, moment);
      const byUser = users.add(userId, time);
      const byAddress = addresses.add(address, time);
      if (byUser <= limits.perUser && byAddress <= limits.perAddress) return;
      const retryAfterSeconds = Math.ceil((MINUTE_MS - time % MINUTE_MS) / 1000);
      throw new Failure("limited", "Too many votes. Please wait a minute.", { retryAfterSeconds });
    },
  };
}

/** Counts in windows of this length; a new one begins at zero. */
function countsPer(windowMs: number) {
  let counts = new Map<number | string, number>();
  let window = 0;
  return {
    add(who: number | string, time: number): number {
      const current = Math.floor(time / windowMs);
      if (current !== window) {
        counts = new Map();
        window = current;
      }
      const count = (counts.get(who) ?? 0) + 1;
      counts.set(who, count);
      return count;
    },
  };
}
