/** @module Ends the orders of a deleted account, so that it is not charged any more. */
import { isOngoing } from "../store/payments/purchase_row.ts";
import { eachPurchase, removePurchases } from "../store/payments/purchases.ts";
import type { PaymentDeps } from "./ordering.ts";

/** Ends plans, closes checkouts and removes the rows. Throws when the provider did not do its part. */
export async function removeOrders({ kv, provider }: PaymentDeps, userId: number): Promise<void> {
  for await (const row of eachPurchase(kv, userId)) {
    if (row.provider !== provider.name) continue;
    if (row.reference && row.status === "pending") await provider.close(row);
    if (row.planId && isOngoing(row)) await provider.endPlan(row, "now");
    await provider.forget?.(row);
  }
  await removePurchases(kv, userId);
}
