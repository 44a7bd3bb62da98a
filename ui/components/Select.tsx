/** @module A choice from a list: the browser's own select, which every phone and reader knows. */
import type { ComponentProps } from "react";
import { classNames } from "./class_names.ts";
import { CONTROL } from "./control.ts";
import { LineIcon } from "./LineIcon.tsx";

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
      <LineIcon
        path="m6 9.5 6 6 6-6"
        thickness={2.5}
        className="pointer-events-none absolute top-1/2 right-4 size-5 -translate-y-1/2 text-muted"
      />
    </span>
  );
}
