/**
 * @module Stripe. It is asked for the present state of things; its events only say where to look.
 */
import type { Stripe } from "stripe";
import type { StripeConfig } from "../../config.ts";
import type { Facts, PaymentProvider } from "../provider.ts";
import { signingKey } from "../signature.ts";
import { readSignedEvent } from "../signed_event.ts";
import { closeCheckout, createCheckout, findCheckout } from "./stripe_checkouts.ts";
import { createAsking, isMissing, orNull, unlessMissing } from "./stripe_client.ts";
import { stripeCustomers } from "./stripe_customers.ts";
import { EVENT_TYPES, eventOf, idOf, orderIn, subjectOfInvoice } from "./stripe_events.ts";
import { factsAbout } from "./stripe_facts.ts";
import { checkedPrices } from "./stripe_prices.ts";

/** What the provider needs. */
export interface StripeDeps {
  /** The database: who is which customer. */
  kv: Deno.Kv;
  /** Keys, prices and what the checkout asks. */
  config: StripeConfig;
  /** Public origin. */
  appUrl: string;
  /** The clock; signatures of events expire by it. */
  now?: () => Date;
}

/** As many as Stripe gives at once. */
const PAGE = 100;

/** What is known of an order that Stripe has not heard of. */
const NOTHING: Facts = { checkout: "open", payments: [] };

/**
 * Stripe as the provider of payments. Its calls throw `provider` where Stripe does not do its part; `readEvent`
 * throws what `readSignedEvent` throws.
 */
export async function createStripeProvider(
  { kv, config, appUrl, now = () => new Date() }: StripeDeps,
): Promise<PaymentProvider> {
  const ask = createAsking(config);
  const key = await signingKey(new TextEncoder().encode(config.webhookSecret));
  const customers = stripeCustomers(kv);
  const priceOf = checkedPrices(config.products);

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
        const customer = await customers.of(client, purchase);
        const create = (customer: string) =>
          createCheckout(client, { ...config, purchase, customer, price, appUrl });
        try {
          return await create(customer);
        } catch (error) {
          if (!isMissing(error, "customer")) throw error;
          return await create(await customers.of(client, purchase, customer));
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
        const { subscriptions } = client;
        if (when === "now") return void await orNull(subscriptions.cancel(planId));
        await unlessMissing(subscriptions.update(planId, { cancel_at_period_end: true }));
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
      const customer = await customers.known(userId);
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

    forget: ({ userId }) => customers.forget(userId, ask),
  };
}

function secondsOf(moment: Date): number {
  return Math.floor(moment.getTime() / 1000);
}
