/**
 * @module Asking the server to sell a plan: it answers with the provider's own page, or with a session to
 * be shown within ours.
 */
import { type ApiAnswer, callApi } from "../api/api.ts";
import type { EmbeddedCheckout, HostedCheckout } from "../../lib/payments/checkout.ts";
import type { ProductId } from "../../lib/payments/product.ts";

/** Either of the two; neither, should the server forget both. */
export type CheckoutSession = Partial<HostedCheckout & EmbeddedCheckout>;

const ADDRESSES: Record<ProductId, string> = {
  credit_pack: "/api/subscription/credit-pack",
  monthly: "/api/subscription/monthly",
  premium_lifetime: "/api/subscription/premium-lifetime",
};

/** Starts the purchase of a plan. */
export function openSession(
  id: ProductId,
  ui: "hosted" | "embedded",
): Promise<ApiAnswer<CheckoutSession>> {
  const url = ADDRESSES[id] + (ui === "embedded" ? "?ui=embedded" : "");
  return callApi<CheckoutSession>(url, { method: "POST" });
}

/** Leads `view`, a window, to the provider's page. False when that is no URL to go to. */
export function goToProvider(url: string, view: Window = globalThis.window): boolean {
  const target = URL.parse(url, location.href);
  if (target?.protocol !== "https:" && target?.origin !== location.origin) return false;
  view.location.assign(target);
  return true;
}
