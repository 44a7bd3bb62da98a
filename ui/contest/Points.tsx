/**
 * The points of an entry: the sum of its ratings.
 *
 * @module
 */
import { classNames } from "../components/class_names.ts";
import { ContestIcon } from "./ContestIcon.tsx";

const NUMBER = new Intl.NumberFormat("en-US");

export function Points({ count, className }: { count: number; className?: string }) {
  return (
    <span
      className={classNames(
        "inline-flex items-center gap-1.5 font-display leading-none font-medium",
        className,
      )}
    >
      <ContestIcon of="star" className="size-[1.1em] text-accent" />
      <span>
        <strong className="text-[1.15em] font-semibold">{NUMBER.format(count)}</strong> points
      </span>
    </span>
  );
}
