/** @module The entries of the statement, each with the balance after it. */
import type { LedgerEntry } from "../../lib/credits.ts";
import { formatDate } from "../format/format_date.ts";
import { entryWords, signedAmount } from "./entry_words.ts";
import { EmptyState } from "../components/EmptyState.tsx";
import { t } from "../../lib/i18n/translate.ts";

export function Entries({ entries }: { entries: LedgerEntry[] }) {
  if (entries.length > 0) return <EntryTable entries={entries} />;
  return (
    <EmptyState title={t("Nothing has happened yet")}>
      <p>{t("Every generation you get or spend will be written down here.")}</p>
    </EmptyState>
  );
}

function EntryTable({ entries }: { entries: LedgerEntry[] }) {
  return (
    <table className="w-full text-left">
      <caption className="sr-only">
        {t("Every change of your generations, the newest first")}
      </caption>
      <thead>
        <tr className="border-b border-line font-display text-base text-muted">
          <th scope="col" className={`${CELL} font-medium max-sm:hidden`}>{t("Date")}</th>
          <th scope="col" className={`${CELL} font-medium`}>{t("What for")}</th>
          <th scope="col" className={`${CELL} text-right font-medium`}>{t("Amount")}</th>
          <th scope="col" className={`${CELL} text-right font-medium`}>{t("Balance")}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry, index) => (
          // Entries never change and are only added at the end, so their place is their name.
          <tr key={index} className="border-b border-line last:border-0">
            <td className={`${CELL} text-muted max-sm:hidden`}>
              <time dateTime={entry.at}>{formatDate(entry.at)}</time>
            </td>
            <td className={`${CELL} wrap-anywhere`}>
              {entryWords(entry)}
              <time dateTime={entry.at} className="block text-sm text-muted sm:hidden">
                {formatDate(entry.at)}
              </time>
            </td>
            <td
              className={`${CELL} text-right font-display font-medium tabular-nums ${
                entry.amount > 0 ? "text-success" : ""
              }`}
            >
              {signedAmount(entry.amount)}
            </td>
            <td className={`${CELL} text-right font-display tabular-nums`}>{entry.balanceAfter}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const CELL = "py-3 pr-3 last:pr-0 align-top";
