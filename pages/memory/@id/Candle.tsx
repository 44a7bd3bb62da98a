/** @module A candle. Its flame breathes, unless motion is to be reduced. */

export function Candle({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 60 120" className={className} aria-hidden="true">
      <circle cx="30" cy="32" r="29" fill="#f6b94a" opacity="0.16" />
      <circle cx="30" cy="32" r="18" fill="#f6b94a" opacity="0.2" />
      <g className="motion-safe:animate-pulse">
        <path d="M30 10c9 11 11 17 11 24a11 11 0 0 1-22 0c0-7 2-13 11-24Z" fill="#f39a2d" />
        <path d="M30 24c4 6 5 9 5 12a5 5 0 0 1-10 0c0-3 1-6 5-12Z" fill="#ffe9a8" />
      </g>
      <path d="M30 44v9" stroke="#5b4750" strokeWidth="2" strokeLinecap="round" />
      <path d="M17 58c0-4 6-6 13-6s13 2 13 6v52H17Z" fill="#f6ecdf" />
      <path d="M17 58c3 3 5 3 7 1 1 8 5 8 6 0 3 3 9 3 13-1v52H17Z" fill="#e9dac8" opacity="0.55" />
      <ellipse cx="30" cy="111" rx="24" ry="5" fill="#b99b86" />
    </svg>
  );
}
