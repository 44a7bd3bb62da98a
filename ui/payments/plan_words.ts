/**
 * What plans promise, in the words people read.
 *
 * @module
 */
import type { Product } from "../../lib/payments/product.ts";

type PlanType = Product["type"];

/** The lines that say what kind of plan it is. */
export const FEATURES: Record<PlanType, readonly string[]> = {
  credit_pack: ["One-time purchase", "Generate in any style"],
  subscription: ["Monthly renewal", "Cancel anytime"],
  premium: ["Lifetime access", "Priority generation", "Exclusive styles"],
};

/** Stands beside the price. */
export const TERMS: Record<PlanType, string> = {
  credit_pack: "one-time",
  subscription: "per month",
  premium: "one-time",
};

/** What the button of a plan says. */
export const OFFERS: Record<PlanType, string> = {
  credit_pack: "Buy Credit Pack",
  subscription: "Subscribe",
  premium: "Get Premium",
};

/** E.g. "30 generations monthly". */
export function creditsOf({ type, generationCredits }: Product): string {
  return `${generationCredits} generations${type === "subscription" ? " monthly" : ""}`;
}
