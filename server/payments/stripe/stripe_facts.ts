/**
 * What Stripe knows of a purchase, read from the objects that belong to it.
 *
 * @module
 */
import type { Stripe } from "stripe";
import type { Facts, Payment, Plan } from "../provider.ts";
import { nameOf, orderIn } from "./stripe_events.ts";

const PAGE = 100;

/** Disputes in which no money was taken back, or in which it came back to us. */
const HARMLESS = [
  "won",
  "prevented",
  "warning_needs_response",
  "warning_under_review",
  "warning_closed",
];

/** What is known of the thing with this name, or null when it belongs to another order. */
export async function factsAbout(
  client: Stripe,
  reference: string,
  purchaseId: string,
): Promise<Facts | null> {
  const found = await lookUp(client, reference);
  if (orderIn(found.metadata).purchaseId !== purchaseId) return null;
  return { ...await found.facts(), reference };
}

interface Found {
  metadata: Stripe.Metadata | null;
  facts(): Facts | Promise<Facts>;
}

async function lookUp(client: Stripe, reference: string): Promise<Found> {
  if (reference.startsWith("cs_")) {
    const session = await client.checkout.sessions.retrieve(reference, {
      expand: ["payment_intent.latest_charge"],
    });
    return { metadata: session.metadata, facts: () => factsOfSession(client, session) };
  }
  if (reference.startsWith("sub_")) {
    const subscription = await client.subscriptions.retrieve(reference);
    const { metadata } = subscription;
    return { metadata, facts: () => factsOfSubscription(client, subscription) };
  }
  const intent = await client.paymentIntents.retrieve(reference, { expand: ["latest_charge"] });
  return { metadata: intent.metadata, facts: () => factsOfIntent(client, intent) };
}

async function factsOfSession(client: Stripe, session: Stripe.Checkout.Session): Promise<Facts> {
  const { status, subscription, payment_intent: intent } = session;
  if (status !== "complete") {
    return { checkout: status === "open" ? "open" : "ended", payments: [] };
  }
  if (subscription) {
    return await factsOfSubscription(
      client,
      await client.subscriptions.retrieve(nameOf(subscription)),
    );
  }
  if (!intent || typeof intent === "string") return { checkout: "confirming", payments: [] };
  const facts = await factsOfIntent(client, intent);
  // A buyer who has left the page cannot try another card.
  return facts.checkout === "open" ? { ...facts, checkout: "ended" } : facts;
}

async function factsOfIntent(client: Stripe, intent: Stripe.PaymentIntent): Promise<Facts> {
  switch (intent.status) {
    case "succeeded":
      return { checkout: "ended", payments: [await paymentOf(client, intent)] };
    case "processing":
      return { checkout: "confirming", payments: [] };
    case "canceled":
      return { checkout: "ended", payments: [] };
    default:
      return { checkout: "open", payments: [] };
  }
}

async function paymentOf(client: Stripe, intent: Stripe.PaymentIntent): Promise<Payment> {
  const { id, amount_received: amount, currency, latest_charge: charge } = intent;
  const known = typeof charge === "string" ? await client.charges.retrieve(charge) : charge;
  return {
    id,
    at: momentOf(known?.created ?? intent.created),
    amount,
    currency,
    ...await givenBack(client, known, id),
  };
}

async function givenBack(
  client: Stripe,
  charge: Stripe.Charge | null | undefined,
  payment_intent: string,
): Promise<Pick<Payment, "refunded" | "disputed">> {
  const refunded = charge?.amount_refunded ?? 0;
  // It stays true when the dispute is over.
  if (!charge?.disputed) return { refunded, disputed: false };
  const disputes = await client.disputes.list({ payment_intent, limit: PAGE });
  return { refunded, disputed: disputes.data.some(({ status }) => !HARMLESS.includes(status)) };
}

async function factsOfSubscription(
  client: Stripe,
  subscription: Stripe.Subscription,
): Promise<Facts> {
  const { id, customer, status } = subscription;
  const payments: Payment[] = [];
  const paid = {
    subscription: id,
    status: "paid",
    limit: PAGE,
    expand: ["data.payments"],
  } as const;
  const invoices = await Array.fromAsync(
    client.invoices.list({ ...paid, expand: [...paid.expand] }),
  );
  const charges = invoices.length > 0 ? await chargesOf(client, nameOf(customer)) : new Map();
  for (const invoice of invoices) {
    const intent = invoice.payments?.data.find(({ payment }) => payment.payment_intent)
      ?.payment.payment_intent;
    const paymentId = intent ? nameOf(intent) : invoice.id;
    payments.push({
      id: paymentId,
      at: momentOf(invoice.status_transitions.paid_at ?? invoice.created),
      amount: invoice.amount_paid,
      currency: invoice.currency,
      ...await givenBack(client, charges.get(paymentId), paymentId),
    });
  }
  const checkout = status === "incomplete" ? "open" : "ended";
  return { checkout, plan: planOf(subscription), payments: payments.reverse() };
}

/** Every charge of a customer, by its payment intent. */
async function chargesOf(client: Stripe, customer: string): Promise<Map<string, Stripe.Charge>> {
  const charges = new Map<string, Stripe.Charge>();
  for await (const charge of client.charges.list({ customer, limit: PAGE })) {
    // Newest first: one that failed before does not replace the one that succeeded.
    const intent = charge.payment_intent && nameOf(charge.payment_intent);
    if (intent && !charges.has(intent)) charges.set(intent, charge);
  }
  return charges;
}

function planOf(subscription: Stripe.Subscription): Plan {
  const { id, status, items, ended_at, cancel_at, cancel_at_period_end } = subscription;
  const periodEnd = items.data[0]?.current_period_end ?? null;
  const end = ended_at ?? cancel_at ?? (cancel_at_period_end ? periodEnd : null);
  const state = status === "past_due" || status === "unpaid"
    ? "past_due"
    : status === "canceled" || status === "incomplete_expired"
    ? "ended"
    : "running";
  return { id, state, ...(end !== null && { endDate: momentOf(end) }) };
}

function momentOf(seconds: number): string {
  return new Date(seconds * 1000).toISOString();
}
