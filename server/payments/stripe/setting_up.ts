/**
 * Makes everything in a Stripe account that the product needs, and changes nothing that is there already.
 *
 * @module
 */
import type { Stripe } from "stripe";
import type { Product } from "../../../lib/payments/product.ts";
import { CURRENCY, PRODUCTS } from "../products.ts";
import { EVENT_TYPES } from "./stripe_events.ts";

export interface Account {
  client: Stripe;
  /** The version of Stripe's interface that our code is written for. */
  apiVersion: string;
  /** Public origin of the site. */
  appUrl: string;
}

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

function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "resource_missing";
}
