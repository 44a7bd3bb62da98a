/** @module Monthly plans of a user that end. */
import type { PlanNotification } from "../../lib/notifications/notification.ts";
import type { ReadNotifications } from "../store/accounts/notifications.ts";
import { isOngoing } from "../store/payments/purchase_row.ts";
import { latestPurchases } from "../store/payments/purchases.ts";
import { DAY_MS } from "../../lib/durations.ts";

/** Among a user's latest purchases is the plan that ends. */
const PURCHASES = 20;

/** How long before its end a plan is worth a word, and how long after. */
const BEFORE_MS = 7 * DAY_MS;
const AFTER_MS = 30 * DAY_MS;

/** Plans that end within a week, and those that ended within the last thirty days. */
export async function planNotifications(
  { kv, userId, at }: { kv: Deno.Kv; userId: number; at: Date },
  read: ReadNotifications,
): Promise<PlanNotification[]> {
  const purchases = await latestPurchases(kv, userId, PURCHASES);
  return purchases.flatMap((row): PlanNotification[] => {
    if (row.productId !== "monthly" || !row.endDate) return [];
    const left = Date.parse(row.endDate) - at.getTime();
    if (left > BEFORE_MS || left < -AFTER_MS) return [];
    const state = isOngoing(row) && left > 0 ? "ending" : "ended";
    // The day is part of it: a plan that is resumed and canceled again ends on another one.
    const id = `plan-${state}-${row.id}-${row.endDate.slice(0, "YYYY-MM-DD".length)}`;
    return [{ id, kind: "plan", isNew: !(id in read), state, at: row.endDate }];
  });
}
