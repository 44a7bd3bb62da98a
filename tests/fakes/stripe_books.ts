/**
 * @module What Stripe remembers, and what happens in the world: buyers pay, months go by, money is given
 * back. Each of it makes events.
 */
import type { Stripe } from "stripe";
import type {
  Charge,
  Intent,
  Invoice,
  InvoicePayment,
  Line,
  Named,
  Price,
  Session,
  Subscription,
} from "./stripe_objects.ts";
import { openRefunds } from "./stripe_refunds.ts";
import { openThings } from "./stripe_things.ts";

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

/** What a checkout session offers. */
export interface Offers {
  tax: boolean;
  codes: boolean;
}

interface Due {
  invoice: Invoice;
  /** Absent when nothing is to be paid. */
  intent?: Intent;
}

export type Books = ReturnType<typeof openBooks>;

const MONTH_SECONDS = 30 * 24 * 3600;

export function openBooks({ now }: { now: () => number }) {
  const core = openThings({ now });
  const { seconds, newId, add, get, all, emit } = core;

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

  /** The buyer pays. With a `slow` payment the bank has not decided yet. */
  function pay(reference: string, { slow = false, ...bill }: Bill & { slow?: boolean } = {}): void {
    if (reference.startsWith("cs_")) return paySession(get<Session>(reference), slow, bill);
    if (reference.startsWith("sub_")) {
      const subscription = get<Subscription>(reference);
      const due = dueOf(subscription);
      return slow ? beginPaying(subscription, due) : payInvoice(subscription, due);
    }
    const intent = get<Intent>(reference);
    if (!slow) return collect(intent);
    intent.status = "processing";
    emit("payment_intent.processing", intent);
  }

  const plans = new Map<string, { metadata: Stripe.Metadata; price: Price; offers: Offers }>();

  function paySession(session: Session, slow: boolean, bill: Bill): void {
    if (session.status !== "open") throw new Error(`${session.id} is ${session.status}`);
    const { metadata, price, offers } = plans.get(session.id)!;
    if (bill.tax && !offers.tax) throw new Error("This session has no automatic tax.");
    if (bill.discount && !offers.codes) throw new Error("This session takes no codes.");
    Object.assign(session, { status: "complete", url: null });
    const customer = session.customer as string;
    if (session.mode === "subscription") {
      const subscription = addSubscription({ customer, metadata, price });
      emit("customer.subscription.created", subscription);
      const due = addInvoice(subscription, bill);
      session.subscription = subscription.id;
      session.payment_status = slow ? "unpaid" : due.intent ? "paid" : "no_payment_required";
      if (slow) beginPaying(subscription, due);
      else payInvoice(subscription, due);
    } else {
      const { unit_amount, currency } = price;
      const amount = unit_amount! + (bill.tax ?? 0) - (bill.discount ?? 0);
      session.amount_total = amount;
      if (amount === 0) {
        session.payment_status = "no_payment_required";
        return emit("checkout.session.completed", session);
      }
      const intent = addIntent({ amount, currency, customer, metadata });
      session.payment_intent = intent.id;
      if (slow) intent.status = "processing";
      else collect(intent);
      session.payment_status = slow ? "unpaid" : "paid";
    }
    emit("checkout.session.completed", session);
  }

  /** The bank decides about a slow payment. */
  function settle(reference: string, outcome: "paid" | "failed"): void {
    const session = reference.startsWith("cs_") ? get<Session>(reference) : undefined;
    const planId = session?.subscription ?? (reference.startsWith("sub_") ? reference : null);
    if (planId) settlePlan(get<Subscription>(planId), outcome);
    else settleIntent(get<Intent>(session ? session.payment_intent : reference), outcome);
    if (!session) return;
    if (outcome === "paid") session.payment_status = "paid";
    const ending = outcome === "paid" ? "succeeded" : "failed";
    emit(`checkout.session.async_payment_${ending}`, session);
  }

  function settleIntent(intent: Intent, outcome: "paid" | "failed"): void {
    if (outcome === "paid") return collect(intent);
    intent.status = "requires_payment_method";
    emit("payment_intent.payment_failed", intent);
  }

  function settlePlan(subscription: Subscription, outcome: "paid" | "failed"): void {
    const due = dueOf(subscription);
    if (outcome === "paid") return payInvoice(subscription, due);
    settleIntent(due.intent!, outcome);
    if (subscription.status !== "canceled") subscription.status = "past_due";
    emit("invoice.payment_failed", due.invoice);
    emit("customer.subscription.updated", subscription);
  }

  function expire(reference: string): void {
    const session = get<Session>(reference);
    Object.assign(session, { status: "expired", url: null });
    emit("checkout.session.expired", session);
  }

  /** A month has passed: the plan of this order is paid again, or is not. */
  function renew(
    subscriptionId: string,
    outcome: "paid" | "failed" = "paid",
    bill: Bill = {},
  ): void {
    const subscription = get<Subscription>(subscriptionId);
    const due = subscription.status === "past_due" || subscription.status === "unpaid"
      ? dueOf(subscription)
      : addInvoice(subscription, bill);
    if (outcome === "paid") return payInvoice(subscription, due);
    subscription.status = "past_due";
    emit("invoice.payment_failed", due.invoice);
    emit("customer.subscription.updated", subscription);
  }

  /** Stripe has tried for the last time, and the account's settings leave the plan open. */
  function giveUp(subscriptionId: string): void {
    const subscription = get<Subscription>(subscriptionId);
    subscription.status = "unpaid";
    emit("customer.subscription.updated", subscription);
  }

  /** The owner of the site changes the plan within its month: the difference is paid at once. */
  function prorate(subscriptionId: string, amount: number): void {
    const subscription = get<Subscription>(subscriptionId);
    const { price } = subscription.items.data[0]!;
    const line = lineOf(subscription, price, { amount, proration: true });
    payInvoice(subscription, addBill(subscription, [line], {}));
  }

  function end(subscriptionId: string): void {
    const subscription = get<Subscription>(subscriptionId);
    Object.assign(subscription, { status: "canceled", ended_at: seconds() });
    emit("customer.subscription.deleted", subscription);
  }

  /** The payments of this order, the oldest first. */
  function paymentsOf(reference: string): string[] {
    if (reference.startsWith("pi_")) return [reference];
    const session = reference.startsWith("cs_") ? get<Session>(reference) : undefined;
    if (session?.payment_intent) return [session.payment_intent as string];
    const subscriptionId = session ? session.subscription : reference;
    return all<Invoice>("invoice")
      .filter(({ parent }) => parent.subscription_details.subscription === subscriptionId)
      .flatMap(({ payments }) => payments.data)
      .map(({ payment }) => payment.payment_intent as string)
      .reverse();
  }

  /** Deletes a customer, in the dashboard: the plans end with it. */
  function deleteCustomer(id: string): void {
    const customer = get(id);
    for (const subscription of all<Subscription>("subscription")) {
      if (subscription.customer === id && subscription.status !== "canceled") end(subscription.id);
    }
    customer.deleted = true;
  }

  return {
    ...core,
    ...openRefunds(core),
    plans,
    find: (id: string) => core.things.get(id),
    addIntent,
    addSubscription,
    addInvoice,
    pay,
    settle,
    expire,
    renew,
    giveUp,
    prorate,
    end,
    deleteCustomer,
    paymentsOf,
    /** What Stripe calls the plan of this order. */
    planOf: (reference: string) =>
      reference.startsWith("sub_") ? reference : get<Session>(reference).subscription as string,
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
