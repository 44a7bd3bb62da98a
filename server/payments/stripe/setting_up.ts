/**
 * @module Makes everything in a Stripe account that the product needs, and changes nothing that is there
 * already.
 */
import type { Stripe } from "stripe";
import type { Product } from "../../../lib/payments/product.ts";
import { CURRENCY, PRODUCTS } from "../products.ts";
import { isMissing } from "./stripe_client.ts";
import { EVENT_TYPES } from "./stripe_events.ts";

export interface Account {
  client: Stripe;
  /** The version of Stripe's interface that our code is written for. */
  apiVersion: string;
  /** Public origin of the site. */
  appUrl: string;
}

/** Says which of the portal's settings are ours; another number makes new ones. */
const PORTAL_VERSION = "1";

/** Where Stripe sends its events. */
const WEBHOOK_PATH = "/api/payments/webhook";

/**
 * The variables for the server, by name. `STRIPE_WEBHOOK_SECRET` is among them when the endpoint
 * was made now: Stripe shows it only once.
 */
export async function setUpStripe(account: Account): Promise<Record<string, string>> {
  const variables: Record<string, string> = {};
  for (const product of PRODUCTS) {
    const name = product.id.toUpperCase();
    const productId = await ensureProduct(account.client, product);
    variables[`STRIPE_PRODUCT_${name}`] = productId;
    variables[`STRIPE_PRICE_${name}`] = await ensurePrice(account.client, product, productId);
  }
  variables.STRIPE_PORTAL_CONFIGURATION = await ensurePortal(account);
  const secret = await ensureEndpoint(account);
  if (secret) variables.STRIPE_WEBHOOK_SECRET = secret;
  return variables;
}

/** Its name at Stripe is ours, so that it is found again. */
async function ensureProduct(
  client: Stripe,
  { id, name, description }: Product,
): Promise<string> {
  const wanted = `purrtrait_${id}`;
  try {
    const { name: known, description: said } = await client.products.retrieve(wanted);
    if (known !== name || said !== description) {
      await client.products.update(wanted, { name, description });
    }
  } catch (error) {
    if (!isMissing(error)) throw error;
    await client.products.create({ id: wanted, name, description });
  }
  return wanted;
}

/** A price cannot be changed: another amount is another price, under another key. */
async function ensurePrice(
  client: Stripe,
  { id, price, type }: Product,
  product: string,
): Promise<string> {
  const lookup_key = `purrtrait_${id}_${price}_${CURRENCY}`;
  const { data: [known] } = await client.prices.list({ lookup_keys: [lookup_key], active: true });
  if (known) return known.id;
  const made = await client.prices.create({
    product,
    currency: CURRENCY,
    unit_amount: price,
    lookup_key,
    ...(type === "subscription" && { recurring: { interval: "month" } }),
  });
  return made.id;
}

/** What the customer portal offers: cards, invoices, and the end of a plan with its paid period. */
async function ensurePortal({ client, appUrl }: Account): Promise<string> {
  const wanted = { purrtrait: PORTAL_VERSION };
  for await (
    const known of client.billingPortal.configurations.list({ active: true, limit: 100 })
  ) {
    if (known.metadata?.purrtrait === PORTAL_VERSION) return known.id;
  }
  const made = await client.billingPortal.configurations.create({
    default_return_url: `${appUrl}/subscription`,
    features: {
      customer_update: { enabled: true, allowed_updates: ["address", "tax_id"] },
      invoice_history: { enabled: true },
      payment_method_update: { enabled: true },
      subscription_cancel: { enabled: true, mode: "at_period_end" },
    },
    metadata: wanted,
  });
  return made.id;
}

/** The secret of a new endpoint; undefined when there was one. */
async function ensureEndpoint(
  { client, appUrl, apiVersion }: Account,
): Promise<string | undefined> {
  const url = appUrl + WEBHOOK_PATH;
  const enabled_events = [...EVENT_TYPES];
  for await (const endpoint of client.webhookEndpoints.list({ limit: 100 })) {
    if (endpoint.url !== url) continue;
    if (endpoint.api_version === apiVersion) {
      await client.webhookEndpoints.update(endpoint.id, { enabled_events });
      return undefined;
    }
    // Events of another version have other shapes, and an endpoint keeps its version.
    await client.webhookEndpoints.del(endpoint.id);
  }
  const made = await client.webhookEndpoints.create({
    url,
    enabled_events,
    api_version: apiVersion as Stripe.WebhookEndpointCreateParams.ApiVersion,
  });
  return made.secret;
}
