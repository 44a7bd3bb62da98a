/** @module The cross of buttons that close or remove. */

export function Cross({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 16 16"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      aria-hidden="true"
      className={className}
    >
      <path d="m3.5 3.5 9 9m0-9-9 9" />
    </svg>
  );
}
