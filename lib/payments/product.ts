/** @module What is sold. */

/** Names of kinds, so that a link never depends on a provider's account. */
export const PRODUCT_IDS = ["credit_pack", "monthly", "premium_lifetime"] as const;
/** One of {@link PRODUCT_IDS}. */
export type ProductId = (typeof PRODUCT_IDS)[number];

/** Something that is sold. */
export interface Product {
  /** Of the kind, the same with every provider. */
  id: ProductId;
  /** What it is called on screen. */
  name: string;
  /** One sentence about it. */
  description: string;
  /** In pence. */
  price: number;
  /** Bought as often as one likes, paid each month, or bought once. */
  type: "credit_pack" | "subscription" | "premium";
  /** Credits for each payment. */
  generationCredits: number;
}

/** Whether a text from outside names a product. */
export function isProductId(text: unknown): text is ProductId {
  return PRODUCT_IDS.some((id) => id === text);
}
