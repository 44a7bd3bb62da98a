/** @module What the pages about payments show. */
import type { Balance } from "../credits.ts";
import type { DemoBilling, DemoPayment } from "./demo_payment.ts";
import type { Product, ProductId } from "./product.ts";
import type { Subscription } from "./subscription.ts";

/** What pages know of the payment provider. */
export interface ProviderInfo {
  /** Who takes the payments. */
  provider: "demo" | "stripe";
  /** What Stripe's own script needs; absent in the demo. */
  publishableKey?: string;
  /** Whether it is paid on the provider's page alone, which adds taxes. */
  isHostedOnly?: true;
}

/** The purchase that a browser comes back from. */
export interface ReturnedPurchase {
  /** The purchase's. */
  id: string;
  /** What was bought. */
  kind: ProductId;
  /** Whether the money has arrived, or is still on its way. */
  state: "paid" | "confirming";
}

/** At /subscription, for a signed-in user. */
export interface SubscriptionData {
  /** What can be bought. */
  products: Product[];
  /** Newest first. */
  subscriptions: Subscription[];
  /** The user's credits. */
  balance: Balance;
  /** Who takes the payments. */
  payments: ProviderInfo;
  /** Absent unless the URL speaks of a purchase that this user really made. */
  returned?: ReturnedPurchase;
  /** The payments of these purchases, by the purchase's id; only in the demo. */
  demoPayments?: Record<string, string>;
}

/** At /checkout, for a signed-in user. */
export interface CheckoutData {
  /** Null when the URL names none. */
  product: Product | null;
  /** What is sold, and whether this user can buy it now; only when the URL names none. */
  choice?: { product: Product; isTaken: boolean }[];
  /** Who takes the payments. */
  payments: ProviderInfo;
}

/** At /demo-payment/{id}, for a signed-in user. */
export interface DemoPaymentData {
  /** Null when this user has no such payment. */
  payment: DemoPayment | null;
}

/** At /demo-billing, for a signed-in user. */
export interface DemoBillingData {
  /** Null while another provider serves. */
  billing: DemoBilling | null;
}
