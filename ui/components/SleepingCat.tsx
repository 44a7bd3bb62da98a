/** @module A cat asleep on its side, curled up. */

export function SleepingCat({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 200 110" fill="none" aria-hidden="true" className={className}>
      <ellipse cx="100" cy="98" rx="88" ry="9" className="fill-sunken" />
      <path d="M28 96C18 60 48 26 98 26c52 0 84 32 78 70Z" className="fill-accent" />
      <path
        d="M112 28c6 6 9 12 9 19M130 33c6 6 9 13 8 20M148 43c5 6 7 12 6 18"
        className="stroke-accent-deep"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <path d="M172 84c14 2 12 15-4 15H96c-8 0-8-11 0-11h52" className="fill-accent-deep" />
      <path
        d="M22 62c-1-9 0-18 3-23 1-2 3-2 5-1l13 9c5-1 10-1 15 0l13-9c2-1 4-1 5 1 3 5 4 14 3 23 3 20-9 36-29 36S19 82 22 62Z"
        className="fill-accent stroke-surface"
        strokeWidth="3"
      />
      <path
        d="M28 46c1-1 2-1 3 0l6 5-9 6Zm45 0c-1-1-2-1-3 0l-6 5 9 6Z"
        className="fill-on-accent"
        opacity=".25"
      />
      <path
        d="M33 69c2 4 8 4 10 0M58 69c2 4 8 4 10 0M47 80l3.5 3 3.5-3M50.5 83c0 4-6 5-8 2M50.5 83c0 4 6 5 8 2"
        className="stroke-on-accent"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M128 4h12l-12 13h12M152 14h8l-8 9h8"
        className="stroke-muted"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
