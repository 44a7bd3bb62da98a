/** @module One line of text. */
import type { ComponentProps } from "react";
import { classNames } from "./class_names.ts";
import { CONTROL } from "./control.ts";

export function Input({ className, ...rest }: ComponentProps<"input">) {
  return <input {...rest} className={classNames(CONTROL, "min-h-12 px-4 py-2", className)} />;
}
