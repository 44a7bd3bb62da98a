/** @module The balance in large figures. */
import type { Balance } from "../../lib/credits.ts";
import { tn } from "../../lib/i18n/translate.ts";

export function BalanceFigures({ available, held }: Balance) {
  return (
    <div className="grid gap-2">
      <p className="flex items-baseline gap-2.5">
        <span className="font-display text-6xl leading-none font-semibold text-accent-ink tabular-nums">
          {available}
        </span>
        <span className="font-display text-lg font-medium">
          {tn(available, "generation left", "generations left")}
        </span>
      </p>
      {held > 0 && (
        <p className="text-muted">
          {tn(
            held,
            "{n} more is held for pictures being drawn right now.",
            "{n} more are held for pictures being drawn right now.",
          )}
        </p>
      )}
    </div>
  );
}
