/** @module Whether a plan can be bought now, by what a person has bought so far. */
import type { ProductId } from "../../lib/payments/product.ts";
import type { Subscription, SubscriptionStatus } from "../../lib/payments/subscription.ts";

/** What stands in the way of buying a plan, with the purchase it comes from; nothing for a pack. */
export type PlanState =
  | { state: "offered" }
  | {
    state: "confirming" | "owned" | "running" | "ending" | "overdue" | "unpaid";
    purchase: Subscription;
  };

/** The state of the plan `id` for a user with these purchases. */
export function planState(id: ProductId, purchases: readonly Subscription[]): PlanState {
  if (id === "credit_pack") return { state: "offered" };
  const alive = purchases.filter(({ type, status }) => type === id && status in STATES);
  // Trouble first: it is what one has to know.
  const purchase = [...alive].sort((a, b) => rankOf(a) - rankOf(b))[0];
  if (!purchase) return { state: "offered" };
  const { status, endDate } = purchase;
  if (id === "premium_lifetime" && status === "active") return { state: "owned", purchase };
  if (endDate && (status === "active" || status === "pending")) {
    return { state: "ending", purchase };
  }
  return { state: STATES[status]!, purchase };
}

/** Purchases in other states are over. */
const STATES: Partial<Record<SubscriptionStatus, "confirming" | "running" | "overdue" | "unpaid">> =
  { unpaid: "unpaid", past_due: "overdue", active: "running", pending: "confirming" };

function rankOf({ status }: Subscription): number {
  return Object.keys(STATES).indexOf(status);
}
