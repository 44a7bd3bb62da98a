/**
 * @module Buying a plan: in a dialog where there is room for one, otherwise on the provider's own page.
 */
import { type ComponentType, useEffect, useState } from "react";
import { lazyImport } from "../islands/lazy_import.ts";
import type { EmbeddedCheckout } from "../../lib/payments/checkout.ts";
import type { CheckoutDialogProps } from "./CheckoutDialog.tsx";
import { type CheckoutSession, goToProvider, openSession } from "./checkout_session.ts";
import { NO_CHECKOUT, NO_REDIRECT, showCheckoutError, showRefusal } from "./failures.ts";
import type { ProductId } from "../../lib/payments/product.ts";

/** From this width on a checkout fits into a dialog. */
const ROOM = "(min-width: 48rem)";

export interface Purchase {
  /** The plan whose checkout is on its way. */
  asked?: ProductId;
  /** The plan whose checkout is shown in a dialog, and that dialog. */
  shown?: { id: ProductId; session: EmbeddedCheckout; Dialog: ComponentType<CheckoutDialogProps> };
  buy: (id: ProductId) => Promise<void>;
  /** Shows the provider's page in a window of its own, in place of the dialog. */
  openWindow: () => Promise<void>;
  close: () => void;
}

/** `onRefused` hears that the server did not sell: something has changed meanwhile. */
export function usePurchase(onRefused: () => void): Purchase {
  const [asked, setAsked] = useState<ProductId>();
  const [shown, setShown] = useState<Purchase["shown"]>();

  // The back button may bring this page back as it was left, on the way to the provider.
  useEffect(() => {
    const settle = ({ persisted }: PageTransitionEvent) => persisted && setAsked(undefined);
    addEventListener("pageshow", settle);
    return () => removeEventListener("pageshow", settle);
  }, []);

  /** Undefined when it was refused, which a toast has said. */
  async function ask(id: ProductId, ui: "hosted" | "embedded") {
    const answer = await openSession(id, ui);
    if ("body" in answer) return answer.body;
    showRefusal(id, answer.problem);
    if (answer.problem.status === 409) onRefused();
  }

  async function buy(id: ProductId) {
    if (asked) return;
    setAsked(id);
    const session = await ask(id, matchMedia(ROOM).matches ? "embedded" : "hosted");
    // On the way to another page the button stays as it is.
    if (session && await go(id, session)) return;
    setAsked(undefined);
  }

  /** True when it leads away from this page. */
  async function go(id: ProductId, { url, sessionId, clientSecret }: CheckoutSession) {
    if (url !== undefined) {
      if (goToProvider(url)) return true;
      showCheckoutError(NO_REDIRECT);
    } else if (sessionId && clientSecret) {
      const module = await lazyImport(() => import("./CheckoutDialog.tsx"));
      const session = { sessionId, clientSecret };
      if (module) setShown({ id, session, Dialog: module.default });
    } else {
      showCheckoutError(NO_CHECKOUT);
    }
    return false;
  }

  async function openWindow() {
    if (!shown) return;
    // Opened at once: after the server's answer it would count as a popup and be blocked.
    const opened = open("", "_blank");
    const session = await ask(shown.id, "hosted");
    if (!session?.url) {
      opened?.close();
      if (session) showCheckoutError(NO_CHECKOUT);
      return;
    }
    if (!goToProvider(session.url, opened ?? undefined)) {
      opened?.close();
      return showCheckoutError(NO_REDIRECT);
    }
    setShown(undefined);
  }

  return { asked, shown, buy, openWindow, close: () => setShown(undefined) };
}
