/** @module Stripe's own script. It comes from Stripe alone, and only just before paying. */
import type { Stripe } from "@stripe/stripe-js";
// The plain entry would load the script as soon as it is imported.
import { loadStripe } from "@stripe/stripe-js/pure";

/** Loads it for this account. Rejects when it does not come. */
export async function openStripe(publishableKey: string): Promise<Stripe> {
  const stripe = await loadStripe(publishableKey);
  if (!stripe) throw new Error("Stripe serves browsers only");
  return stripe;
}
