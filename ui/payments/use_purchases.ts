/**
 * @module What a person has bought, as it is now: payments are confirmed, and plans end, while the page is
 * open.
 */
import { useEffect, useState } from "react";
import { callApi } from "../api/api.ts";
import { refreshUser } from "../session/user_store.ts";
import type { Subscription } from "../../lib/payments/subscription.ts";
import { showFailure } from "../session/failure.ts";
import { msg } from "../../lib/i18n/translate.ts";

export interface Purchases {
  purchases: readonly Subscription[];
  /** Whether they are being loaded. */
  loading: boolean;
  /** Asks for them and for the balance anew. */
  reload: () => Promise<void>;
}

/** Starts from what the server has put into the page; a reload that fails shows a toast and changes nothing. */
export function usePurchases(fromServer: readonly Subscription[]): Purchases {
  const [purchases, setPurchases] = useState(fromServer);
  const [loading, setLoading] = useState(false);

  async function reload() {
    setLoading(true);
    const answer = await callApi<Subscription[]>("/api/user/subscriptions");
    // Only then, or a payment that arrived in between would be in the list and not in the balance.
    if ("body" in answer) await refreshUser();
    setLoading(false);
    if ("body" in answer) return setPurchases(answer.body);
    showFailure(answer.problem, { title: msg("Your subscriptions could not be loaded") });
  }

  // The person comes back from the provider's page, by the back button or from another window.
  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && reload();
    addEventListener("pageshow", comeBack);
    return () => removeEventListener("pageshow", comeBack);
  }, []);

  return { purchases, loading, reload };
}
