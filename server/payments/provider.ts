/**
 * @module What takes the money. A provider is asked for the present state of things and never believed for
 * what it said before: events only say where to look.
 */
import type {
  EmbeddedCheckout,
  HostedCheckout,
  PaymentIntent,
} from "../../lib/payments/checkout.ts";
import type { ProviderEvent, Subject } from "../store/payments/provider_events.ts";
import type { ProviderName, PurchaseRow } from "../store/payments/purchase_row.ts";

/** Where a person pays: the provider's page, that page in a frame, or fields on ours. */
export type Checkout = HostedCheckout | EmbeddedCheckout | PaymentIntent;

/** A checkout that can be paid. */
export interface OpenCheckout {
  /** What the provider calls it. */
  reference: string;
  /** Where it is paid. */
  checkout: Checkout;
}

/** One payment that arrived. */
export interface Payment {
  /** The provider's name for it; equal ids are the same payment. */
  id: string;
  /** ISO 8601. */
  at: string;
  /** What was paid: pence, or whatever the smallest coin of the currency is; 0 with a coupon for all of it. */
  amount: number;
  /** ISO 4217, in lower case. */
  currency: string;
  /** Of the amount, what was given back. */
  refunded: number;
  /** Of the amount, what the buyer's bank took back, or is about to. */
  disputed: number;
  /**
   * Whether it is for what the order sells. What was paid may differ from the price by tax, a coupon or a
   * balance; money for something else brings nothing.
   */
  isForOrder: boolean;
}

/** A monthly plan. */
export interface Plan {
  /** The provider's name for it. */
  id: string;
  /**
   * `running`, also while its payment is on its way; `past_due`: the last payment failed and is tried
   * again; `unpaid`: it failed and is not tried again by itself; `ended`.
   */
  state: "running" | "past_due" | "unpaid" | "ended";
  /** ISO 8601: when it ended, or will because it was canceled. */
  endDate?: string;
}

/** What a provider knows of a purchase at this moment. */
export interface Facts {
  /** While nothing is paid: whether it can be, whether the money is on its way, or neither any more. */
  checkout: "open" | "confirming" | "ended";
  /** What the provider calls it, where the row does not know yet. */
  reference?: string;
  /** Present for a monthly plan that has begun. */
  plan?: Plan;
  /** Each payment that has arrived, also those that were given back. The oldest first. */
  payments: Payment[];
}

/** Calls throw `provider` or `unavailable` when the provider does not do its part. */
export interface PaymentProvider {
  /** Kept in each row, so that another provider leaves it alone. */
  readonly name: ProviderName;
  /** What it is called where the server says who does what. */
  readonly title: string;
  /** What the provider's own script needs in the browser. */
  readonly publishableKey?: string;
  /** Whether the form of our own cannot be used, because only the provider's page knows what is to be paid. */
  readonly isHostedOnly?: true;
  /** Opens the checkout of this order: the same one, however often it is asked. Null when it is over. */
  open(purchase: PurchaseRow): Promise<OpenCheckout | null>;
  /** Closes this order for payment; an order that is paid stays paid. */
  close(purchase: PurchaseRow): Promise<void>;
  /** What the provider knows of this purchase now; `hint` names what an event was about. */
  look(purchase: PurchaseRow, hint: Subject): Promise<Facts>;
  /** Ends the plan: with its paid period, or at once. */
  endPlan(purchase: PurchaseRow, when: "period end" | "now"): Promise<void>;
  /** Lets a plan that was to end with its paid period go on. */
  resumePlan(purchase: PurchaseRow): Promise<void>;
  /**
   * URL of the page on which the buyer replaces the card, sees invoices and cancels; null when the
   * provider knows no such buyer.
   */
  portal(userId: number): Promise<string | null>;
  /** The event in a request to the webhook. Throws `invalid` when it is not genuine. */
  readEvent(body: string, signature: string | undefined): Promise<ProviderEvent>;
  /** The order that something belongs to that we have never heard of. */
  findOrder(subject: Subject): Promise<Subject | null>;
  /** Everything that happened since, in the provider's memory. */
  eventsSince(moment: Date): AsyncIterable<ProviderEvent>;
  /** Every checkout opened since. */
  checkoutsSince(moment: Date): AsyncIterable<Subject>;
  /** Removes what it keeps in our database of an order whose account is deleted. */
  forget?(purchase: PurchaseRow): Promise<void>;
}
