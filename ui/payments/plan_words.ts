/** @module What plans promise, in the words people read. */
import type { Product } from "../../lib/payments/product.ts";
import { msg, t } from "../../lib/i18n/translate.ts";
import { countGenerations } from "../credits/entry_words.ts";

type PlanType = Product["type"];

/** The lines that say what kind of plan it is. */
export const FEATURES: Record<PlanType, readonly string[]> = {
  credit_pack: [msg("One-time purchase"), msg("Generate in any style")],
  subscription: [msg("Monthly renewal"), msg("Cancel anytime")],
  premium: [msg("Lifetime access"), msg("Priority generation"), msg("Exclusive styles")],
};

/** Stands beside the price. */
export const TERMS: Record<PlanType, string> = {
  credit_pack: msg("one-time"),
  subscription: msg("per month"),
  premium: msg("one-time"),
};

/** What the button of a plan says. */
export const OFFERS: Record<PlanType, string> = {
  credit_pack: msg("Buy Credit Pack"),
  subscription: msg("Subscribe"),
  premium: msg("Get Premium"),
};

/** E.g. "30 generations monthly". */
export function creditsOf({ type, generationCredits }: Product): string {
  return type === "subscription"
    ? t("{n} generations monthly", { n: generationCredits })
    : countGenerations(generationCredits);
}
