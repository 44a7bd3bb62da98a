/** @module Purchases, one below the other. */
import type { PurchaseSummary } from "../../lib/admin/admin_data.ts";
import { msg, t } from "../../lib/i18n/translate.ts";
import { entryWords } from "../../ui/credits/entry_words.ts";
import type { SubscriptionStatus } from "../../lib/payments/subscription.ts";
import { Badge } from "../../ui/components/Badge.tsx";
import { STATUS_TONES } from "../../ui/payments/status_tones.ts";
import { AccountLink, Moment } from "./parts.tsx";
import { type Column, Table } from "./Table.tsx";

export const STATUS_NAMES: Record<SubscriptionStatus, string> = {
  pending: msg("pending"),
  active: msg("active"),
  past_due: msg("past due"),
  unpaid: msg("unpaid"),
  canceled: msg("cancelled"),
  refunded: msg("refunded"),
};

const COLUMNS: Column<PurchaseSummary>[] = [
  { head: msg("Ordered (UTC)"), cell: ({ createdAt }) => <Moment at={createdAt} /> },
  { head: msg("Account"), cell: ({ account }) => <AccountLink {...account} /> },
  { head: msg("Product"), cell: ({ productId }) => entryWords({ kind: productId }) },
  {
    head: msg("State"),
    cell: ({ status }) => <Badge tone={STATUS_TONES[status]}>{t(STATUS_NAMES[status])}</Badge>,
  },
  { head: msg("Price"), cell: ({ price }) => pounds(price), figures: true },
  { head: msg("Payments"), cell: ({ payments }) => payments, figures: true },
  {
    head: msg("Generations"),
    cell: ({ credits, takenBack }) => takenBack ? `${credits} − ${takenBack}` : credits,
    figures: true,
  },
  {
    head: msg("Order id"),
    cell: ({ id, provider, reference }) => (
      <span className="text-sm text-muted">
        <span className="block font-mono">{id}</span>
        {reference && <span className="block font-mono break-all">{reference}</span>}
        {!reference && provider}
      </span>
    ),
    wide: true,
  },
];

export function PurchaseTable(
  { purchases, empty }: { purchases: readonly PurchaseSummary[]; empty: string },
) {
  return <Table label={t("Purchases")} columns={COLUMNS} rows={purchases} empty={empty} />;
}

function pounds(pence: number): string {
  return `£${(pence / 100).toFixed(2)}`;
}
