/**
 * @module The three ways to pay through Stripe: its page, its page in a frame of ours, a form of ours. The
 * monthly plan is a real subscription in each.
 */
import type { Stripe } from "stripe";
import { CANCELED_URL, paidUrl } from "../../../lib/payments/checkout.ts";
import type { PurchaseRow } from "../../store/payments/purchase_row.ts";
import { CURRENCY } from "../products.ts";
import type { OpenCheckout } from "../provider.ts";
import type { OrderMetadata } from "./stripe_events.ts";
import { orNull, unlessMissing } from "./stripe_client.ts";

export interface CheckoutOrder {
  purchase: PurchaseRow;
  /** What Stripe calls the buyer and the price. */
  customer: string;
  price: string;
  /** Public origin. */
  appUrl: string;
  /** Whether Stripe adds taxes by the buyer's address. */
  automaticTax: boolean;
  /** Whether Stripe's page takes promotion codes. */
  promotionCodes: boolean;
}

/** The states in which a card can still pay. */
const PAYABLE = ["requires_payment_method", "requires_confirmation", "requires_action"];

/** A new checkout. Asked again within a day, Stripe answers the same one. */
export function createCheckout(client: Stripe, order: CheckoutOrder): Promise<OpenCheckout> {
  if (order.purchase.mode !== "form") return createSession(client, order);
  return order.purchase.productId === "monthly"
    ? createPlan(client, order)
    : createIntent(client, order);
}

async function createSession(client: Stripe, order: CheckoutOrder): Promise<OpenCheckout> {
  const { purchase, customer, price, appUrl, automaticTax, promotionCodes } = order;
  const { id, mode, productId } = purchase;
  const metadata: OrderMetadata = { purchase: id };
  const paid = `${appUrl}${paidUrl(productId)}&session_id={CHECKOUT_SESSION_ID}`;
  const session = await client.checkout.sessions.create({
    ...(mode === "embedded"
      ? { ui_mode: "embedded_page", return_url: paid }
      : { ui_mode: "hosted_page", success_url: paid, cancel_url: appUrl + CANCELED_URL }),
    ...(productId === "monthly"
      ? { mode: "subscription", subscription_data: { metadata } }
      : { mode: "payment", payment_intent_data: { metadata } }),
    line_items: [{ price, quantity: 1 }],
    // Another currency would be another price.
    adaptive_pricing: { enabled: false },
    ...(automaticTax && {
      automatic_tax: { enabled: true },
      // Taxes follow the address, which the page asks for and keeps for the next month.
      customer_update: { address: "auto" },
    }),
    ...(promotionCodes && { allow_promotion_codes: true }),
    customer,
    client_reference_id: id,
    metadata,
  }, { idempotencyKey: keyOf(order) });
  return openSession(session);
}

async function createIntent(client: Stripe, order: CheckoutOrder): Promise<OpenCheckout> {
  const { purchase, customer } = order;
  const metadata: OrderMetadata = { purchase: purchase.id };
  const intent = await client.paymentIntents.create({
    amount: purchase.price,
    currency: CURRENCY,
    customer,
    automatic_payment_methods: { enabled: true },
    metadata,
  }, { idempotencyKey: keyOf(order) });
  return withSecret(intent.id, intent.client_secret);
}

async function createPlan(client: Stripe, order: CheckoutOrder): Promise<OpenCheckout> {
  const { purchase, customer, price } = order;
  const metadata: OrderMetadata = { purchase: purchase.id };
  const subscription = await client.subscriptions.create({
    customer,
    items: [{ price }],
    payment_behavior: "default_incomplete",
    payment_settings: { save_default_payment_method: "on_subscription" },
    expand: ["latest_invoice.confirmation_secret"],
    metadata,
  }, { idempotencyKey: keyOf(order) });
  return withSecret(subscription.id, secretOf(subscription));
}

/** A checkout that was opened before; null when it cannot be paid any more, or is not there. */
export function findCheckout(client: Stripe, reference: string): Promise<OpenCheckout | null> {
  return unlessMissing(retrieveCheckout(client, reference));
}

async function retrieveCheckout(client: Stripe, reference: string): Promise<OpenCheckout | null> {
  if (reference.startsWith("cs_")) {
    const session = await client.checkout.sessions.retrieve(reference);
    return session.status === "open" ? openSession(session) : null;
  }
  if (reference.startsWith("sub_")) {
    const expand = ["latest_invoice.confirmation_secret"];
    const subscription = await client.subscriptions.retrieve(reference, { expand });
    if (subscription.status !== "incomplete") return null;
    return withSecret(reference, secretOf(subscription));
  }
  const intent = await client.paymentIntents.retrieve(reference);
  return PAYABLE.includes(intent.status) ? withSecret(reference, intent.client_secret) : null;
}

/** It cannot be paid from now on, unless it has been. */
export async function closeCheckout(client: Stripe, reference: string): Promise<void> {
  if (reference.startsWith("cs_")) {
    await orNull(client.checkout.sessions.expire(reference));
  } else if (reference.startsWith("sub_")) {
    const subscription = await unlessMissing(client.subscriptions.retrieve(reference));
    if (subscription?.status === "incomplete") await orNull(client.subscriptions.cancel(reference));
  } else {
    await orNull(client.paymentIntents.cancel(reference));
  }
}

function openSession({ id, url, client_secret }: Stripe.Checkout.Session): OpenCheckout {
  if (url) return { reference: id, checkout: { url } };
  if (!client_secret) throw new Error(`${id} has neither an address nor a client secret.`);
  return { reference: id, checkout: { sessionId: id, clientSecret: client_secret } };
}

function withSecret(reference: string, clientSecret: string | null | undefined): OpenCheckout {
  if (!clientSecret) throw new Error(`${reference} has no client secret.`);
  return { reference, checkout: { clientSecret } };
}

function secretOf({ latest_invoice: invoice }: Stripe.Subscription): string | undefined {
  if (!invoice || typeof invoice === "string") return undefined;
  return invoice.confirmation_secret?.client_secret;
}

/**
 * One checkout for each order, also when the answer to the first request was lost. Stripe repeats a refusal
 * for the same key as well, so that a new customer needs a new key.
 */
function keyOf({ purchase, customer }: CheckoutOrder): string {
  return `order_${purchase.id}_${customer}`;
}
