/**
 * What Stripe remembers, and what happens in the world: buyers pay, months go by, money is given back. Each
 * of it makes events.
 *
 * @module
 */
import type { Stripe } from "stripe";
import type {
  Charge,
  Dispute,
  Event,
  Intent,
  Invoice,
  InvoicePayment,
  Named,
  Price,
  Session,
  Subscription,
} from "./stripe_objects.ts";

export type Books = ReturnType<typeof openBooks>;

const MONTH_SECONDS = 30 * 24 * 3600;

export function openBooks({ now }: { now: () => number }) {
  const things = new Map<string, Named>();
  const events: Event[] = [];
  let count = 0;

  const seconds = () => Math.floor(now() / 1000);
  const newId = (prefix: string) => `${prefix}_test_${String(++count).padStart(8, "0")}`;

  function add<Thing extends Named>(thing: Thing): Thing {
    things.set(thing.id, thing);
    return thing;
  }

  function get<Thing extends Named>(id: unknown): Thing {
    const thing = things.get(String(id));
    if (!thing) throw new Error(`Stripe has no ${id}`);
    return thing as Thing;
  }

  function all<Thing extends Named>(object: string): Thing[] {
    return [...things.values()].filter((thing) => thing.object === object).reverse() as Thing[];
  }

  function emit(type: Stripe.Event["type"], thing: object): void {
    // As it was at this moment; parts that have to be asked for are in no event.
    const { payments: _, confirmation_secret: __, ...object } = structuredClone(thing) as Invoice;
    const api_version = "2026-10-28.endive";
    const id = newId("evt");
    events.push({ id, object: "event", created: seconds(), type, api_version, data: { object } });
  }

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
      client_secret: `${id}_secret_${count}`,
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
  function addInvoice(subscription: Subscription): { invoice: Invoice; intent: Intent } {
    const { id: subscriptionId, metadata } = subscription;
    const { unit_amount, currency } = subscription.items.data[0]!.price;
    const customer = subscription.customer as string;
    const intent = addIntent({ amount: unit_amount!, currency, customer, metadata: {} });
    const id = newId("in");
    const payment = add<InvoicePayment & Named>({
      id: newId("inpay"),
      object: "invoice_payment",
      created: seconds(),
      invoice: id,
      payment: { type: "payment_intent", payment_intent: intent.id },
    });
    const invoice = add<Invoice>({
      id,
      object: "invoice",
      created: seconds(),
      status: "open",
      amount_paid: 0,
      amount_due: unit_amount!,
      currency,
      customer,
      status_transitions: { paid_at: null },
      parent: {
        type: "subscription_details",
        subscription_details: { metadata, subscription: subscriptionId },
      },
      payments: { data: [payment] },
      confirmation_secret: { client_secret: intent.client_secret!, type: "payment_intent" },
    });
    subscription.latest_invoice = id;
    return { invoice, intent };
  }

  function payInvoice(subscription: Subscription, invoice: Invoice, intent: Intent): void {
    collect(intent);
    Object.assign(invoice, { status: "paid", amount_paid: invoice.amount_due });
    invoice.status_transitions.paid_at = seconds();
    subscription.status = "active";
    subscription.items.data[0]!.current_period_end = seconds() + MONTH_SECONDS;
    emit("invoice.paid", invoice);
    emit("customer.subscription.updated", subscription);
  }

  /** The intent of the latest invoice of a plan. */
  function dueOf(subscription: Subscription) {
    const invoice = get<Invoice>(subscription.latest_invoice);
    const intent = get<Intent>(invoice.payments.data[0]!.payment.payment_intent);
    return { invoice, intent };
  }

  /** The buyer pays. With a `slow` payment the bank has not decided yet. */
  function pay(reference: string, { slow = false } = {}): void {
    if (reference.startsWith("cs_")) return paySession(get<Session>(reference), slow);
    if (reference.startsWith("sub_")) {
      const subscription = get<Subscription>(reference);
      const { invoice, intent } = dueOf(subscription);
      return payInvoice(subscription, invoice, intent);
    }
    const intent = get<Intent>(reference);
    if (!slow) return collect(intent);
    intent.status = "processing";
    emit("payment_intent.processing", intent);
  }

  const plans = new Map<string, { metadata: Stripe.Metadata; price: Price }>();

  function paySession(session: Session, slow: boolean): void {
    if (session.status !== "open") throw new Error(`${session.id} is ${session.status}`);
    Object.assign(session, { status: "complete", url: null });
    const { metadata, price } = plans.get(session.id)!;
    const customer = session.customer as string;
    if (session.mode === "subscription") {
      const subscription = addSubscription({ customer, metadata, price });
      const { invoice, intent } = addInvoice(subscription);
      session.subscription = subscription.id;
      session.payment_status = "paid";
      payInvoice(subscription, invoice, intent);
    } else {
      const { unit_amount, currency } = price;
      const intent = addIntent({ amount: unit_amount!, currency, customer, metadata });
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
    const intent = get<Intent>(session ? session.payment_intent : reference);
    if (outcome === "paid") collect(intent);
    else {
      intent.status = "requires_payment_method";
      emit("payment_intent.payment_failed", intent);
    }
    if (!session) return;
    if (outcome === "paid") session.payment_status = "paid";
    const ending = outcome === "paid" ? "succeeded" : "failed";
    emit(`checkout.session.async_payment_${ending}`, session);
  }

  function expire(reference: string): void {
    const session = get<Session>(reference);
    Object.assign(session, { status: "expired", url: null });
    emit("checkout.session.expired", session);
  }

  /** A month has passed: the plan of this order is paid again, or is not. */
  function renew(subscriptionId: string, outcome: "paid" | "failed" = "paid"): void {
    const subscription = get<Subscription>(subscriptionId);
    const { invoice, intent } = subscription.status === "past_due"
      ? dueOf(subscription)
      : addInvoice(subscription);
    if (outcome === "paid") return payInvoice(subscription, invoice, intent);
    subscription.status = "past_due";
    emit("invoice.payment_failed", invoice);
    emit("customer.subscription.updated", subscription);
  }

  function end(subscriptionId: string): void {
    const subscription = get<Subscription>(subscriptionId);
    Object.assign(subscription, { status: "canceled", ended_at: seconds() });
    emit("customer.subscription.deleted", subscription);
  }

  function chargeOf(paymentId: string): Charge {
    return get<Charge>(get<Intent>(paymentId).latest_charge);
  }

  /** Gives the whole payment back, or this much of it. */
  function refund(paymentId: string, amount?: number): void {
    const charge = chargeOf(paymentId);
    charge.amount_refunded += amount ?? charge.amount - charge.amount_refunded;
    charge.refunded = charge.amount_refunded === charge.amount;
    emit("charge.refunded", charge);
    const id = newId("re");
    emit("refund.created", {
      id,
      object: "refund",
      payment_intent: paymentId,
      status: "succeeded",
    });
  }

  function dispute(paymentId: string): void {
    const charge = chargeOf(paymentId);
    charge.disputed = true;
    const { id, amount } = charge;
    const opened = add<Dispute>({
      id: newId("dp"),
      object: "dispute",
      created: seconds(),
      status: "needs_response",
      charge: id,
      payment_intent: paymentId,
      amount,
    });
    emit("charge.dispute.created", opened);
  }

  function closeDispute(paymentId: string, status: "won" | "lost"): void {
    const open = all<Dispute>("dispute").find(({ payment_intent }) => payment_intent === paymentId);
    if (!open) throw new Error(`${paymentId} is not disputed`);
    open.status = status;
    emit("charge.dispute.closed", open);
  }

  /** The payments of this order, the oldest first. */
  function paymentsOf(reference: string): string[] {
    if (reference.startsWith("pi_")) return [reference];
    const session = reference.startsWith("cs_") ? get<Session>(reference) : undefined;
    if (session?.payment_intent) return [session.payment_intent as string];
    const subscriptionId = session ? session.subscription : reference;
    return all<Invoice>("invoice")
      .filter(({ parent }) => parent.subscription_details.subscription === subscriptionId)
      .map(({ payments }) => payments.data[0]!.payment.payment_intent as string)
      .reverse();
  }

  return {
    events,
    plans,
    seconds,
    newId,
    add,
    get,
    all,
    find: (id: string) => things.get(id),
    emit,
    addIntent,
    addSubscription,
    addInvoice,
    pay,
    settle,
    expire,
    renew,
    end,
    refund,
    dispute,
    closeDispute,
    paymentsOf,
    /** What Stripe calls the plan of this order. */
    planOf: (reference: string) =>
      reference.startsWith("sub_") ? reference : get<Session>(reference).subscription as string,
  };
}
