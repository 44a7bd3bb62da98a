/**
 * The empty easel: what one sees before the first picture.
 *
 * @module
 */

export function PreviewInvitation() {
  return (
    <div className="grid size-full content-end justify-items-center gap-5 px-6 pt-8 text-center">
      <div className="grid gap-1">
        <p className="font-display text-xl font-medium text-balance">
          Somebody is waiting to be drawn
        </p>
        <p className="text-base text-balance text-muted">
          Describe a cat, pick a style, and meet them here.
        </p>
      </div>
      <svg viewBox="0 0 240 190" fill="none" aria-hidden="true" className="w-4/5 max-w-72">
        <path
          d="M48 190c0-62 20-88 36-98-14-24-16-58-10-74 2-5 7-6 11-3l21 20c9-3 19-3 28 0l21-20c4-3 9-2 11 3 6 16 4 50-10 74 16 10 36 36 36 98Z"
          className="fill-surface stroke-edge"
          strokeWidth="2.500"
          strokeDasharray="2 9"
          strokeLinecap="round"
        />
        <path
          d="M97 72c3 5 11 5 14 0M129 72c3 5 11 5 14 0M115 87l5 4 5-4M120 91c0 6-8 7-11 3M120 91c0 6 8 7 11 3M84 82l-18-3M84 89l-17 4M156 82l18-3M156 89l17 4"
          className="stroke-muted"
          strokeWidth="2.500"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <path
          d="M78 76c3-2 8-2 11 0M151 76c3-2 8-2 11 0"
          className="stroke-accent"
          strokeWidth="6"
          strokeLinecap="round"
          opacity=".5"
        />
        <path
          d="m222 22-22 40"
          className="stroke-accent-deep"
          strokeWidth="6"
          strokeLinecap="round"
        />
        <path d="m201 60-4 8" className="stroke-muted" strokeWidth="8" />
        <path
          d="M192 65c4 0 8 3 9 7-1 7-8 12-20 11 5-4 3-15 11-18Z"
          className="fill-accent"
        />
      </svg>
    </div>
  );
}
