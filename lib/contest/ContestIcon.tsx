/**
 * The contest's own small drawings, in the text colour.
 *
 * @module
 */
import { classNames } from "../ui/class_names.ts";

/** The outline of a star. */
export const STAR =
  "M12 2.800c.5 0 .9.3 1.100.700l2.300 4.900 5.300.700c1 .100 1.400 1.300.7 2l-3.900 3.700 1 5.300c.2 1-.8 1.700-1.700 1.200L12 18.700l-4.800 2.600c-.9.500-1.900-.200-1.700-1.200l1-5.300-3.900-3.700c-.7-.7-.3-1.900.7-2l5.300-.700 2.300-4.900c.2-.4.6-.7 1.100-.7Z";

const PATHS = {
  star: STAR,
  crown:
    "M3.200 7.300c-.5-.9.500-1.900 1.400-1.400l4 2.400L11 3.600c.4-.9 1.600-.9 2 0l2.400 4.700 4-2.400c.9-.5 1.900.5 1.400 1.400-.9 2-1.500 5.100-1.800 8.400-.1.700-.6 1.300-1.400 1.300H6.400c-.8 0-1.300-.6-1.400-1.300-.3-3.300-.9-6.400-1.800-8.400ZM5.800 19.200h12.400c.6 0 1 .4 1 1s-.4 1-1 1H5.800c-.6 0-1-.4-1-1s.4-1 1-1Z",
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
