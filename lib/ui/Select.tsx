/**
 * A choice from a list: the browser's own select, which every phone and reader knows.
 *
 * @module
 */
import type { ComponentProps } from "react";
import { classNames } from "./class_names.ts";
import { CONTROL } from "./control.ts";

/** Give it `<option>`s; none may have an empty value. */
export function Select({ className, children, ...rest }: ComponentProps<"select">) {
  return (
    <span className={classNames("relative block", className)}>
      <select
        {...rest}
        className={classNames(CONTROL, "min-h-12 cursor-pointer appearance-none py-2 pr-11 pl-4")}
      >
        {children}
      </select>
      <svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-4 size-5 -translate-y-1/2 text-muted"
      >
        <path d="m6 9.5 6 6 6-6" />
      </svg>
    </span>
  );
}
