/**
 * A cat that has found the warmest seat of the house: the router.
 *
 * @module
 */

export function CatOnRouter({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 420 330" fill="none" aria-hidden="true" className={className}>
      <ellipse cx="210" cy="306" rx="190" ry="16" className="fill-sunken" />
      {/* antennas */}
      <g className="stroke-muted" strokeWidth="9" strokeLinecap="round">
        <path d="M92 232 70 96M328 232l22-136" />
      </g>
      <g className="stroke-accent-ink" strokeWidth="5" strokeLinecap="round">
        <path d="M52 84c5-10 31-10 36 0M40 68c10-18 50-18 60 0" opacity=".75" />
        <path d="M332 84c5-10 31-10 36 0M320 68c10-18 50-18 60 0" opacity=".75" />
      </g>
      {/* loaf */}
      <path
        d="M104 238c-6-52 22-92 84-96 78-4 132 30 130 96Z"
        className="fill-accent"
      />
      <path
        d="M236 148c8 9 12 18 12 30M262 156c8 9 11 19 10 31M286 170c6 9 8 18 7 28"
        className="stroke-accent-deep"
        strokeWidth="9"
        strokeLinecap="round"
      />
      <path
        d="M306 214c34 0 46 26 38 52-4 14-18 18-22 30"
        className="stroke-accent"
        strokeWidth="20"
        strokeLinecap="round"
      />
      <path
        d="M326 284c-2 4-4 8-4 12"
        className="stroke-accent-soft"
        strokeWidth="20"
        strokeLinecap="round"
      />
      {/* head */}
      <path
        d="M92 156c-4-34-2-66 7-82 3-5 8-5 12-1l28 27c14-3 28-3 42 0l28-27c4-4 9-4 12 1 9 16 11 48 7 82 4 38-26 62-68 62s-72-24-68-62Z"
        className="fill-accent stroke-surface"
        strokeWidth="5"
      />
      <path
        d="M104 118c-1-12 0-21 2-27 1-2 3-2 5 0l14 14ZM216 118c1-12 0-21-2-27-1-2-3-2-5 0l-14 14Z"
        className="fill-accent-soft"
      />
      <path
        d="M150 101v17M160 99v23M170 101v17M97 166l17 4M97 184l17 0M223 166l-17 4M223 184h-17"
        className="stroke-accent-deep"
        strokeWidth="7"
        strokeLinecap="round"
      />
      <path
        d="M116 152c5 10 19 10 24 0M180 152c5 10 19 10 24 0"
        className="stroke-on-accent"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <ellipse cx="160" cy="186" rx="30" ry="21" className="fill-accent-soft" />
      <path d="M154 174h12c2 0 3 2 2 3l-7 7h-2l-7-7c-1-1 0-3 2-3Z" className="fill-on-accent" />
      <path
        d="M160 184c0 9-12 11-16 4M160 184c0 9 12 11 16 4"
        className="stroke-on-accent"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path
        d="M128 184l-46-8M128 192l-44 6M192 184l46-8M192 192l44 6"
        className="stroke-muted"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      {/* paws over the edge */}
      <g className="fill-accent stroke-accent-deep" strokeWidth="3">
        <path d="M126 236c0-14 36-14 36 0v10c0 12-36 12-36 0ZM170 236c0-14 36-14 36 0v10c0 12-36 12-36 0Z" />
      </g>
      {/* router */}
      <path
        d="M58 238h304c14 0 24 10 24 24v22c0 10-8 18-18 18H52c-10 0-18-8-18-18v-22c0-14 10-24 24-24Z"
        className="fill-surface stroke-edge"
        strokeWidth="4"
      />
      <path d="M254 272h96" className="stroke-line" strokeWidth="8" strokeLinecap="round" />
      <g className="fill-edge">
        <circle cx="68" cy="272" r="7" />
        <circle cx="94" cy="272" r="7" />
      </g>
      <circle cx="120" cy="272" r="7" className="fill-accent" />
    </svg>
  );
}
