/**
 * @module The lease on what runs by the clock: of several processes over one database, one does the work of
 * all. Its holder renews it with each run. When the holder dies, another process takes it once the row has
 * stayed the same for {@link LEASE_LIFE_MS}.
 *
 * Its age is measured between two looks, by the clock of the process that looks: clocks that differ do not
 * matter.
 */
import { DAY_MS, SECOND_MS } from "../../../lib/durations.ts";
import { log } from "../../telemetry/log.ts";
import { atomic, commit } from "./commit.ts";
import { keys } from "../keys.ts";

/** Longer than the minute after which the next run renews it, so that it stays where it is. */
export const LEASE_LIFE_MS = 90 * SECOND_MS;

/** While a run takes longer. */
const RENEW_EVERY_MS = LEASE_LIFE_MS / 3;

/** Only tidies. */
const ROW_LIFE_MS = DAY_MS;

/** Lets one process of several do the work of a cron. */
export interface CronLease {
  /**
   * Does the work while this process holds the lease, which it keeps afterwards. False, and does nothing, while
   * another process holds it.
   */
  whileHeld(work: () => Promise<void>): Promise<boolean>;
  /** Lets another process take it at once. */
  release(): Promise<void>;
}

/** What the lease needs. */
export interface CronLeaseDeps {
  /** The database that all the processes share. */
  kv: Deno.Kv;
  /** This process, by a name of its own. */
  holder: string;
  /** Milliseconds that only ever grow. */
  clock?: () => number;
}

/** A row that another process wrote, and when it was seen first. */
interface Sighting {
  versionstamp: string;
  since: number;
}

/** A lease in the database, held by the process of this name. */
export function openCronLease(
  { kv, holder, clock = () => performance.now() }: CronLeaseDeps,
): CronLease {
  let seen: Sighting | undefined;
  let wasHeld = false;

  /** Whether the holder of this row has not renewed it for as long as a lease lives. */
  function hasEnded(versionstamp: string): boolean {
    if (seen?.versionstamp !== versionstamp) seen = { versionstamp, since: clock() };
    return clock() - seen.since >= LEASE_LIFE_MS;
  }

  /** Takes the lease, or renews it. */
  async function take(): Promise<boolean> {
    const taken = await commit(async () => {
      const stored = await kv.get<string>(keys.cronLease);
      const isFree = stored.value === null || stored.value === holder ||
        hasEnded(stored.versionstamp);
      if (!isFree) return { answer: false };
      const operation = atomic(kv).check(stored)
        .set(stored.key, holder, { expireIn: ROW_LIFE_MS });
      return { operation, answer: true };
    });
    return taken === true;
  }

  return {
    async whileHeld(work) {
      if (!await take()) return false;
      wasHeld = true;
      const renewal = setInterval(
        () => take().catch((error) => log.error("renew the lease on crons", error)),
        RENEW_EVERY_MS,
      );
      try {
        await work();
      } finally {
        clearInterval(renewal);
      }
      return true;
    },
    async release() {
      if (!wasHeld) return;
      const stored = await kv.get<string>(keys.cronLease);
      if (stored.value === holder) await atomic(kv).check(stored).delete(stored.key).commit();
    },
  };
}
