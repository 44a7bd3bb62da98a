/**
 * @module The connections to a remote database. Deno repeats a call to a database that is away for ever.
 * Here every call has a deadline; while the database is away new calls wait for its return instead of being
 * sent, and fail at once when it has been away for long.
 *
 * Calls at once go over connections of their own: on one, an answer that follows another waits up to 40 ms for
 * TCP to acknowledge the first, because denokv gathers small packets (Nagle's algorithm).
 */
import { within } from "../../concurrency/deadline.ts";
import { log } from "../../telemetry/log.ts";
import { createCallDeadlines } from "./call_deadlines.ts";
import { DatabaseAway } from "../../failures/database_away.ts";

/** How long a call may take. A request that meets its end still answers within 3 s. */
const CALL_LIMIT_MS = 2_000;

/** A call that takes longer makes us look whether the database is there. */
const SLOW_MS = 500;

/** A database that is there answers a look within this time. */
const LOOK_LIMIT_MS = 1_000;

/** Between two looks at a database that is away. */
const LOOK_EVERY_MS = 150;

/** After a look that found the database there. */
const REST_MS = 1_000;

/** Calls that began on an earlier handle have ended by then. */
const HANDLE_LIFE_MS = 60_000;

/** Connections of this process, opened as they are needed. */
const MAX_HANDLES = 32;

export interface Connection {
  /** The handle with the fewest calls. */
  readonly handle: Deno.Kv;
  /** Makes a call. Throws a `DatabaseAway` when it is not answered in time. */
  call<Answer>(make: (kv: Deno.Kv) => Promise<Answer>, limitMs?: number): Promise<Answer>;
  close(): void;
}

interface Handle {
  kv: Deno.Kv;
  /** That have not been answered yet. */
  calls: number;
}

interface Outage {
  since: number;
  over: PromiseWithResolvers<void>;
}

/** Connects with what `open` opens and has read from. Throws what `open` throws. */
export async function connect(open: () => Promise<Deno.Kv>): Promise<Connection> {
  let handles: Handle[] = [{ kv: await open(), calls: 0 }];
  let opening = false;
  let outage: Outage | undefined;
  let closed = false;
  /** A call got no answer in time: the handle may wait on a connection that is dead. */
  let suspect = false;
  let nextLookAt = 0;
  let answeredAt = -Infinity;
  const deadlines = createCallDeadlines((longestMs) => {
    suspect ||= longestMs >= CALL_LIMIT_MS;
    if (longestMs >= SLOW_MS && performance.now() >= nextLookAt) look();
  });

  /** Opens another handle and reads. It replaces one that is suspect, or has seen an outage. */
  async function look(): Promise<void> {
    nextLookAt = Infinity;
    const begun = performance.now();
    try {
      const other = await openedInTime(open);
      if (closed || !(outage || suspect)) other.close();
      else replaceBy(other);
      endOutage();
      nextLookAt = performance.now() + REST_MS;
    } catch (error) {
      if (closed) return;
      // A database that answers calls is there, only slow, as on a machine that has too much to do.
      if (!outage && answeredAt > begun) {
        nextLookAt = performance.now() + REST_MS;
        return;
      }
      beginOutage(error);
      later(LOOK_EVERY_MS, look);
    }
  }

  function replaceBy(other: Deno.Kv): void {
    const replaced = handles;
    later(HANDLE_LIFE_MS, () => replaced.forEach(({ kv }) => kv.close()));
    handles = [{ kv: other, calls: 0 }];
    suspect = false;
  }

  function idlest(): Handle {
    const handle = handles.reduce((least, other) => other.calls < least.calls ? other : least);
    if (handle.calls > 0 && handles.length < MAX_HANDLES) openAnother();
    return handle;
  }

  function openAnother(): void {
    if (opening) return;
    opening = true;
    const present = handles;
    openedInTime(open)
      .then((kv) => {
        if (closed || handles !== present) kv.close();
        else handles.push({ kv, calls: 0 });
      })
      // Calls go over those that are there; whether the database is away is found by them.
      .catch(() => {})
      .finally(() => opening = false);
  }

  function beginOutage(reason: unknown): void {
    if (outage) return;
    outage = { since: performance.now(), over: Promise.withResolvers() };
    log.warn(`the database does not answer: ${reason instanceof Error ? reason.message : reason}`);
  }

  function endOutage(): void {
    if (!outage) return;
    const seconds = (performance.now() - outage.since) / 1000;
    outage.over.resolve();
    outage = undefined;
    log.info(`the database answers again after ${seconds.toFixed(1)} s`);
  }

  return {
    get handle() {
      return idlest().kv;
    },
    async call(make, limitMs = CALL_LIMIT_MS) {
      const until = performance.now() + limitMs;
      if (outage) await isOver(outage, until);
      const handle = idlest();
      handle.calls++;
      try {
        const answer = await deadlines.within(make(handle.kv), until);
        answeredAt = performance.now();
        return answer;
      } finally {
        handle.calls--;
      }
    },
    close() {
      closed = true;
      deadlines.close();
      for (const { kv } of handles) kv.close();
    },
  };
}

/** Waits for the end of an outage. Throws when it takes until this moment, or has taken long already. */
async function isOver({ since, over }: Outage, until: number): Promise<void> {
  const left = Math.min(since + CALL_LIMIT_MS, until) - performance.now();
  if (left <= 0) throw new DatabaseAway();
  await within(left, over.promise).catch(() => {
    throw new DatabaseAway();
  });
}

/** Another handle. Throws when it takes long. */
async function openedInTime(open: () => Promise<Deno.Kv>): Promise<Deno.Kv> {
  const opening = open();
  try {
    return await within(LOOK_LIMIT_MS, opening);
  } catch (error) {
    opening.then((late) => late.close(), () => {});
    throw error;
  }
}

/** A timer that does not keep the process. */
function later(ms: number, work: () => void): ReturnType<typeof setTimeout> {
  const timer = setTimeout(work, ms);
  Deno.unrefTimer(timer);
  return timer;
}
