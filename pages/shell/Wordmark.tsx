/**
 * The name, written so that its u is a cat's head.
 *
 * @module
 */

export function Wordmark() {
  return (
    <span className="font-display text-[1.875rem] leading-none font-semibold">
      P
      <span className="relative inline-block text-accent-ink">
        u
        <svg
          viewBox="0 0 60 26"
          aria-hidden="true"
          className="absolute -inset-x-[3%] bottom-[0.53em] h-auto w-[106%] fill-current"
        >
          <path d="M4 26C2 15 3 7 5 3c1-2 3-3 5-1 6 5 11 13 13 24ZM56 26c2-11 1-19-1-23-1-2-3-3-5-1-6 5-11 13-13 24Z" />
        </svg>
      </span>
      rrtrait
    </span>
  );
}
