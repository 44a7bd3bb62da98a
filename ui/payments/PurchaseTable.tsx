/** @module Everything a person has bought: "Your Subscriptions". */
import { formatDay } from "../format/format_date.ts";
import { Badge } from "../components/Badge.tsx";
import { STATUS_TONES } from "./status_tones.ts";
import { EmptyState } from "../components/EmptyState.tsx";
import type { Product } from "../../lib/payments/product.ts";
import type { Subscription, SubscriptionStatus } from "../../lib/payments/subscription.ts";
import { msg, t } from "../../lib/i18n/translate.ts";

export interface PurchaseTableProps {
  purchases: readonly Subscription[];
  products: readonly Product[];
  /** Payments of the demo provider, by purchase. */
  demoPayments?: Readonly<Record<string, string>>;
}

/** The id of its heading names it. */
export function PurchaseTable({ purchases, products, demoPayments }: PurchaseTableProps) {
  if (purchases.length === 0) {
    return (
      <EmptyState title={t("Nothing bought yet")}>
        <p>{t("Whatever you buy will be listed here, with what is left of it.")}</p>
      </EmptyState>
    );
  }
  const names = new Map(products.map(({ id, name }) => [id, name]));
  return (
    <table className="w-full text-left">
      <caption className="sr-only">{t("Everything you have bought, the newest first")}</caption>
      <thead>
        <tr className="border-b border-line font-display text-base text-muted">
          <th scope="col" className={`${CELL} font-medium`}>{t("Type")}</th>
          <th scope="col" className={`${CELL} font-medium max-sm:hidden`}>{t("Status")}</th>
          <th scope="col" className={`${CELL} font-medium max-sm:hidden`}>{t("Start date")}</th>
          <th scope="col" className={`${CELL} text-right font-medium`}>{t("Remaining")}</th>
          <th scope="col" className={`${CELL} text-right font-medium`}>{t("Total")}</th>
        </tr>
      </thead>
      <tbody>
        {purchases.map((purchase) => {
          const { id, type, startDate } = purchase;
          const payment = demoPayments?.[id];
          const date = <time dateTime={startDate}>{formatDay(startDate)}</time>;
          return (
            <tr key={id} className="border-b border-line last:border-0">
              <td className={CELL}>
                <span className="font-display font-medium">{names.get(type) ?? type}</span>
                <span className="mt-1 grid justify-items-start gap-1 text-sm text-muted sm:hidden">
                  <Status {...purchase} />
                  {date}
                </span>
                {payment && (
                  <a
                    href={`/demo-payment/${payment}`}
                    className="block w-fit text-sm text-accent-ink underline underline-offset-4 hover:decoration-2"
                  >
                    {t("Demo payment")}
                  </a>
                )}
              </td>
              <td className={`${CELL} max-sm:hidden`}>
                <Status {...purchase} />
              </td>
              <td className={`${CELL} text-muted max-sm:hidden`}>{date}</td>
              <td className={`${CELL} text-right font-display tabular-nums`}>
                {purchase.generationsRemaining}
              </td>
              <td className={`${CELL} text-right font-display tabular-nums`}>
                {purchase.generationsTotal}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Status({ status, endDate }: Pick<Subscription, "status" | "endDate">) {
  const words = status === "active" && endDate
    ? t("ends {day}", { day: formatDay(endDate) })
    : t(STATUS_WORDS[status]);
  return <Badge tone={STATUS_TONES[status]}>{words}</Badge>;
}

const STATUS_WORDS: Record<SubscriptionStatus, string> = {
  pending: msg("being confirmed"),
  active: msg("active"),
  past_due: msg("payment overdue"),
  unpaid: msg("payment failed"),
  canceled: msg("canceled"),
  refunded: msg("refunded"),
};

const CELL = "py-3 pr-3 last:pr-0 align-top";
