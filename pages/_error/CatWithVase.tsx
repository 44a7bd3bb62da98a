/** @module A vase in pieces, and a cat that has seen nothing. */
import { CatHead } from "./CatHead.tsx";

export function CatWithVase({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 420 326" fill="none" aria-hidden="true" className={className}>
      <ellipse cx="210" cy="304" rx="190" ry="16" className="fill-sunken" />
      <path
        d="M92 290c-46 4-62-36-38-62"
        className="stroke-accent"
        strokeWidth="20"
        strokeLinecap="round"
      />
      <path d="M54 228l-7 8" className="stroke-cream" strokeWidth="20" strokeLinecap="round" />
      <path
        d="M88 304c-16-62 2-144 66-144s82 82 66 144c-2 5-6 6-10 6H98c-4 0-8-1-10-6Z"
        className="fill-accent"
      />
      <path d="M118 196c10 44 62 44 72 0Z" className="fill-cream" />
      <ellipse cx="154" cy="142" rx="64" ry="58" className="fill-accent-deep" />
      <g className="fill-accent stroke-accent-deep" strokeWidth="3.5">
        <path d="M112 310c-6-28 42-28 38 0ZM158 310c-6-28 42-28 38 0Z" />
      </g>
      <CatHead x={154} y={116}>
        <circle cx="-33" r="16" fill="#fff" />
        <circle cx="33" r="16" fill="#fff" />
        <circle cx="-40" cy="-5" r="8.5" className="fill-on-accent" />
        <circle cx="26" cy="-5" r="8.5" className="fill-on-accent" />
      </CatHead>
      <Vase />
    </svg>
  );
}

function Vase() {
  return (
    <g strokeLinecap="round" strokeLinejoin="round">
      <path d="M318 262c12-30 30-46 52-54" className="stroke-success" strokeWidth="5" />
      <path d="M342 226c-14-2-22-10-24-22 14 0 22 8 24 22Z" className="fill-success" />
      <g className="fill-accent">
        <circle cx="376" cy="190" r="11" />
        <circle cx="392" cy="202" r="11" />
        <circle cx="386" cy="221" r="11" />
        <circle cx="366" cy="221" r="11" />
        <circle cx="360" cy="202" r="11" />
      </g>
      <circle cx="376" cy="208" r="9" className="fill-cream" />
      <g className="fill-surface stroke-edge" strokeWidth="4">
        <path d="m264 246 18 12 14-22 16 24 22-16c18 20 14 50-8 64h-54c-22-12-26-42-8-62Z" />
        <path d="m244 300 12-22 14 26ZM352 306l6-26 24 18Z" />
      </g>
      <path d="M262 280q9-9 18 0t18 0 18 0 18 0" className="stroke-accent" strokeWidth="5" />
    </g>
  );
}
