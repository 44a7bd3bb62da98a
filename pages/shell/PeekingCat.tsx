/**
 * @module A cat that looks over an edge, paws on it. The edge runs 22 px above the picture's lower end (at
 * a width of 128 px).
 */

export function PeekingCat({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 160 108" fill="none" aria-hidden="true" className={className}>
      <path
        d="M24 82C18 52 22 24 29 12c2-4 6-4 9-1l21 19c14-4 28-4 42 0l21-19c3-3 7-3 9 1 7 12 11 40 5 70Z"
        className="fill-accent"
      />
      <path
        d="M33 44c-1-9 0-16 2-21 1-2 3-2 4 0l11 11ZM127 44c1-9 0-16-2-21-1-2-3-2-4 0l-11 11Z"
        className="fill-cream"
      />
      <path
        d="M72 29v13M80 27v18M88 29v13M24 62l12 3M23 74l12 1M136 62l-12 3M137 74l-12 1"
        className="stroke-accent-deep"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <ellipse cx="57" cy="61" rx="8" ry="10" className="fill-on-accent" />
      <ellipse cx="103" cy="61" rx="8" ry="10" className="fill-on-accent" />
      <circle cx="60" cy="57" r="3" fill="#fff" />
      <circle cx="106" cy="57" r="3" fill="#fff" />
      <path d="M75 75h10c1 0 2 1 1 2l-5 5h-2l-5-5c-1-1 0-2 1-2Z" className="fill-on-accent" />
      <g className="fill-accent stroke-accent-deep" strokeWidth="2.5">
        <path d="M30 84c0-12 32-12 32 0v10c0 10-32 10-32 0ZM98 84c0-12 32-12 32 0v10c0 10-32 10-32 0Z" />
        <path d="M41 92v8M51 92v8M109 92v8M119 92v8" strokeLinecap="round" />
      </g>
    </svg>
  );
}
