/** @module Every payment of a person, as the demo's customer portal lists them. */
import { formatDay } from "../../format/format_date.ts";
import { Badge, type BadgeProps } from "../../components/Badge.tsx";
import type { DemoInvoice } from "../../../lib/payments/demo_payment.ts";
import { formatPrice } from "../price.ts";
import { msg, t } from "../../../lib/i18n/translate.ts";

export function InvoiceTable({ invoices }: { invoices: readonly DemoInvoice[] }) {
  if (invoices.length === 0) return <p className="text-muted">{t("Nothing has been paid yet.")}</p>;
  return (
    <table className="w-full text-left">
      <caption className="sr-only">{t("Everything that was paid, the newest first")}</caption>
      <thead>
        <tr className="border-b border-line font-display text-base text-muted">
          <th scope="col" className={`${CELL} font-medium`}>{t("Date")}</th>
          <th scope="col" className={`${CELL} font-medium`}>{t("For")}</th>
          <th scope="col" className={`${CELL} font-medium max-sm:hidden`}>{t("State")}</th>
          <th scope="col" className={`${CELL} text-right font-medium`}>{t("Amount")}</th>
        </tr>
      </thead>
      <tbody>
        {invoices.map(({ id, at, name, amount, state }) => (
          <tr key={id} className="border-b border-line last:border-0">
            <td className={`${CELL} wrap-anywhere text-muted`}>
              <time dateTime={at}>{formatDay(at)}</time>
            </td>
            <td className={CELL}>
              <span className="font-display font-medium wrap-anywhere">{name}</span>
              <span className="mt-1 block sm:hidden">
                <Badge tone={TONES[state]}>{t(STATES[state])}</Badge>
              </span>
            </td>
            <td className={`${CELL} max-sm:hidden`}>
              <Badge tone={TONES[state]}>{t(STATES[state])}</Badge>
            </td>
            <td className={`${CELL} text-right font-display tabular-nums`}>
              {formatPrice(amount)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const STATES: Record<DemoInvoice["state"], string> = {
  paid: msg("paid"),
  refunded: msg("refunded"),
  disputed: msg("disputed"),
};

const TONES: Record<DemoInvoice["state"], BadgeProps["tone"]> = {
  paid: "success",
  refunded: "neutral",
  disputed: "danger",
};

const CELL = "py-3 pr-3 last:pr-0 align-top";
