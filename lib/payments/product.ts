/**
 * What is sold.
 *
 * @module
 */

/** Names of kinds, so that a link never depends on a provider's account. */
export const PRODUCT_IDS = ["credit_pack", "monthly", "premium_lifetime"] as const;
export type ProductId = (typeof PRODUCT_IDS)[number];

export interface Product {
  id: ProductId;
  name: string;
  description: string;
  /** In pence. */
  price: number;
  type: "credit_pack" | "subscription" | "premium";
  /** Credits for each payment. */
  generationCredits: number;
}

/** Whether a text from outside names a product. */
export function isProductId(text: unknown): text is ProductId {
  return PRODUCT_IDS.some((id) => id === text);
}
