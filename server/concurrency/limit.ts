/**
 * @module Bounded concurrency: some work at once, more in line for as long as the expected wait is
 * bearable. The expected wait follows from a moving average of how long the work takes, so that a line may
 * be long where work is quick.
 */
import { waitText } from "../../lib/forms/wait_text.ts";
import { Failure } from "../failures/failure.ts";
import { t } from "../../lib/i18n/translate.ts";

/** The least weight of the latest duration in the moving average: one slow piece must not frighten a crowd away. */
const WEIGHT = 0.02;

/** How many measured pieces the typical duration counts for: on another machine it is soon corrected. */
const GUESS_COUNTS = 3;

/** Estimates are off by a quarter at times: refused are those whose wait would be too long even so. */
const SURELY = 0.75;

/** A line of hundreds must not report each step of each job to all the others. */
const REPORT_MS = 1_000;

/** How much work goes on at once, and who is refused. */
export interface LimitOptions {
  /** Pieces of work at once. */
  atOnce: number;
  /** The longest expected wait. An estimate can be wrong: a wait of twice as long ends in any case. */
  maxWaitMs: number;
  /** How long a piece of work takes, until enough are measured. */
  typicalMs: number;
  /** Says that there is too much work, e.g. "Many people are signing in right now.": a text made by `msg`. */
  crowded: string;
  /** Says in the same way that the same client waits already; needed where tickets name their client. */
  alreadyWaiting?: string;
  /** In milliseconds. */
  clock?: () => number;
}

/** What is known of a piece of work before it begins. */
export interface Ticket {
  /** Goes ahead of those without priority. */
  priority?: boolean;
  /** The client of the work: each has at most one place in line. */
  client?: string;
  /** Called on taking a place in line, and about each second while others leave it. */
  onPlace?: (place: LinePosition) => void;
}

/** A place in line. */
export interface LinePosition {
  /** How many come first. */
  ahead: number;
  /** The expected wait from now on. */
  seconds: number;
}

/** A line of work with a limit. */
export interface Limit {
  /** Throws the `Failure` with which {@link Limit.run} would refuse this ticket now. */
  admit(ticket?: Ticket): void;
  /**
   * Does the work in its turn: priority first, then in the order of arrival. Throws a `Failure` without
   * doing it: `unavailable` when the wait would be, or has become, too long; `rateLimited` when the client has a place.
   */
  run<Result>(work: () => Promise<Result>, ticket?: Ticket): Promise<Result>;
  /** Refuses, with this failure, all that wait and all that come. Work that has begun goes on. */
  close(reason: Failure): void;
}

interface Waiting extends Ticket {
  begin(): void;
  refuse(reason: Failure): void;
}

/** A limit on work of one kind. Waits are estimated from a moving average of durations. */
export function createLimit({
  atOnce,
  maxWaitMs,
  typicalMs,
  crowded,
  alreadyWaiting,
  clock = () => performance.now(),
}: LimitOptions): Limit {
  let line: Waiting[] = [];
  /** When each piece of work at hand began. */
  const running = new Set<{ since: number }>();
  let places = atOnce;
  let averageMs = typicalMs;
  let measured = GUESS_COUNTS;
  let closed: Failure | undefined;
  let reporting: ReturnType<typeof setTimeout> | undefined;

  function admit({ priority = false, client }: Ticket = {}): void {
    if (closed) throw closed;
    if (client !== undefined && line.some((other) => other.client === client)) {
      throw refusal("rateLimited", alreadyWaiting ?? crowded, expectedWaitMs(line.length));
    }
    const waitMs = expectedWaitMs(positionFor(priority));
    if (SURELY * waitMs > maxWaitMs) throw tooLong(waitMs);
  }

  async function run<Result>(work: () => Promise<Result>, ticket: Ticket = {}): Promise<Result> {
    admit(ticket);
    if (places > 0) places--;
    else await turnOf(ticket);
    const piece = { since: clock() };
    running.add(piece);
    try {
      return await work();
    } finally {
      running.delete(piece);
      measured += 1;
      averageMs += Math.max(WEIGHT, 1 / measured) * (clock() - piece.since - averageMs);
      leave();
    }
  }

  async function turnOf(ticket: Ticket): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const waiting: Waiting = { ...ticket, begin: resolve, refuse: reject };
    const timer = setTimeout(() => {
      line = line.filter((other) => other !== waiting);
      reject(tooLong(expectedWaitMs(line.length)));
      reportSoon();
    }, 2 * maxWaitMs);
    const position = positionFor(ticket.priority ?? false);
    line.splice(position, 0, waiting);
    ticket.onPlace?.(placeAt(position));
    reportSoon();
    await promise.finally(() => clearTimeout(timer));
  }

  function positionFor(priority: boolean): number {
    const behind = priority ? line.findIndex(({ priority }) => !priority) : -1;
    return behind < 0 ? line.length : behind;
  }

  /** Hands the place over to the first in line. */
  function leave(): void {
    const next = line.shift();
    if (!next) return void places++;
    next.begin();
    reportSoon();
  }

  /** How long it takes until a place is free for the one at this position of the line. */
  function expectedWaitMs(position: number): number {
    if (places > 0) return 0;
    const now = clock();
    let lateMs = 0;
    for (const { since } of running) lateMs += Math.max(0, now - since - averageMs);
    return ((position + 1) * averageMs + lateMs) / atOnce;
  }

  function placeAt(position: number): LinePosition {
    return { ahead: position, seconds: Math.ceil(expectedWaitMs(position) / 1000) };
  }

  function reportSoon(): void {
    if (line.length === 0) return stopReporting();
    reporting ??= setTimeout(() => {
      reporting = undefined;
      line.forEach(({ onPlace }, position) => onPlace?.(placeAt(position)));
    }, REPORT_MS);
  }

  function stopReporting(): void {
    clearTimeout(reporting);
    reporting = undefined;
  }

  /** By half of the longest wait later, many who were refused find a place, and not all at once. */
  function tooLong(waitMs: number): Failure {
    return refusal("unavailable", crowded, Math.max(waitMs - maxWaitMs / 2, 0));
  }

  function close(reason: Failure): void {
    closed = reason;
    stopReporting();
    for (const { refuse } of line.splice(0)) refuse(reason);
  }

  return { admit, run, close };
}

function refusal(kind: "unavailable" | "rateLimited", why: string, waitMs: number): Failure {
  const retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1000));
  const text = t("{why} Please try again in {time}.", {
    why: t(why),
    time: waitText(retryAfterSeconds),
  });
  return new Failure(kind, text, { retryAfterSeconds });
}
