/** @module What single payments and one-time purchases have in common with those of plans. */
import type { Stripe } from "stripe";
import type { Payment } from "../provider.ts";

/** The order that is asked about. */
export interface Sold {
  /** The id of our order. */
  purchaseId: string;
  /** In pence. */
  amount: number;
  /** What Stripe calls the product and its price. */
  catalogue: { product: string; price: string };
}

const PAGE = 100;

/** Disputes in which no money was taken back, or in which it came back to us. */
const HARMLESS = [
  "won",
  "prevented",
  "warning_needs_response",
  "warning_under_review",
  "warning_closed",
];

/** An earlier price of the product is ours as well: plans keep the one they began with. */
export function isOurPrice(
  { price, product }: { price: string; product: string },
  { catalogue }: Sold,
): boolean {
  return price === catalogue.price || product === catalogue.product;
}

/** What of this charge the buyer has got back, or is about to. */
export async function givenBack(
  client: Stripe,
  charge: Stripe.Charge | null | undefined,
  payment_intent: string,
): Promise<Pick<Payment, "refunded" | "disputed">> {
  const refunded = charge?.amount_refunded ?? 0;
  // It stays true when the dispute is over.
  if (!charge?.disputed) return { refunded, disputed: 0 };
  const { data } = await client.disputes.list({ payment_intent, limit: PAGE });
  const harmful = data.filter(({ status }) => !HARMLESS.includes(status));
  return { refunded, disputed: harmful.reduce((sum, { amount }) => sum + amount, 0) };
}

/** Stripe counts seconds. */
export function momentOf(seconds: number): string {
  return new Date(seconds * 1000).toISOString();
}
