/** @module Two cat ears for the upper edge of something. Their outline takes the text colour. */

export function Ears({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 96 36" fill="none" aria-hidden="true" className={className}>
      <path
        d="M3 36C4 22 6 11 9 5c1-2.5 3.5-3 5.5-1C21 10 28 21 33 36M93 36C92 22 90 11 87 5c-1-2.5-3.5-3-5.5-1C75 10 68 21 63 36"
        className="fill-surface"
        stroke="currentColor"
        strokeWidth="1.5"
      />
      <path
        d="M10 36c.3-9 1.3-16 3-21.5C18.5 21 22.5 28 25 36ZM86 36c-.3-9-1.3-16-3-21.5C77.5 21 73.5 28 71 36Z"
        className="fill-accent-soft"
      />
    </svg>
  );
}
