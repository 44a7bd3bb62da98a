/**
 * A rolling ball of yarn: something is being done.
 *
 * @module
 */
import { classNames } from "./class_names.ts";

/** Decoration without `label`; with it, a status that is read out. Sized by the text around it. */
export function Spinner({ label, className }: { label?: string; className?: string }) {
  const yarn = (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      aria-hidden="true"
      className={classNames("size-[1.25em] shrink-0 animate-spin", className)}
    >
      <circle cx="12" cy="12" r="9.5" />
      <path d="M4.5 6.5c6 1 11 5 14 12M3 14c5-.5 9 2 11 7M9 3c6 1.5 10 5 12 10M13.5 2.700c3 .8 5.5 2.3 7.5 5" />
    </svg>
  );
  if (!label) return yarn;
  return (
    <span role="status" className="inline-flex items-center gap-2">
      {yarn}
      <span>{label}</span>
    </span>
  );
}
