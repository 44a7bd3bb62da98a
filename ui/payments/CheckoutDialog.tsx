/** @module The provider's checkout within our page. */
import { useEffect, useRef, useState } from "react";
import { ownUrl } from "../../lib/auth/own_url.ts";
import { Alert } from "../components/Alert.tsx";
import { Button } from "../components/Button.tsx";
import { Dialog, DialogActions } from "../components/Dialog.tsx";
import { Spinner } from "../components/Spinner.tsx";
import type { EmbeddedCheckout } from "../../lib/payments/checkout.ts";
import { showCheckoutError, signInToBuy } from "./failures.ts";
import { listenToFrame } from "./frame_messages.ts";
import type { ProviderInfo } from "../../lib/payments/payment_data.ts";
import type { Product } from "../../lib/payments/product.ts";
import { t } from "../../lib/i18n/translate.ts";

export interface CheckoutDialogProps {
  product: Product;
  session: EmbeddedCheckout;
  payments: ProviderInfo;
  /** Shows the provider's own page instead. */
  onOpenWindow: () => void;
  onClose: () => void;
}

export default function CheckoutDialog(
  { product, session, payments, onOpenWindow, onClose }: CheckoutDialogProps,
) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="wide"
      title={t("Checkout: {product}", { product: product.name })}
      description={t(
        "Your payment takes place in this frame. If it stays empty, open it in a window of its own.",
      )}
    >
      {payments.provider === "demo"
        ? <DemoFrame session={session} />
        : <StripeFrame session={session} publishableKey={payments.publishableKey!} />}
      <DialogActions>
        <Button variant="quiet" onClick={onClose}>{t("Not now")}</Button>
        <Button variant="secondary" onClick={onOpenWindow}>{t("Open in a new window")}</Button>
      </DialogActions>
    </Dialog>
  );
}

/** The demo provider's page sends a message when it is done. */
function DemoFrame({ session: { sessionId } }: { session: EmbeddedCheckout }) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() =>
    listenToFrame(frame.current!, (message) => {
      if (message.payment === "left") location.assign(ownUrl(message.url));
      else signInToBuy({ status: 401 });
    }), []);
  return (
    <iframe
      ref={frame}
      src={`/demo-payment/${sessionId}?embedded=true`}
      title={t("Demo payment")}
      className={FRAME}
    />
  );
}

/** Stripe brings its own frame, and leads to the return URL itself. */
function StripeFrame(
  { session: { clientSecret }, publishableKey }: {
    session: EmbeddedCheckout;
    publishableKey: string;
  },
) {
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<"loading" | "shown" | "failed">("loading");

  useEffect(() => {
    let closed = false;
    let remove = () => {};
    mount().catch(() => {
      if (closed) return;
      setState("failed");
      showCheckoutError();
    });
    return () => {
      closed = true;
      remove();
    };

    async function mount() {
      const { openStripe } = await import("./stripe.ts");
      const stripe = await openStripe(publishableKey);
      const checkout = await stripe.createEmbeddedCheckoutPage({ clientSecret });
      // Stripe shows one checkout at a time; one that came too late must go again.
      remove = () => checkout.destroy();
      if (closed) return remove();
      checkout.mount(place.current!);
      setState("shown");
    }
  }, []);

  return (
    <>
      {state === "loading" && <Spinner label={t("Preparing your checkout...")} />}
      {state === "failed" && (
        <Alert tone="destructive" title={t("The checkout could not be shown here")}>
          {t("Please open it in a new window.")}
        </Alert>
      )}
      <div ref={place} hidden={state === "failed"} className={`${FRAME} overflow-y-auto`} />
    </>
  );
}

const FRAME = "h-[min(44rem,calc(100dvh-18rem))] min-h-64 w-full rounded-field";
