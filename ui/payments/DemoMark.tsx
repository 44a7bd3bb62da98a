/**
 * Says on every screen of the demo provider that no money moves.
 *
 * @module
 */
import { classNames } from "../components/class_names.ts";

export const DEMO_MARK = "Demo payment: no money moves";

export function DemoMark({ className }: { className?: string }) {
  return (
    <p
      className={classNames(
        "flex items-center justify-center gap-2.5 rounded-field border border-dashed border-accent-deep bg-accent-soft px-4 py-2 text-center font-display font-medium text-accent-ink",
        className,
      )}
    >
      {DEMO_MARK}
    </p>
  );
}
