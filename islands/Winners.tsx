/** @module The winners of a closed month. */
import type { Submission } from "../lib/contest/submission.ts";
import { WinnerCard } from "../ui/contest/WinnerCard.tsx";
import { t } from "../lib/i18n/translate.ts";

export interface WinnersProps {
  /** In the order of their ranks; at least one. */
  winners: Submission[];
}

export default function Winners({ winners }: WinnersProps) {
  return (
    <ol
      aria-label={t("Winners")}
      className="grid gap-6 pt-9 sm:auto-rows-fr sm:grid-cols-2 lg:grid-cols-3"
    >
      {winners.map((entry, index) => (
        <WinnerCard key={entry.id} entry={entry} rank={entry.rank ?? index + 1} />
      ))}
    </ol>
  );
}
