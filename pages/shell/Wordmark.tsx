/**
 * The name, written so that its u is a cat's head.
 *
 * @module
 */

export function Wordmark() {
  return (
    <span className="font-display text-[1.75rem] leading-none font-semibold tracking-tight">
      P
      <span className="relative inline-block">
        u
        <svg
          viewBox="0 0 60 24"
          aria-hidden="true"
          className="absolute -inset-x-[2%] bottom-[0.63em] h-auto w-[104%] fill-accent"
        >
          <path d="M4 24C3 14 5 6 8 2c1-2 3-2 5 0 5 4 10 12 12 22ZM56 24c1-10-1-18-4-22-1-2-3-2-5 0-5 4-10 12-12 22Z" />
        </svg>
      </span>
      rrtrait
    </span>
  );
}
