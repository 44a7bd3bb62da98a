/** @module Several lines of text. */
import type { ComponentProps, KeyboardEvent } from "react";
import { classNames } from "./class_names.ts";
import { CONTROL } from "./control.ts";

/**
 * Grows with its text where the browser can (`field-sizing`), from `rows` lines on. Ctrl+Enter, or
 * Cmd+Enter, sends its form.
 */
export function Textarea({ className, rows = 4, ...rest }: ComponentProps<"textarea">) {
  return (
    <textarea
      {...rest}
      rows={rows}
      onKeyDown={submit}
      className={classNames(CONTROL, "resize-y px-4 py-3 leading-relaxed", className)}
    />
  );
}

function submit(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
