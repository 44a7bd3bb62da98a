/**
 * Several lines of text.
 *
 * @module
 */
import type { ComponentProps } from "react";
import { classNames } from "./class_names.ts";
import { CONTROL } from "./control.ts";

/** Grows with its text where the browser can (`field-sizing`), from `rows` lines on. */
export function Textarea({ className, rows = 4, ...rest }: ComponentProps<"textarea">) {
  return (
    <textarea
      {...rest}
      rows={rows}
      className={classNames(CONTROL, "resize-y px-4 py-3 leading-relaxed", className)}
    />
  );
}
