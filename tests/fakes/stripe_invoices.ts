/** @module Invoices of the fake: what a plan bills each month, and how a bill is paid. */
import type { Stripe } from "stripe";
import type {
  Charge,
  Intent,
  Invoice,
  InvoicePayment,
  Line,
  Named,
  Price,
  Subscription,
} from "./stripe_objects.ts";
import type { Things } from "./stripe_things.ts";

/** What makes an invoice differ from the price, in pence. */
export interface Bill {
  tax?: number;
  /** A coupon. */
  discount?: number;
  /** What the customer has to their credit. */
  balance?: number;
  /** The first month is free. */
  trial?: boolean;
}

interface Due {
  invoice: Invoice;
  /** Absent when nothing is to be paid. */
  intent?: Intent;
}

const MONTH_SECONDS = 30 * 24 * 3600;

export function openInvoices({ seconds, newId, add, get, emit }: Things) {
  function addIntent(
    order: Pick<Intent, "amount" | "currency" | "customer" | "metadata">,
  ): Intent {
    const id = newId("pi");
    return add<Intent>({
      ...order,
      id,
      object: "payment_intent",
      created: seconds(),
      amount_received: 0,
      status: "requires_payment_method",
      client_secret: `${id}_secret`,
      latest_charge: null,
    });
  }

  function collect(intent: Intent): void {
    const { id, amount, currency, customer, metadata } = intent;
    const charge = add<Charge>({
      id: newId("ch"),
      object: "charge",
      created: seconds(),
      amount,
      amount_refunded: 0,
      currency,
      customer: customer as string,
      disputed: false,
      refunded: false,
      payment_intent: id,
      metadata,
    });
    Object.assign(intent, {
      status: "succeeded",
      amount_received: amount,
      latest_charge: charge.id,
    });
    emit("payment_intent.succeeded", intent);
  }

  function addSubscription(
    { customer, metadata, price }: { customer: string; metadata: Stripe.Metadata; price: Price },
  ): Subscription {
    const period = { current_period_end: seconds() + MONTH_SECONDS, price: price as Stripe.Price };
    return add<Subscription>({
      id: newId("sub"),
      object: "subscription",
      created: seconds(),
      status: "incomplete",
      customer,
      cancel_at: null,
      cancel_at_period_end: false,
      ended_at: null,
      latest_invoice: null,
      metadata,
      items: { data: [period] },
    });
  }

  /** An invoice for the next month; its payment intent has none of the plan's metadata. */
  function addInvoice(subscription: Subscription, bill: Bill = {}): Due {
    const { price } = subscription.items.data[0]!;
    const line = lineOf(subscription, price, { amount: bill.trial ? 0 : price.unit_amount! });
    return addBill(subscription, [line], bill);
  }

  /** The plan changes within its month: only the difference is billed. */
  function addProration(subscription: Subscription, amount: number): Due {
    const { price } = subscription.items.data[0]!;
    return addBill(subscription, [lineOf(subscription, price, { amount, proration: true })], {});
  }

  function addBill(subscription: Subscription, lines: Line[], bill: Bill): Due {
    const { id: subscriptionId, metadata } = subscription;
    const { currency } = subscription.items.data[0]!.price;
    const customer = subscription.customer as string;
    const { tax = 0, discount = 0, balance = 0 } = bill;
    const subtotal = lines.reduce((sum, { amount }) => sum + amount, 0);
    const amount_due = Math.max(0, subtotal + tax - discount - balance);
    const id = newId("in");
    const invoice = add<Invoice>({
      id,
      object: "invoice",
      created: seconds(),
      status: "open",
      amount_paid: 0,
      amount_due,
      currency,
      customer,
      status_transitions: { paid_at: null },
      parent: {
        type: "subscription_details",
        subscription_details: { metadata, subscription: subscriptionId },
      },
      lines: { data: lines },
      payments: { data: [] },
      confirmation_secret: null,
    });
    subscription.latest_invoice = id;
    // Nothing to be paid: no payment is made for it.
    if (amount_due === 0) return { invoice };
    const intent = addIntent({ amount: amount_due, currency, customer, metadata: {} });
    const payment = add<InvoicePayment & Named>({
      id: newId("inpay"),
      object: "invoice_payment",
      created: seconds(),
      invoice: id,
      status: "open",
      payment: { type: "payment_intent", payment_intent: intent.id },
    });
    invoice.payments.data.push(payment);
    invoice.confirmation_secret = {
      client_secret: intent.client_secret!,
      type: "payment_intent",
    };
    return { invoice, intent };
  }

  function payInvoice(subscription: Subscription, { invoice, intent }: Due): void {
    if (intent) {
      collect(intent);
      invoice.payments.data[0]!.status = "paid";
    }
    Object.assign(invoice, { status: "paid", amount_paid: invoice.amount_due });
    invoice.status_transitions.paid_at = seconds();
    const isTrial = invoice.lines.data[0]!.amount === 0;
    if (subscription.status !== "canceled") subscription.status = isTrial ? "trialing" : "active";
    subscription.items.data[0]!.current_period_end = seconds() + MONTH_SECONDS;
    emit("invoice.paid", invoice);
    emit("customer.subscription.updated", subscription);
  }

  /** A bank that takes days: the plan runs while its invoice is open. */
  function beginPaying(subscription: Subscription, { intent }: Due): void {
    intent!.status = "processing";
    emit("payment_intent.processing", intent!);
    subscription.status = "active";
    emit("customer.subscription.updated", subscription);
  }

  /** The intent of the latest invoice of a plan. */
  function dueOf(subscription: Subscription): Due {
    const invoice = get<Invoice>(subscription.latest_invoice);
    const [payment] = invoice.payments.data;
    return { invoice, ...(payment && { intent: get<Intent>(payment.payment.payment_intent) }) };
  }

  return {
    addIntent,
    collect,
    addSubscription,
    addInvoice,
    addProration,
    payInvoice,
    beginPaying,
    dueOf,
  };
}

/** A line of an invoice; only a month of the plan is no proration. */
function lineOf(
  { id }: Subscription,
  price: Pick<Price, "id" | "product">,
  { amount, proration = false }: { amount: number; proration?: boolean },
): Line {
  return {
    amount,
    pricing: {
      type: "price_details",
      price_details: { price: price.id, product: price.product as string },
    },
    parent: {
      type: "subscription_item_details",
      subscription_item_details: { proration, subscription: id },
    },
  };
}
