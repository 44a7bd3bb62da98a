/**
 * @module The head of the cat in the drawings of this folder, 148 wide, between the eyes at (x, y).
 */
import type { ReactNode } from "react";

/** `children` are its eyes, drawn around (0, 0). */
export function CatHead({ x, y, children }: { x: number; y: number; children: ReactNode }) {
  return (
    <g transform={`translate(${x} ${y})`} strokeLinecap="round">
      <path
        d="M-70 6c-5-34-4-68 6-86 3-5 8-5 12-1l30 28c15-3 29-3 44 0l30-28c4-4 9-4 12 1 10 18 11 52 6 86C75 46 48 70 0 70S-75 46-70 6Z"
        className="fill-accent"
      />
      <path
        d="M-57-32c-2-13-1-23 1-29 1-2 3-2 5 0l17 16ZM57-32c2-13 1-23-1-29-1-2-3-2-5 0l-17 16Z"
        className="fill-cream"
      />
      <path
        d="M-12-54v19M0-56v26M12-54v19M-66 18l18 4M-65 36h17M66 18l-18 4M65 36h-17"
        className="stroke-accent-deep"
        strokeWidth="7"
      />
      {children}
      <ellipse cx="0" cy="37" rx="32" ry="22" className="fill-cream" />
      <path d="M-7 24H7c2 0 3 2 2 3l-8 8h-2l-8-8c-1-1 0-3 2-3Z" className="fill-on-accent" />
      <path
        d="M0 35c0 9-12 11-16 4M0 35c0 9 12 11 16 4"
        className="stroke-on-accent"
        strokeWidth="4"
      />
      <path
        d="M-40 32l-50-8M-40 42l-48 6M40 32l50-8M40 42l48 6"
        className="stroke-muted"
        strokeWidth="2.5"
      />
    </g>
  );
}
