/** @module How likely each look is. */
import { t, tn } from "../../lib/i18n/translate.ts";
import type { LookOdds } from "../../lib/kittens/kittens.ts";
import { oddsText } from "../../lib/kittens/odds_text.ts";
import { Card } from "../../ui/components/Card.tsx";

/** Looks that are shown at once; the others are folded away. */
const SHOWN = 10;

export function OddsList({ odds }: { odds: LookOdds[] }) {
  const rest = odds.slice(SHOWN);
  return (
    <Card as="section" aria-labelledby="odds" className="grid gap-4">
      <h2 id="odds">{t("What they may look like")}</h2>
      <Looks odds={odds.slice(0, SHOWN)} />
      {rest.length > 0 && (
        <details>
          <summary className="cursor-pointer font-display font-medium">
            {tn(rest.length, "{n} rarer look", "{n} rarer looks")}
          </summary>
          <div className="mt-4">
            <Looks odds={rest} />
          </div>
        </details>
      )}
    </Card>
  );
}

function Looks({ odds }: { odds: LookOdds[] }) {
  return (
    <dl className="grid gap-x-10 gap-y-1 sm:grid-cols-2">
      {odds.map(({ look, chance }) => (
        <div
          key={look}
          className="flex items-baseline justify-between gap-4 border-b border-line py-1.5"
        >
          <dt>{look[0]!.toUpperCase() + look.slice(1)}</dt>
          <dd className="shrink-0 text-muted tabular-nums">{oddsText(chance)}</dd>
        </div>
      ))}
    </dl>
  );
}
