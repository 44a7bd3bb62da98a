/**
 * @module Stripe. It is asked for the present state of things; its events only say where to look.
 */
import type { Stripe } from "stripe";
import type { ProductId } from "../../../lib/payments/product.ts";
import type { StripeConfig } from "../../config.ts";
import { keys } from "../../store/keys.ts";
import type { PurchaseRow } from "../../store/payments/purchase_row.ts";
import { findUser } from "../../store/accounts/users.ts";
import { CURRENCY, productOf } from "../products.ts";
import type { Facts, PaymentProvider } from "../provider.ts";
import { signingKey } from "../signature.ts";
import { readSignedEvent } from "../signed_event.ts";
import { closeCheckout, createCheckout, findCheckout } from "./stripe_checkouts.ts";
import { createAsking, isMissing, orNull, unlessMissing } from "./stripe_client.ts";
import { EVENT_TYPES, eventOf, idOf, orderIn, subjectOfInvoice } from "./stripe_events.ts";
import { factsAbout } from "./stripe_facts.ts";
import { atomic } from "../../store/database/commit.ts";

export interface StripeDeps {
  kv: Deno.Kv;
  config: StripeConfig;
  /** Public origin. */
  appUrl: string;
  now?: () => Date;
}

const PAGE = 100;

/** What is known of an order that Stripe has not heard of. */
const NOTHING: Facts = { checkout: "open", payments: [] };

