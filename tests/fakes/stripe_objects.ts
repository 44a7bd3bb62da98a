/**
 * @module Stripe's objects as far as we look at them, with the names and types that the official client
 * knows.
 */
import type { Stripe } from "stripe";

export type Session =
  & Pick<
    Stripe.Checkout.Session,
    | "id"
    | "object"
    | "created"
    | "mode"
    | "ui_mode"
    | "status"
    | "payment_status"
    | "amount_total"
    | "currency"
    | "url"
    | "client_secret"
    | "customer"
    | "client_reference_id"
    | "metadata"
    | "payment_intent"
    | "subscription"
  >
  & { line_items: { data: { price: Pick<Price, "id" | "product"> }[] } };
export type Intent = Pick<
  Stripe.PaymentIntent,
  | "id"
  | "object"
  | "created"
  | "amount"
  | "amount_received"
  | "currency"
  | "status"
  | "client_secret"
  | "customer"
  | "latest_charge"
  | "metadata"
>;
export type Charge = Pick<
  Stripe.Charge,
  | "id"
  | "object"
  | "created"
  | "amount"
  | "amount_refunded"
  | "currency"
  | "disputed"
  | "refunded"
  | "customer"
  | "payment_intent"
  | "metadata"
>;
export type Subscription =
  & Pick<
    Stripe.Subscription,
    | "id"
    | "object"
    | "created"
    | "status"
    | "customer"
    | "cancel_at"
    | "cancel_at_period_end"
    | "ended_at"
    | "latest_invoice"
    | "metadata"
  >
  & { items: { data: Pick<Stripe.SubscriptionItem, "current_period_end" | "price">[] } };
export type Invoice =
  & Pick<
    Stripe.Invoice,
    | "id"
    | "object"
    | "created"
    | "status"
    | "amount_paid"
    | "amount_due"
    | "currency"
    | "customer"
    | "confirmation_secret"
  >
  & {
    status_transitions: Pick<Stripe.Invoice.StatusTransitions, "paid_at">;
    parent: Pick<Stripe.Invoice.Parent, "type"> & {
      subscription_details: Pick<
        Stripe.Invoice.Parent.SubscriptionDetails,
        "metadata" | "subscription"
      >;
    };
    lines: { data: Line[] };
    payments: { data: InvoicePayment[] };
  };
/** A line of an invoice. */
export interface Line {
  amount: number;
  pricing: Pick<Stripe.InvoiceLineItem.Pricing, "type"> & {
    price_details: Stripe.InvoiceLineItem.Pricing.PriceDetails;
  };
  parent: Pick<Stripe.InvoiceLineItem.Parent, "type"> & {
    subscription_item_details: Pick<
      Stripe.InvoiceLineItem.Parent.SubscriptionItemDetails,
      "proration" | "subscription"
    >;
  };
}
export type InvoicePayment = Pick<Stripe.InvoicePayment, "id" | "object" | "invoice" | "status"> & {
  payment: Pick<Stripe.InvoicePayment.Payment, "type" | "payment_intent">;
};
export type Dispute = Pick<
  Stripe.Dispute,
  "id" | "object" | "created" | "status" | "charge" | "payment_intent" | "amount"
>;
export type Refund = Pick<
  Stripe.Refund,
  "id" | "object" | "created" | "amount" | "payment_intent" | "status"
>;
export type Price =
  & Pick<Stripe.Price, "id" | "object" | "created" | "unit_amount" | "currency" | "product">
  & {
    active: boolean;
    lookup_key: string | null;
    recurring: Pick<Stripe.Price.Recurring, "interval"> | null;
  };
export type Event = Pick<Stripe.Event, "id" | "object" | "created" | "type" | "api_version"> & {
  data: { object: object };
};

/** Anything with a name. */
export interface Named {
  id: string;
  object: string;
  created: number;
  deleted?: boolean;
}
