/** @module What can be done with a character, as small drawings in the text colour. */
import { classNames } from "../components/class_names.ts";
import { LineIcon } from "../components/LineIcon.tsx";

const PATHS = {
  edit:
    "M4 20l1-4.500L16.500 4a2.100 2.100 0 0 1 3 0l.5.5a2.100 2.100 0 0 1 0 3L8.500 19ZM14 6.500l3.500 3.500",
  delete:
    "M4 6.500h16M9.500 6.500V4.500h5v2M6 6.500 7 20h10l1-13.500M10 10.500v5.500M14 10.500v5.500",
  download: "M12 3.500v12M7 11l5 5 5-5M4.500 20.500h15",
  favorite:
    "M12 20.500C5 15.500 3 12 3 8.800A4.800 4.800 0 0 1 7.800 4c1.900 0 3.300 1 4.200 2.500C12.900 5 14.300 4 16.200 4A4.800 4.800 0 0 1 21 8.800c0 3.200-2 6.700-9 11.700Z",
  restore: "M4 5v5h5M4.500 10A8 8 0 1 1 4 13.500",
  previous: "M19 12H5M11 6l-6 6 6 6",
  next: "M5 12h14M13 6l6 6-6 6",
  add: "M12 4.500v15M4.500 12h15",
  select: "M4.500 12.500l5 5 10-11",
  filter: "M4 6.500h16M7 12h10M10.500 17.500h3",
  variation:
    "M4 8.500h3.500c4.500 0 4.500 7 9 7H20M17 12.500l3 3-3 3M4 15.500h3.500M16.500 8.500H20M17 5.500l3 3-3 3M12.600 9.800c.9-.8 2-1.300 3.900-1.300",
};

export interface ActionIconProps {
  of: keyof typeof PATHS;
  /** Drawn as a shape instead of a line. */
  filled?: boolean;
  className?: string;
}

export function ActionIcon({ of, filled, className = "size-[1.15em]" }: ActionIconProps) {
  return (
    <LineIcon
      path={PATHS[of]}
      className={classNames("shrink-0", filled && "fill-current", className)}
    />
  );
}
