/**
 * A vase in pieces, and a cat that has seen nothing.
 *
 * @module
 */

export function CatWithVase({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 420 330" fill="none" aria-hidden="true" className={className}>
      <ellipse cx="210" cy="306" rx="190" ry="16" className="fill-sunken" />
      {/* body and tail */}
      <path
        d="M84 288c-44 4-54-34-32-56"
        className="stroke-accent"
        strokeWidth="20"
        strokeLinecap="round"
      />
      <path
        d="M76 304c-4-70 20-120 72-120s76 50 72 120Z"
        className="fill-accent"
      />
      <path
        d="M118 304v-46M178 304v-46"
        className="stroke-accent-deep"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path d="M126 200c8 26 36 26 44 0l4 34c-10 14-42 14-52 0Z" className="fill-accent-soft" />
      {/* head, looking away */}
      <path
        d="M80 118c-4-34-2-66 7-82 3-5 8-5 12-1l28 27c14-3 28-3 42 0l28-27c4-4 9-4 12 1 9 16 11 48 7 82 4 38-26 62-68 62s-72-24-68-62Z"
        className="fill-accent stroke-surface"
        strokeWidth="5"
      />
      <path
        d="M92 80c-1-12 0-21 2-27 1-2 3-2 5 0l14 14ZM204 80c1-12 0-21-2-27-1-2-3-2-5 0l-14 14Z"
        className="fill-accent-soft"
      />
      <path
        d="M138 63v17M148 61v23M158 63v17M85 128l17 4M85 146h17M211 128l-17 4M211 146h-17"
        className="stroke-accent-deep"
        strokeWidth="7"
        strokeLinecap="round"
      />
      <circle cx="116" cy="114" r="15" fill="#fff" />
      <circle cx="180" cy="114" r="15" fill="#fff" />
      <circle cx="109" cy="109" r="8" className="fill-on-accent" />
      <circle cx="173" cy="109" r="8" className="fill-on-accent" />
      <ellipse cx="148" cy="148" rx="30" ry="21" className="fill-accent-soft" />
      <path d="M142 136h12c2 0 3 2 2 3l-7 7h-2l-7-7c-1-1 0-3 2-3Z" className="fill-on-accent" />
      <path d="M140 155h16" className="stroke-on-accent" strokeWidth="4" strokeLinecap="round" />
      {/* vase */}
      <g className="fill-surface stroke-edge" strokeWidth="4" strokeLinejoin="round">
        <path d="M276 304c-24-20-26-52-6-70l18 16 14-18 16 22 20-16c14 22 8 50-14 66Z" />
        <path d="m262 206 26-22 8 24-18 12ZM330 200l30 4-14 24-18-8ZM362 304l10-28 20 28Z" />
      </g>
      <path
        d="M280 272c12 8 34 8 48 0"
        className="stroke-accent"
        strokeWidth="6"
        strokeLinecap="round"
      />
    </svg>
  );
}
