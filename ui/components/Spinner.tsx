/** @module A rolling ball of yarn: something is being done. */
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
      <path d="M5 6.5c6 1 10.5 5 13 12M3.5 14c4.5 0 7.5 2 9 7M10 3c5.5 1.5 9.5 5 11 10" />
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
