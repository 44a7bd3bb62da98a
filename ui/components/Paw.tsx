/** @module A paw print in the text colour. */

export function Paw({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" className={className}>
      <path d="M12 12.200c2.9 0 6.1 3.2 6.1 5.9 0 1.9-1.3 2.9-3 2.9-1.2 0-2-.6-3.1-.6s-1.9.6-3.1.6c-1.7 0-3-1-3-2.9 0-2.7 3.2-5.9 6.1-5.900Z" />
      <ellipse cx="4.6" cy="11.3" rx="1.9" ry="2.5" transform="rotate(-24 4.6 11.3)" />
      <ellipse cx="9.1" cy="6.2" rx="2" ry="2.8" transform="rotate(-8 9.1 6.2)" />
      <ellipse cx="14.9" cy="6.2" rx="2" ry="2.8" transform="rotate(8 14.9 6.2)" />
      <ellipse cx="19.4" cy="11.3" rx="1.9" ry="2.5" transform="rotate(24 19.4 11.3)" />
    </svg>
  );
}
