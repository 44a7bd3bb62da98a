/**
 * Whether a plan can be bought now, by what a person has bought so far.
 *
 * @module
 */
import type { ProductId } from "../../lib/payments/product.ts";
import type { Subscription } from "../../lib/payments/subscription.ts";

/** What stands in the way of buying a plan, with the purchase it comes from; nothing for a pack. */
export type PlanState =
  | { state: "offered" }
  | { state: "owned" | "running" | "ending" | "overdue"; purchase: Subscription };

/** The state of the plan `id` for a user with these purchases. */
export function planState(id: ProductId, purchases: readonly Subscription[]): PlanState {
  const own = purchases.filter(({ type }) => type === id);
  if (id === "credit_pack") return { state: "offered" };
  const overdue = own.find(({ status }) => status === "past_due");
  if (overdue) return { state: "overdue", purchase: overdue };
  const active = own.find(({ status }) => status === "active");
  if (!active) return { state: "offered" };
  if (id === "premium_lifetime") return { state: "owned", purchase: active };
  return { state: active.endDate ? "ending" : "running", purchase: active };
}
