/**
 * @module How long rows are kept that expire by themselves, for when they are written again without knowing
 * how much of their life is left. Expiry only tidies: readers of such a row compare its moments or its key.
 */
import { DAY_MS } from "../../../lib/durations.ts";

/** The longest that a row of each table can be of use. */
const LIVES: Record<string, number> = {
  attempts: DAY_MS,
  board_changes: DAY_MS,
  commit_marks: DAY_MS,
  cron_lease: DAY_MS,
  gifts: DAY_MS,
  guest_pictures: 2 * DAY_MS,
  password_links: DAY_MS,
  provider_events: 60 * DAY_MS,
  sessions: 90 * DAY_MS,
  sessions_by_user: 90 * DAY_MS,
  vote_rates: DAY_MS,
  workers: DAY_MS,
  write_probe: DAY_MS,
};

/** Their keys and values come from the order of commits in one database, and mean nothing in another one. */
const OF_ONE_DATABASE = new Set(["board_changes", "commit_marks"]);

/** Whether a copy of the row in another database is of use there. */
export function isWorthCopying(key: Deno.KvKey): boolean {
  return !OF_ONE_DATABASE.has(String(key[0]));
}

/** Milliseconds until the row may go; undefined when it stays. */
export function lifetimeOf(key: Deno.KvKey): number | undefined {
  return LIVES[String(key[0])];
}
