/** @module The name, written so that the dot of its i is a cat's head. */

export function Wordmark() {
  return (
    <span className="font-display text-[1.875rem] leading-none font-semibold">
      Purrtra
      <span className="relative inline-block">
        {/* Its own dot is cut off. */}
        <span className="inline-block [clip-path:inset(0.36em_0_0)]">i</span>
        <svg
          viewBox="0 0 40 34"
          aria-hidden="true"
          className="absolute bottom-[0.74em] left-1/2 w-[0.5em] -translate-x-1/2"
        >
          <path
            d="M3 20C2 12 3 6 5 2c1-1 2-1 3 0l7 6c3-1 7-1 10 0l7-6c1-1 2-1 3 0 2 4 3 10 2 18 0 8-7 14-17 14S3 28 3 20Z"
            className="fill-accent"
          />
          <circle cx="13" cy="20" r="3.2" className="fill-on-accent" />
          <circle cx="27" cy="20" r="3.2" className="fill-on-accent" />
        </svg>
      </span>
      t
    </span>
  );
}
