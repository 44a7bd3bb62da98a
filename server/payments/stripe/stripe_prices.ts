/** @module The prices of Stripe's catalogue, held against our own price table: that one decides. */
import type { Stripe } from "stripe";
import type { ProductId } from "../../../lib/payments/product.ts";
import type { StripeConfig } from "../../config.ts";
import { CURRENCY, productOf } from "../products.ts";
import { idOf } from "./stripe_events.ts";

/**
 * The name of a product's price at Stripe, looked at once in this process. Throws when amount, currency,
 * interval or product are not those of our price table.
 */
export function checkedPrices(
  catalogue: StripeConfig["products"],
): (client: Stripe, productId: ProductId) => Promise<string> {
  const checked = new Set<ProductId>();
  return async function priceOf(client, productId) {
    const { price: name, product } = catalogue[productId];
    if (checked.has(productId)) return name;
    const price = await client.prices.retrieve(name);
    const { price: amount, type } = productOf(productId);
    const isRight = price.unit_amount === amount && price.currency === CURRENCY &&
      idOf(price.product) === product &&
      (price.recurring?.interval ?? null) === (type === "subscription" ? "month" : null);
    if (!isRight) throw new Error(`${name} is not the price of ${product}: ${amount} ${CURRENCY}.`);
    checked.add(productId);
    return name;
  };
}
