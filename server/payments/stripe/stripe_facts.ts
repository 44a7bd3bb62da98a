/** @module What Stripe knows of a purchase, read from the objects that belong to it. */
import type { Stripe } from "stripe";
import { CURRENCY } from "../products.ts";
import type { Facts, Payment } from "../provider.ts";
import { unlessMissing } from "./stripe_client.ts";
import { idOf, orderIn } from "./stripe_events.ts";
import { givenBack, isOurPrice, momentOf, type Sold } from "./stripe_payments.ts";
import { factsOfSubscription } from "./stripe_plans.ts";

/** It is not there (any more): deleted, or in an account that other keys led to. */
const GONE: Facts = { checkout: "ended", payments: [] };

/** What is known of the thing with this name, or null when it belongs to another order. */
export async function factsAbout(
  client: Stripe,
  reference: string,
  sold: Sold,
): Promise<Facts | null> {
  const found = await unlessMissing(lookUp(client, reference, sold));
  if (!found) return GONE;
  if (orderIn(found.metadata).purchaseId !== sold.purchaseId) return null;
  return { ...await found.facts(), reference };
}

interface Found {
  metadata: Stripe.Metadata | null;
  facts(): Facts | Promise<Facts>;
}

async function lookUp(client: Stripe, reference: string, sold: Sold): Promise<Found> {
  if (reference.startsWith("cs_")) {
    const session = await client.checkout.sessions.retrieve(reference, {
      expand: ["payment_intent.latest_charge", "line_items"],
    });
    return { metadata: session.metadata, facts: () => factsOfSession(client, session, sold) };
  }
  if (reference.startsWith("sub_")) {
    const subscription = await client.subscriptions.retrieve(reference);
    const { metadata } = subscription;
    return { metadata, facts: () => factsOfSubscription(client, subscription, sold) };
  }
  const intent = await client.paymentIntents.retrieve(reference, { expand: ["latest_charge"] });
  const { metadata, amount, currency } = intent;
  const isForOrder = amount === sold.amount && currency === CURRENCY;
  return { metadata, facts: () => factsOfIntent(client, intent, isForOrder) };
}

async function factsOfSession(
  client: Stripe,
  session: Stripe.Checkout.Session,
  sold: Sold,
): Promise<Facts> {
  const { id, status, created, currency, payment_status, subscription, payment_intent: intent } =
    session;
  if (status !== "complete") {
    return { checkout: status === "open" ? "open" : "ended", payments: [] };
  }
  if (subscription) {
    const plan = await client.subscriptions.retrieve(idOf(subscription));
    return await factsOfSubscription(client, plan, sold);
  }
  const isForOrder =
    session.line_items?.data.some(({ price }) =>
      price !== null && isOurPrice({ price: price.id, product: idOf(price.product) }, sold)
    ) ?? false;
  // A coupon for all of it, or a balance: there is no payment intent.
  if (payment_status === "no_payment_required") {
    const at = momentOf(created);
    const nothing = { amount: 0, currency: currency ?? CURRENCY, refunded: 0, disputed: 0 };
    return { checkout: "ended", payments: [{ id, at, ...nothing, isForOrder }] };
  }
  if (!intent || typeof intent === "string") return { checkout: "confirming", payments: [] };
  const facts = await factsOfIntent(client, intent, isForOrder);
  // A buyer who has left the page cannot try another card.
  return facts.checkout === "open" ? { ...facts, checkout: "ended" } : facts;
}

async function factsOfIntent(
  client: Stripe,
  intent: Stripe.PaymentIntent,
  isForOrder: boolean,
): Promise<Facts> {
  switch (intent.status) {
    case "succeeded":
      return { checkout: "ended", payments: [await paymentOf(client, intent, isForOrder)] };
    case "processing":
      return { checkout: "confirming", payments: [] };
    case "canceled":
      return { checkout: "ended", payments: [] };
    default:
      return { checkout: "open", payments: [] };
  }
}

async function paymentOf(
  client: Stripe,
  intent: Stripe.PaymentIntent,
  isForOrder: boolean,
): Promise<Payment> {
  const { id, amount_received: amount, currency, latest_charge: charge } = intent;
  const known = typeof charge === "string" ? await client.charges.retrieve(charge) : charge;
  return {
    id,
    at: momentOf(known?.created ?? intent.created),
    amount,
    currency,
    ...await givenBack(client, known, id),
    isForOrder,
  };
}
