/**
 * @module Leases on unfinished generations. Each generation names the worker (one running server) that
 * draws it, and a worker renews one row of its own while it draws. A worker whose row stays the same for
 * {@link LEASE_MS} is gone, and what it left unfinished is free.
 *
 * The age of a lease is measured between two looks, by the clock of the worker that looks. Clocks that
 * differ therefore never end a lease.
 */
import { ulid } from "ulid";
import { HOUR_MS } from "../../../lib/durations.ts";
import { log } from "../../telemetry/log.ts";
import type { OpenGeneration } from "../generations/generation_lookups.ts";
import { keys } from "../keys.ts";

/** Three renewals; long enough for a slow commit, short enough for a person who waits. */
const LEASE_MS = 15_000;

/** Looks at the same row that come sooner share one read: a sweep asks for each generation. */
const LOOK_MS = 200;

/** This only tidies: a row that a killed worker left is of no use. */
const ROW_LIFE_MS = HOUR_MS;

/** The leases of this worker and those it sees. */
export interface Leases {
  /** The name of this worker in the rows of its generations. */
  readonly worker: string;
  /** Does the work on a generation under a lease. Throws without doing it when there can be no lease. */
  during<Result>(generationId: string, work: () => Promise<Result>): Promise<Result>;
  /**
   * Whether nothing works on this generation any more. For another worker it takes several looks, spread
   * over the length of a lease, until the answer can be true.
   */
  hasEnded(generation: OpenGeneration): Promise<boolean>;
}

/** Times that tests change. */
export interface LeaseOptions {
  /** How long a silent worker keeps its generations, in milliseconds. */
  leaseMs?: number;
  /** A clock that never jumps, in milliseconds. */
  clock?: () => number;
}

/** What was seen of another worker's row. */
interface Sighting {
  versionstamp: string | null;
  /** When the row was first seen with this version. */
  since: number;
  /** When it was last seen. */
  at: number;
}

/** Leases in this database, with a new name for this worker. */
export function createLeases(
  kv: Deno.Kv,
  { leaseMs = LEASE_MS, clock = () => performance.now() }: LeaseOptions = {},
): Leases {
  const worker = ulid();
  const atWork = new Set<string>();
  const sightings = new Map<string, Sighting>();
  let renewals = 0;
  let timer: ReturnType<typeof setInterval> | undefined;
  let begun: Promise<unknown> | undefined;

  function renew(): Promise<unknown> {
    return kv.set(keys.worker(worker), ++renewals, { expireIn: ROW_LIFE_MS });
  }

  /** The first work writes the row and keeps it renewed; work that comes meanwhile waits for the same. */
  function begin(): Promise<unknown> {
    timer ??= setInterval(() => {
      renew().catch((error) => log.error("renew the lease on pictures at work", error));
    }, leaseMs / 3);
    begun ??= renew().catch((error) => {
      begun = undefined;
      throw error;
    });
    return begun;
  }

  function endUnlessAtWork(): void {
    if (atWork.size > 0) return;
    clearInterval(timer);
    timer = undefined;
    begun = undefined;
  }

  async function during<Result>(id: string, work: () => Promise<Result>): Promise<Result> {
    atWork.add(id);
    try {
      await begin();
      return await work();
    } finally {
      atWork.delete(id);
      endUnlessAtWork();
    }
  }

  async function hasEnded(generation: OpenGeneration): Promise<boolean> {
    if (generation.worker === worker) return !atWork.has(generation.id);
    const { since, at } = await look(generation.worker);
    return at - since >= leaseMs;
  }

  async function look(other: string): Promise<Sighting> {
    const seen = sightings.get(other);
    if (seen && clock() - seen.at < LOOK_MS) return seen;
    const { versionstamp } = await kv.get(keys.worker(other));
    const at = clock();
    // After a pause in looking, of this worker or of the database, the other may not have been able to renew.
    const isContinued = seen?.versionstamp === versionstamp && at - seen.at < leaseMs;
    const sighting = { versionstamp, since: isContinued ? seen.since : at, at };
    sightings.set(other, sighting);
    forgetOld(at);
    return sighting;
  }

  /** Workers come and go with every restart. */
  function forgetOld(now: number): void {
    for (const [other, { at }] of sightings) {
      if (now - at > ROW_LIFE_MS) sightings.delete(other);
    }
  }

  return { worker, during, hasEnded };
}
