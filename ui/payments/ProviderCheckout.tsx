/**
 * @module The way to the provider's page, where only that page knows what is to be paid: taxes follow the
 * address, which it asks for.
 */
import { useState } from "react";
import { Button } from "../components/Button.tsx";
import type { Product } from "../../lib/payments/product.ts";
import { goToProvider, openSession } from "./checkout_session.ts";
import { NO_CHECKOUT, NO_REDIRECT, showCheckoutError, showRefusal } from "./failures.ts";
import { t } from "../../lib/i18n/translate.ts";

export function ProviderCheckout({ product }: { product: Product }) {
  const [busy, setBusy] = useState(false);

  async function go() {
    if (busy) return;
    setBusy(true);
    const answer = await openSession(product.id, "hosted");
    // On the way to another page the button stays as it is.
    if ("body" in answer && answer.body.url && goToProvider(answer.body.url)) return;
    if ("problem" in answer) showRefusal(product.id, answer.problem);
    else showCheckoutError(answer.body.url ? NO_REDIRECT : NO_CHECKOUT);
    setBusy(false);
  }

  return (
    <div className="grid gap-5">
      <p className="text-lg">
        {t(
          "You pay on our payment provider's page. It works out the taxes of where you live and shows the total before you pay.",
        )}
      </p>
      <Button size="large" busy={busy} onClick={go}>
        {busy ? t("Opening checkout...") : t("Continue to payment")}
      </Button>
    </div>
  );
}
