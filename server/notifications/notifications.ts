/**
 * @module Notifications inside the product: votes for their entries since they last looked, results of
 * months, a plan that ends. Nothing of it is sent by e-mail.
 */
import type { Notification, Notifications } from "../../lib/notifications/notification.ts";
import { orConflict } from "../store/database/or_conflict.ts";
import {
  markNotificationsRead,
  type ReadNotifications,
  readNotifications,
} from "../store/accounts/notifications.ts";
import { contestNotifications } from "./contest_notifications.ts";
import { planNotifications } from "./plan_notifications.ts";
import { createBoundedMap } from "../../lib/bounded_map.ts";

/** The notifications of all accounts. */
export interface UserNotifications {
  /** Everything there is to listFor this user. */
  list(userId: number): Promise<Notifications>;
  /** How many are new; a few seconds old, because every page of a signed-in person shows it. */
  unread(userId: number): Promise<number>;
  /** Everything listed so far has been read. */
  markRead(userId: number): Promise<void>;
}

/** What notifications are made of. */
export interface NotificationDeps {
  /** The database. */
  kv: Deno.Kv;
  /** The clock; the system's by default. */
  now?: () => Date;
}

/** How old a count may be. */
const COUNT_LIFE_MS = 3_000;

/** Users whose count is remembered. */
const MAX_COUNTS = 10_000;

interface Count {
  unread: number;
  at: number;
  /** Of what the user had read: marking as read shows at once, whichever process did it. */
  version: string | null;
}

/** Notifications over this database. */
export function createNotifications(
  { kv, now = () => new Date() }: NotificationDeps,
): UserNotifications {
  const counts = createBoundedMap<number, Count>(MAX_COUNTS);

  async function listFor(userId: number, read: ReadNotifications): Promise<Notification[]> {
    const asked = { kv, userId, at: now() };
    const [plans, entries] = await Promise.all([
      planNotifications(asked, read),
      contestNotifications(asked, read),
    ]);
    // The sort is stable: plans first, then results, then votes.
    return [...plans, ...entries].sort((one, other) => Number(other.isNew) - Number(one.isNew));
  }

  return {
    async list(userId) {
      const { read } = await readNotifications(kv, userId);
      const notifications = await listFor(userId, read);
      return { unread: countNew(notifications), notifications };
    },

    async unread(userId) {
      const { read, version } = await readNotifications(kv, userId);
      const at = now().getTime();
      const known = counts.get(userId);
      if (known?.version === version && at - known.at < COUNT_LIFE_MS) return known.unread;
      const unread = countNew(await listFor(userId, read));
      counts.set(userId, { unread, at, version });
      return unread;
    },

    async markRead(userId) {
      orConflict(
        await markNotificationsRead(kv, userId, async (read) => {
          const all = await listFor(userId, read);
          return countNew(all) === 0 ? null : readOf(all);
        }),
      );
    },
  };
}

function countNew(notifications: readonly Notification[]): number {
  return notifications.filter(({ isNew }) => isNew).length;
}

/** What is remembered once these were read. What is no longer listed is forgotten. */
function readOf(all: readonly Notification[]): ReadNotifications {
  return Object.fromEntries(all.map((each) => [
    each.id,
    each.kind === "votes" ? { votes: each.votes, points: each.points } : true,
  ]));
}
