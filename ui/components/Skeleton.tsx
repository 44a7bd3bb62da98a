/**
 * @module The outline of something that is still loading. Say so in words beside it: readers skip this.
 */
import { classNames } from "./class_names.ts";

/** Sized by `className`. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={classNames("animate-breathe rounded-field bg-sunken", className)}
    />
  );
}
