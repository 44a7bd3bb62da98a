/** @module The question a bank asks before it pays. */
import { useEffect, useId, useRef, useState } from "react";
import { Button } from "../../components/Button.tsx";
import { LineIcon } from "../../components/LineIcon.tsx";
import { formatPrice } from "../price.ts";
import { t } from "../../../lib/i18n/translate.ts";
import { Trans } from "../../components/Trans.tsx";

export interface ConfirmationProps {
  /** What is paid for. */
  name: string;
  /** In pence. */
  amount: number;
  onConfirm: () => void;
  onDecline: () => void;
}

export function Confirmation({ name, amount, onConfirm, onDecline }: ConfirmationProps) {
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const [busy, setBusy] = useState(false);

  // It takes the place of the button that was pressed.
  useEffect(() => title.current!.focus(), []);

  /** Whatever comes of it takes the place of the question. */
  function confirm() {
    setBusy(true);
    onConfirm();
  }

  return (
    <section
      aria-labelledby={id}
      className="grid justify-items-center gap-4 rounded-field border border-line bg-sunken p-5 text-center"
    >
      <LineIcon
        path="M12 3 5 6v5.500c0 4.300 2.900 7.700 7 9.500 4.100-1.800 7-5.200 7-9.500V6l-7-3Zm-3 9 2.200 2.200L15.500 10"
        className="size-12 text-accent-ink"
      />
      <h2 id={id} ref={title} tabIndex={-1} className="text-xl outline-none">
        {t("Do you confirm this payment?")}
      </h2>
      <p>
        <Trans
          text="Your bank wants to be sure that it is you who pays {price} for {product}."
          values={{ price: <strong>{formatPrice(amount)}</strong>, product: name }}
        />
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button variant="secondary" onClick={onDecline}>{t("Decline")}</Button>
        <Button busy={busy} onClick={confirm}>{t("Confirm payment")}</Button>
      </div>
    </section>
  );
}
