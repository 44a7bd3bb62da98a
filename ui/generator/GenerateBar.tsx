/**
 * @module The button that draws, with what it costs. It stays in reach: at the foot of the window on a
 * phone, at the foot of the controls on a wide screen.
 */
import { useStore } from "../islands/use_store.ts";
import type { User } from "../../lib/user.ts";
import { Button } from "../components/Button.tsx";
import { costOf, priceFor } from "./cost.ts";
import type { GeneratorStore } from "./generator_store.ts";
import { t } from "../../lib/i18n/translate.ts";

export interface GenerateBarProps {
  store: GeneratorStore;
  user: User | null;
  /** Id of the form it sends. */
  form: string;
}

export function GenerateBar({ store, user, form }: GenerateBarProps) {
  const cost = costOf(useStore(store.$draft));
  const drawing = useStore(store.$drawing).state === "drawing";
  return (
    <div data-foot-bar="1" className={BAR}>
      <Button type="submit" form={form} size="large" busy={drawing} className="w-full flex-wrap">
        {drawing ? t("Generating...") : t("Generate Character")}
        {!drawing && (
          <span className="rounded-full bg-surface/70 px-2.5 py-0.5 text-sm text-ink">
            {priceFor(user, cost)}
          </span>
        )}
      </Button>
    </div>
  );
}

// Last in the column, whatever the order of the document: it sticks as long as the column is in view.
const BAR = "sticky bottom-2 z-20 order-last rounded-card border border-line bg-surface/95 p-2.5 " +
  "shadow-float lg:bottom-3";
