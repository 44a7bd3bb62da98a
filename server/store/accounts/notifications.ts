/**
 * @module What each user has read. Notifications themselves are not stored: they follow from entries,
 * months and purchases, so that a vote writes nothing to a row of its entry's owner. One row says how much
 * of them the user has read.
 */
import { atomic, commit, type Conflict } from "../database/commit.ts";
import { keys } from "../keys.ts";

/** By the ids of notifications: of an entry what its votes came to, of the others that they were read. */
export type ReadNotifications = Record<string, { votes: number; points: number } | true>;

/** What the user has read, and its version: another one whenever it changes, null before the first time. */
export async function readNotifications(
  kv: Deno.Kv,
  userId: number,
): Promise<{ read: ReadNotifications; version: string | null }> {
  const { value, versionstamp } = await kv.get<ReadNotifications>(keys.notifications(userId));
  return { read: value ?? {}, version: versionstamp };
}

/**
 * Writes what `decide` makes of what was read before; it is asked by each try of the commit, and answers
 * null when nothing is to change. An account that is gone reads nothing any more.
 */
export function markNotificationsRead(
  kv: Deno.Kv,
  userId: number,
  decide: (read: ReadNotifications) => Promise<ReadNotifications | null>,
): Promise<void | Conflict> {
  return commit<void>(async () => {
    const [user, stored] = await kv.getMany<[unknown, ReadNotifications]>([
      keys.user(userId),
      keys.notifications(userId),
    ]);
    const next = user.value === null ? null : await decide(stored.value ?? {});
    if (!next) return { answer: undefined };
    return {
      // A deletion of the account either sees the row or prevents it.
      operation: atomic(kv).check(user, stored).set(stored.key, next),
      answer: undefined,
    };
  });
}

/** Removes what an account that is gone has read. */
export async function removeNotifications(kv: Deno.Kv, userId: number): Promise<void> {
  await kv.delete(keys.notifications(userId));
}
