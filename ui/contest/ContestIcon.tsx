/** @module The contest's own small drawings, in the text colour. */
import { classNames } from "../components/class_names.ts";

/** The outline of a star. */
export const STAR =
  "M12 2.800c.5 0 .9.3 1.100.700l2.300 4.900 5.300.700c1 .100 1.400 1.300.7 2l-3.900 3.700 1 5.300c.2 1-.8 1.700-1.700 1.200L12 18.700l-4.800 2.600c-.9.500-1.900-.200-1.700-1.200l1-5.300-3.900-3.700c-.7-.7-.3-1.900.7-2l5.300-.700 2.300-4.900c.2-.4.6-.7 1.100-.7Z";

const PATHS = {
  star: STAR,
  crown:
    "M2.600 8.300c-.3-1.100.900-2 1.800-1.300l3.700 2.600 2.800-5.300c.5-.9 1.700-.9 2.200 0l2.800 5.300 3.700-2.600c.9-.7 2.100.2 1.800 1.300l-2.700 10c-.2.800-.9 1.400-1.800 1.400H7.100c-.9 0-1.600-.6-1.800-1.400Z",
};

export interface ContestIconProps {
  of: keyof typeof PATHS;
  className?: string;
}

export function ContestIcon({ of, className = "size-[1.15em]" }: ContestIconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="currentColor"
      aria-hidden="true"
      className={classNames("shrink-0", className)}
    >
      <path d={PATHS[of]} />
    </svg>
  );
}