export async function createStripeProvider(
  { kv, config, appUrl, now = () => new Date() }: StripeDeps,
): Promise<PaymentProvider> {
  const ask = createAsking(config);
  const key = await signingKey(new TextEncoder().encode(config.webhookSecret));
  const checkedPrices = new Set<ProductId>();

  /** The price's name. Throws when it is not the one in our price table: that one decides. */
  async function priceOf(client: Stripe, productId: ProductId): Promise<string> {
    const { price: name, product } = config.products[productId];
    if (checkedPrices.has(productId)) return name;
    const price = await client.prices.retrieve(name);
    const { price: amount, type } = productOf(productId);
    const isRight = price.unit_amount === amount && price.currency === CURRENCY &&
      idOf(price.product) === product &&
      (price.recurring?.interval ?? null) === (type === "subscription" ? "month" : null);
    if (!isRight) throw new Error(`${name} is not the price of ${product}: ${amount} ${CURRENCY}.`);
    checkedPrices.add(productId);
    return name;
  }

  /**
   * One customer for each user, made at the first purchase. `missing` is one that Stripe does not know any
   * more: it was deleted, or belongs to the account of other keys.
   */
  async function customerOf(
    client: Stripe,
    { id, userId }: PurchaseRow,
    missing?: string,
  ): Promise<string> {
    const known = await kv.get<string>(keys.customer("stripe", userId));
    if (known.value && known.value !== missing) return known.value;
    const user = await findUser(kv, userId);
    const email = user?.email ?? user?.pendingEmail;
    const customer = await client.customers.create(
      { metadata: { user: String(userId) }, ...(email && { email }) },
      { idempotencyKey: missing ? `customer_${id}_after_${missing}` : `customer_${id}` },
    );
    const { ok } = await atomic(kv).check(known).set(known.key, customer.id).commit();
    // Two first purchases at once make two customers; the second one stays unused.
    return ok ? customer.id : (await kv.get<string>(known.key)).value ?? customer.id;
  }

  return {
    name: "stripe",
    title: "Stripe",
    publishableKey: config.publishableKey,
    // Taxes depend on an address, which Stripe's page asks for.
    ...(config.automaticTax && { isHostedOnly: true }),

    open: (purchase) =>
      ask(async (client) => {
        if (purchase.reference) return await findCheckout(client, purchase.reference);
        const price = await priceOf(client, purchase.productId);
        const customer = await customerOf(client, purchase);
        const create = (customer: string) =>
          createCheckout(client, { ...config, purchase, customer, price, appUrl });
        try {
          return await create(customer);
        } catch (error) {
          if (!isMissing(error, "customer")) throw error;
          return await create(await customerOf(client, purchase, customer));
        }
      }),

    async close({ reference }) {
      if (reference) await ask((client) => closeCheckout(client, reference));
    },

    async look(purchase, hint) {
      const reference = purchase.reference ?? hint.reference ?? hint.planId ?? hint.paymentId;
      if (!reference) return NOTHING;
      const catalogue = config.products[purchase.productId];
      const sold = { purchaseId: purchase.id, amount: purchase.price, catalogue };
      return await ask((client) => factsAbout(client, reference, sold)) ?? NOTHING;
    },

    async endPlan({ planId }, when) {
      if (!planId) return;
      await ask(async (client) => {
        if (when === "now") await orNull(client.subscriptions.cancel(planId));
        else {await unlessMissing(
            client.subscriptions.update(planId, { cancel_at_period_end: true }),
          );}
      });
    },

    async resumePlan({ planId }) {
      if (!planId) return;
      await ask(async (client) => {
        // The customer portal may have named a day, which is something else than the period's end.
        const { cancel_at_period_end } = await client.subscriptions.retrieve(planId);
        const resumed = cancel_at_period_end
          ? { cancel_at_period_end: false }
          : { cancel_at: "" as const };
        await client.subscriptions.update(planId, resumed);
      });
    },

    async portal(userId) {
      const { value: customer } = await kv.get<string>(keys.customer("stripe", userId));
      if (!customer) return null;
      const { portalConfiguration: configuration } = config;
      const session = await ask((client) =>
        unlessMissing(client.billingPortal.sessions.create({
          customer,
          return_url: `${appUrl}/subscription`,
          ...(configuration && { configuration }),
        }))
      );
      return session?.url ?? null;
    },

    async readEvent(body, header) {
      return eventOf(await readSignedEvent<Stripe.Event>(key, body, { header, now: now() }));
    },

    findOrder: ({ paymentId, planId }) =>
      ask(async (client) => {
        if (planId) {
          const plan = await orNull(client.subscriptions.retrieve(planId));
          return { ...orderIn(plan?.metadata), planId };
        }
        if (!paymentId) return null;
        const intent = await orNull(client.paymentIntents.retrieve(paymentId));
        const order = orderIn(intent?.metadata);
        if (order.purchaseId) return order;
        const payment = { type: "payment_intent", payment_intent: paymentId } as const;
        const { data } = await client.invoicePayments.list({ payment });
        const invoice = data[0] && await client.invoices.retrieve(idOf(data[0].invoice));
        return invoice && subjectOfInvoice(invoice) || null;
      }),

    async *eventsSince(moment) {
      const wanted = { created: { gte: secondsOf(moment) }, types: [...EVENT_TYPES], limit: PAGE };
      const events = await ask((client) => Array.fromAsync(client.events.list(wanted)));
      for (const event of events) yield eventOf(event);
    },

    async *checkoutsSince(moment) {
      const wanted = { created: { gte: secondsOf(moment) }, limit: PAGE };
      const sessions = await ask((client) =>
        Array.fromAsync(client.checkout.sessions.list(wanted))
      );
      for (const { id: reference, metadata } of sessions) yield { ...orderIn(metadata), reference };
      const intents = await ask((client) => Array.fromAsync(client.paymentIntents.list(wanted)));
      for (const { id: paymentId, metadata } of intents) yield { ...orderIn(metadata), paymentId };
    },

    async forget({ userId }) {
      const customer = await kv.get<string>(keys.customer("stripe", userId));
      if (!customer.value) return;
      await ask((client) => orNull(client.customers.del(customer.value!)));
      await kv.delete(customer.key);
    },
  };
}

function secondsOf(moment: Date): number {
  return Math.floor(moment.getTime() / 1000);
}
