/** @module A cat that has found the warmest seat of the house: the router. */
import { CatHead } from "./CatHead.tsx";

export function CatOnRouter({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 420 326" fill="none" aria-hidden="true" className={className}>
      <ellipse cx="210" cy="304" rx="190" ry="16" className="fill-sunken" />
      <Antennas />
      <path d="M108 244c-14-62 16-104 82-108 84-5 146 38 138 108Z" className="fill-accent" />
      <path
        d="M250 148c9 8 13 18 13 31M278 160c8 9 11 19 10 31M302 180c5 8 7 17 6 26"
        className="stroke-accent-deep"
        strokeWidth="9"
        strokeLinecap="round"
      />
      <ellipse cx="172" cy="170" rx="68" ry="58" className="fill-accent-deep" />
      <CatHead x={160} y={150}>
        <path
          d="M-44 0c5 10 19 10 24 0M20 0c5 10 19 10 24 0"
          className="stroke-on-accent"
          strokeWidth="6"
          strokeLinecap="round"
        />
      </CatHead>
      <g className="fill-accent stroke-accent-deep" strokeWidth="3.5">
        <path d="M118 246c-2-20 40-20 38 0M168 246c-2-20 40-20 38 0" />
      </g>
      <Router />
      <path
        d="M308 238c30-8 46 8 44 32-1 16-16 24-26 16"
        className="stroke-accent"
        strokeWidth="20"
        strokeLinecap="round"
      />
      <path
        d="M342 242l-10 13M354 262l-16 2"
        className="stroke-accent-deep"
        strokeWidth="7"
        strokeLinecap="round"
      />
      <path d="M333 289l-7-3" className="stroke-cream" strokeWidth="20" strokeLinecap="round" />
    </svg>
  );
}

function Antennas() {
  return (
    <>
      <g className="stroke-edge" strokeWidth="9" strokeLinecap="round">
        <path d="M78 236 60 92M352 236l18-144" />
      </g>
      <g className="stroke-accent-ink" strokeWidth="5" strokeLinecap="round">
        <path d="M46 76c4-8 24-8 28 0M32 62c9-20 47-20 56 0" />
        <path d="M356 76c4-8 24-8 28 0M342 62c9-20 47-20 56 0" />
      </g>
    </>
  );
}

function Router() {
  return (
    <>
      <rect
        x="36"
        y="240"
        width="348"
        height="62"
        rx="24"
        className="fill-surface stroke-edge"
        strokeWidth="4"
      />
      <g className="fill-edge">
        <circle cx="72" cy="271" r="7" />
        <circle cx="98" cy="271" r="7" />
      </g>
      <circle cx="124" cy="271" r="7" className="fill-accent" />
      <path d="M220 271h62" className="stroke-line" strokeWidth="8" strokeLinecap="round" />
    </>
  );
}
