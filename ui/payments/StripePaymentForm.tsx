/**
 * @module Our checkout's form while Stripe takes the payments: the fields are Stripe's own, so that no
 * number of a card ever comes to us.
 */
import type { Stripe, StripeElements } from "@stripe/stripe-js";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Alert } from "../components/Alert.tsx";
import { Button } from "../components/Button.tsx";
import { Spinner } from "../components/Spinner.tsx";
import { paidUrl } from "../../lib/payments/checkout.ts";
import {
  arriveAfterPaying,
  CHARGED_NOW,
  PAY,
  PAYING,
  type PaymentFormProps,
  showPaymentError,
  showPaymentFailed,
} from "./payment_form.ts";
import { openStripe } from "./stripe.ts";
import { stripeAppearance } from "./stripe_appearance.ts";
import { t } from "../../lib/i18n/translate.ts";

export default function StripePaymentForm(
  { product, payments, clientSecret, onUnavailable }: PaymentFormProps,
) {
  const place = useRef<HTMLDivElement>(null);
  const stripe = useRef<{ stripe: Stripe; elements: StripeElements }>(null);
  const [ready, setReady] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  useEffect(() => {
    mount().catch(onUnavailable);

    async function mount() {
      const opened = await openStripe(payments.publishableKey!);
      const elements = opened.elements({ clientSecret, appearance: stripeAppearance() });
      const fields = elements.create("payment");
      fields.on("ready", () => setReady(true));
      fields.on("loaderror", onUnavailable);
      fields.mount(place.current!);
      stripe.current = { stripe: opened, elements };
    }
  }, []);

  async function pay(event: FormEvent) {
    event.preventDefault();
    if (busy || !stripe.current) return;
    setBusy(true);
    setRefusal(undefined);
    try {
      // Undefined when the payment has come through: the page is left.
      const reason = await confirm(stripe.current, paidUrl(product.id));
      if (reason === undefined) return;
      setRefusal(reason);
      showPaymentFailed(reason);
    } catch {
      showPaymentError();
    }
    setBusy(false);
  }

  return (
    <form onSubmit={pay} className="grid gap-5">
      {!ready && <Spinner label={t("Initializing payment system...")} />}
      <div ref={place} />
      {refusal && <Alert tone="destructive" title={t("Not paid")}>{refusal}</Alert>}
      <Button type="submit" size="large" busy={busy} disabled={!ready}>
        {t(busy ? PAYING : PAY)}
      </Button>
      <p className="text-center text-base text-muted">{t(CHARGED_NOW)}</p>
    </form>
  );
}

/** Pays with what the fields hold, and goes on to `url`. Returns why it was refused. */
async function confirm(
  { stripe, elements }: { stripe: Stripe; elements: StripeElements },
  url: string,
): Promise<string | undefined> {
  const { error, paymentIntent } = await stripe.confirmPayment({
    elements,
    confirmParams: { return_url: location.origin + url },
    // A card that needs no further page brings us back here at once.
    redirect: "if_required",
  });
  if (error) return error.message ?? t("Your payment was refused.");
  arriveAfterPaying(url, { confirmed: paymentIntent.status === "succeeded" });
}
