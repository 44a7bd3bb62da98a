import type { SubscriptionData } from "../../lib/payments/payment_data.ts";
import { queryOf } from "../query.ts";
import type { PageContext } from "../types.ts";

export async function data(pageContext: PageContext): Promise<SubscriptionData> {
  const { load } = pageContext;
  const subscription = await load.subscription(queryOf(pageContext));
  // Looking at a purchase that was just paid has credited it.
  if (subscription.returned) pageContext.user = await load.user();
  return subscription;
}
