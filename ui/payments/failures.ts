/** @module The toasts for a purchase that does not get under way. */
import type { ApiProblem } from "../api/api.ts";
import { loginUrl } from "../../lib/auth/login_url.ts";
import { keepToast, showToast } from "../toast/toast.ts";
import type { ProductId } from "../../lib/payments/product.ts";
import { msg, t } from "../../lib/i18n/translate.ts";

/** The answer names neither a page to go to nor a session to show. */
export const NO_CHECKOUT = msg("No checkout information provided");

/** The provider's page cannot be gone to. */
export const NO_REDIRECT = msg("Problem redirecting to checkout. Please try again.");

const NOT_INITIATED = msg("Failed to initiate checkout");

const REFUSALS: Record<ProductId, { title: string; fallback: string }> = {
  credit_pack: { title: msg("Purchase failed"), fallback: msg("Failed to purchase credit pack") },
  monthly: { title: msg("Subscription failed"), fallback: msg("Failed to activate subscription") },
  premium_lifetime: { title: msg("Purchase failed"), fallback: msg("Failed to purchase premium") },
};

/** Says why the server did not sell the plan; goes to sign in when that is the reason. */
export function showRefusal(id: ProductId, problem: ApiProblem): void {
  if (signInToBuy(problem)) return;
  if (problem.status === 0) return showCheckoutError(problem.message);
  const { title, fallback } = REFUSALS[id];
  showToast({ title: t(title), description: problem.message || t(fallback), tone: "destructive" });
}

/** Says that the way to the provider is blocked. */
export function showCheckoutError(description: string = NOT_INITIATED): void {
  showToast({ title: t("Error"), description: t(description), tone: "destructive" });
}

/** Goes to sign in, and back to this very page, when that is what is missing. True when it does. */
export function signInToBuy({ status }: Pick<ApiProblem, "status">): boolean {
  if (status !== 401) return false;
  keepToast({
    title: t("Please log in"),
    description: t("You need to be logged in to purchase a subscription."),
    tone: "destructive",
  });
  location.assign(loginUrl());
  return true;
}
