/**
 * The queue in front of a generator: a few pictures at once, the others in line, premium users' first. It is
 * bounded, so that whoever would wait too long is told at once.
 *
 * @module
 */
import { MINUTE_MS } from "../durations.ts";
import { Failure } from "../failure.ts";
import type { Capacity } from "./image_generator.ts";

/** Longest wait for a turn: about as long as people look at a progress bar. */
export const WAITING_LIMIT_MS = 2 * MINUTE_MS;

/** Of the places in line, those that only premium users get. */
const PREMIUM_SHARE = 0.2;

const RETRY_AFTER_SECONDS = 5;

export interface Ticket {
  isPremium: boolean;
  /** Told how many pictures come before this one, whenever that changes. */
  onPlace?: (ahead: number) => void;
}

export interface Queue {
  /** Throws a `Failure` (busy) when somebody with this ticket would find no place now. */
  admit(ticket: Pick<Ticket, "isPremium">): void;
  /**
   * Does the work when its turn has come: premium tickets first, among equals whoever came first. Throws a
   * `Failure` (busy) without doing it when the queue is full or its turn does not come in time.
   */
  inTurn<Result>(ticket: Ticket, work: () => Promise<Result>): Promise<Result>;
  /** Sends away (busy) whoever waits and whoever comes from now on. Work that has begun goes on. */
  close(): void;
}

export interface QueueOptions extends Pick<Capacity, "atOnce" | "waiting"> {
  waitingLimitMs?: number;
}

interface Waiting extends Ticket {
  call(): void;
  sendAway(reason: Failure): void;
}

export function createQueue(
  { atOnce, waiting, waitingLimitMs = WAITING_LIMIT_MS }: QueueOptions,
): Queue {
  const placesForAll = Math.ceil(waiting * (1 - PREMIUM_SHARE));
  let line: Waiting[] = [];
  let running = 0;
  let closed = false;

  function admit({ isPremium }: Pick<Ticket, "isPremium">): void {
    if (closed) throw restarting();
    if (running >= atOnce && line.length >= (isPremium ? waiting : placesForAll)) throw busy();
  }

  async function inTurn<Result>(ticket: Ticket, work: () => Promise<Result>): Promise<Result> {
    admit(ticket);
    if (running < atOnce) running++;
    else await turnOf(ticket);
    try {
      return await work();
    } finally {
      leave();
    }
  }

  /** Stands in line until whoever leaves hands over the place. */
  async function turnOf(ticket: Ticket): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const place: Waiting = { ...ticket, call: resolve, sendAway: reject };
    const timer = setTimeout(() => {
      line = line.filter((other) => other !== place);
      reject(busy());
      tellPlaces();
    }, waitingLimitMs);
    const before = ticket.isPremium ? line.findIndex(({ isPremium }) => !isPremium) : -1;
    line.splice(before < 0 ? line.length : before, 0, place);
    tellPlaces();
    await promise.finally(() => clearTimeout(timer));
  }

  function leave(): void {
    const next = line.shift();
    if (!next) {
      running--;
      return;
    }
    next.call();
    tellPlaces();
  }

  function tellPlaces(): void {
    line.forEach(({ onPlace }, ahead) => onPlace?.(ahead));
  }

  function close(): void {
    closed = true;
    for (const { sendAway } of line.splice(0)) sendAway(restarting());
  }

  return { admit, inTurn, close };
}

function busy(): Failure {
  return sentAway("Many pictures are being drawn right now. Please try again in a moment.");
}

function restarting(): Failure {
  return sentAway("The server is restarting. Please try again in a moment.");
}

function sentAway(message: string): Failure {
  return new Failure("busy", message, { retryAfterSeconds: RETRY_AFTER_SECONDS });
}
