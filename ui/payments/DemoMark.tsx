/** @module Says on every screen of the demo provider that no money moves. */
import { classNames } from "../components/class_names.ts";
import { msg, t } from "../../lib/i18n/translate.ts";

const DEMO_MARK = msg("Demo payment: no money moves");

export function DemoMark({ className }: { className?: string }) {
  return (
    <p
      className={classNames(
        "flex items-center justify-center gap-2.5 rounded-field border border-dashed border-accent-deep bg-accent-soft px-4 py-2 text-center font-display font-medium text-accent-ink",
        className,
      )}
    >
      {t(DEMO_MARK)}
    </p>
  );
}
