/** @module Waits with a person for a payment to be confirmed. */
import { useEffect } from "react";
import type { ReturnedPurchase } from "../../lib/payments/payment_data.ts";
import type { PaymentState } from "./ReturnBanner.tsx";
import type { Purchases } from "./use_purchases.ts";

/**
 * Pauses between questions, in milliseconds: a bank answers soon, or only after the page is left.
 */
const PAUSES_MS = [2_000, 4_000, 8_000, 16_000, 32_000];

/** How the payment stands now that the page of `returned` has been made; undefined without one. */
export function useConfirmation(
  returned: ReturnedPurchase | undefined,
  { purchases, reload }: Purchases,
): PaymentState | undefined {
  const state = returned && paymentState(returned, purchases);
  const waits = state === "confirming";

  useEffect(() => {
    if (!waits) return;
    let timer: ReturnType<typeof setTimeout>;
    const askAfter = ([pause, ...later]: number[]) => {
      if (pause === undefined) return;
      timer = setTimeout(() => reload().then(() => askAfter(later)), pause);
    };
    askAfter(PAUSES_MS);
    return () => clearTimeout(timer);
  }, [waits]);

  return state;
}

/** How it stands by what a person has bought: a payment that failed bought nothing. */
export function paymentState(
  { id, state }: ReturnedPurchase,
  purchases: Purchases["purchases"],
): PaymentState {
  if (state === "paid") return "paid";
  switch (purchases.find((purchase) => purchase.id === id)?.status) {
    case "pending":
      return "confirming";
    case "active":
      return "paid";
    default:
      return "failed";
  }
}
