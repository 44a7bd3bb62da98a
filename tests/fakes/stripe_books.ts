/**
 * @module What Stripe remembers, and what happens in the world: buyers pay, months go by, money is given
 * back. Each of it makes events.
 */
import type { Stripe } from "stripe";
import type { Intent, Invoice, Price, Session, Subscription } from "./stripe_objects.ts";
import { type Bill, openInvoices } from "./stripe_invoices.ts";
import { openRefunds } from "./stripe_refunds.ts";
import { openThings } from "./stripe_things.ts";

/** What a checkout session offers. */
export interface Offers {
  tax: boolean;
  codes: boolean;
}

export type Books = ReturnType<typeof openBooks>;

export function openBooks({ now }: { now: () => number }) {
  const core = openThings({ now });
  const invoices = openInvoices(core);
  const { seconds, get, all, emit } = core;
  const { addIntent, collect, addSubscription, addInvoice, addProration } = invoices;
  const { payInvoice, beginPaying, dueOf } = invoices;

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
    payInvoice(subscription, addProration(subscription, amount));
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
