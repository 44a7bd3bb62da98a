/**
 * @module The price table: the only place that knows what something costs and what one gets for it.
 */
import {
  isProductId,
  type Product,
  PRODUCT_IDS,
  type ProductId,
} from "../../lib/payments/product.ts";
import { Failure } from "../failures/failure.ts";
import { msg, t } from "../../lib/i18n/translate.ts";

/** All prices are in pounds. */
export const CURRENCY = "gbp";

const TABLE: Record<ProductId, Product> = {
  credit_pack: {
    id: "credit_pack",
    name: msg("Credit Pack"),
    description: msg("30 character generations to use whenever you like"),
    price: 499,
    type: "credit_pack",
    generationCredits: 30,
  },
  monthly: {
    id: "monthly",
    name: msg("Monthly Subscription"),
    description: msg("30 character generations every month, cancel anytime"),
    price: 499,
    type: "subscription",
    generationCredits: 30,
  },
  premium_lifetime: {
    id: "premium_lifetime",
    name: msg("Premium Lifetime"),
    description: msg("100 character generations, priority queue and exclusive premium styles"),
    price: 1999,
    type: "premium",
    generationCredits: 100,
  },
};

/** The three products, in the order they are shown. */
export const PRODUCTS: readonly Product[] = PRODUCT_IDS.map((id) => TABLE[id]);

/** The product in the language of the reader. */
export function shownProduct(product: Product): Product {
  return { ...product, name: t(product.name), description: t(product.description) };
}

/** The row of the price table. */
export function productOf(id: ProductId): Product {
  return TABLE[id];
}

/** The product that a text from outside names. Throws `notFound` when it names none. */
export function productNamed(id: string): Product {
  if (isProductId(id)) return TABLE[id];
  throw new Failure("notFound", t("There is no such product."));
}
