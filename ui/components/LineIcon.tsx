/** @module A small drawing in the text colour, made of lines on a grid of 24 by 24. */

export interface LineIconProps {
  /** The `d` of an SVG path. */
  path: string;
  /** How thick the lines are, in units of the grid. */
  thickness?: number;
  className?: string;
}

export function LineIcon({ path, thickness = 2, className }: LineIconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={thickness}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      <path d={path} />
    </svg>
  );
}
