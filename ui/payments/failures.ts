/**
 * The toasts for a purchase that does not get under way.
 *
 * @module
 */
import type { ApiProblem } from "../api/api.ts";
import { loginUrl } from "../../lib/auth/login_url.ts";
import { keepToast, type KeptToast, showToast } from "../toast/toast.ts";
import type { ProductId } from "../../lib/payments/product.ts";

/** The answer names neither a page to go to nor a session to show. */
export const NO_CHECKOUT = "No checkout information provided";

/** The provider's page cannot be gone to. */
export const NO_REDIRECT = "Problem redirecting to checkout. Please try again.";

const NOT_INITIATED = "Failed to initiate checkout";

const REFUSALS: Record<ProductId, { title: string; fallback: string }> = {
  credit_pack: { title: "Purchase failed", fallback: "Failed to purchase credit pack" },
  monthly: { title: "Subscription failed", fallback: "Failed to activate subscription" },
  premium_lifetime: { title: "Purchase failed", fallback: "Failed to purchase premium" },
};

/** Says why the server did not sell the plan; goes to sign in when that is the reason. */
export function showRefusal(id: ProductId, problem: ApiProblem): void {
  if (signInToBuy(problem)) return;
  if (problem.status === 0) return showCheckoutError(problem.message);
  const { title, fallback } = REFUSALS[id];
  showToast({ title, description: problem.message || fallback, tone: "destructive" });
}

/** Says that the way to the provider is blocked. */
export function showCheckoutError(description: string = NOT_INITIATED): void {
  showToast({ title: "Error", description, tone: "destructive" });
}

/** Goes to sign in, and back to this very page, when that is what is missing. True when it does. */
export function signInToBuy({ status }: Pick<ApiProblem, "status">): boolean {
  if (status !== 401) return false;
  keepToast(LOGIN_NEEDED);
  location.assign(loginUrl());
  return true;
}

const LOGIN_NEEDED: KeptToast = {
  title: "Please log in",
  description: "You need to be logged in to purchase a subscription.",
  tone: "destructive",
};
