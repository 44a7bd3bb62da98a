/** @module The cards of the demo, each a click away. */
import { TEST_CARDS } from "../../../lib/payments/demo_payment.ts";
import { t } from "../../../lib/i18n/translate.ts";

export interface TestCardsProps {
  onPick: (number: string) => void;
}

export function TestCards({ onPick }: TestCardsProps) {
  return (
    <fieldset className="min-w-0 rounded-field border border-dashed border-edge px-4 pt-1 pb-3">
      <legend className="px-1.5 text-base font-medium">{t("Cards to try")}</legend>
      <ul className="grid">
        {TEST_CARDS.map(({ number, ending }) => (
          <li key={number}>
            <button
              type="button"
              onClick={() => onPick(number)}
              className="flex min-h-9 w-full cursor-pointer flex-wrap items-baseline justify-between gap-x-3 rounded-lg px-1.5 py-1 text-left hover:bg-sunken"
            >
              <span className="font-display font-medium tabular-nums">{number}</span>
              <span className="text-sm text-muted">{t(ending)}</span>
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
