/**
 * @module What can be done with a plan besides buying and ending it: it is resumed, and its card replaced
 * at the provider's customer portal.
 */
import { useEffect, useState } from "react";
import { callApi } from "../api/api.ts";
import { signInAgain } from "../session/expiry.ts";
import { showToast } from "../toast/toast.ts";
import type { HostedCheckout } from "../../lib/payments/checkout.ts";
import type { Subscription } from "../../lib/payments/subscription.ts";
import { goToProvider } from "./checkout_session.ts";
import { t } from "../../lib/i18n/translate.ts";

export interface PlanActions {
  busy?: "resume" | "portal";
  resume: () => Promise<void>;
  /** Goes to the provider's page with cards and invoices. */
  openPortal: () => Promise<void>;
}

/** `reload` asks for the purchases anew: something has changed. */
export function usePlanActions(reload: () => Promise<void>): PlanActions {
  const [busy, setBusy] = useState<PlanActions["busy"]>();

  // The back button may bring this page back as it was left, on the way to the provider.
  useEffect(() => {
    const settle = ({ persisted }: PageTransitionEvent) => persisted && setBusy(undefined);
    addEventListener("pageshow", settle);
    return () => removeEventListener("pageshow", settle);
  }, []);

  async function resume() {
    if (busy) return;
    setBusy("resume");
    const answer = await callApi<Subscription>("/api/subscription/resume", { method: "POST" });
    if ("body" in answer) {
      const description = t("It is renewed each month again.");
      showToast({ title: t("Plan resumed"), description, tone: "success" });
    } else if (signInAgain(answer.problem)) return;
    else fail(t("The plan could not be resumed"), answer.problem.message);
    await reload();
    setBusy(undefined);
  }

  async function openPortal() {
    if (busy) return;
    setBusy("portal");
    const answer = await callApi<HostedCheckout>("/api/subscription/portal", { method: "POST" });
    // On the way to another page the button stays as it is.
    if ("body" in answer && goToProvider(answer.body.url)) return;
    if ("problem" in answer && signInAgain(answer.problem)) return;
    fail(
      t("Cards and invoices could not be opened"),
      "problem" in answer ? answer.problem.message : "",
    );
    setBusy(undefined);
  }

  return { ...(busy && { busy }), resume, openPortal };
}

function fail(title: string, reason: string): void {
  showToast({ title, description: reason || t("Please try again."), tone: "destructive" });
}
