/** @module Buttons, and links that look like them. */
import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { classNames } from "./class_names.ts";
import { Spinner } from "./Spinner.tsx";

export interface ButtonLook {
  /** One `primary` per view; `quiet` has no box until touched; `danger` destroys something. */
  variant?: "primary" | "secondary" | "quiet" | "danger";
  size?: "small" | "medium" | "large";
  /** Stands before the text; decoration only. */
  icon?: ReactNode;
}

export interface ButtonProps extends ComponentProps<"button">, ButtonLook {
  /** Shows a spinner and ignores clicks, but keeps the focus where it is. */
  busy?: boolean;
}

/** A button; `type` is "button" by default. */
export function Button(
  { variant, size, icon, busy, className, children, onClick, type = "button", ...rest }:
    ButtonProps,
) {
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={busy || undefined}
      onClick={busy ? ignore : onClick}
      className={classNames(buttonClass({ variant, size }), className)}
    >
      {busy ? <Spinner /> : icon}
      {children}
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink(
  { variant, size, icon, className, children, ...rest }: ComponentProps<"a"> & ButtonLook,
) {
  return (
    <a {...rest} className={classNames(buttonClass({ variant, size }), className)}>
      {icon}
      {children}
    </a>
  );
}

/** The classes of a button, for elements a library renders. */
export function buttonClass({ variant = "primary", size = "medium" }: ButtonLook = {}): string {
  return `${BASE} ${VARIANTS[variant]} ${SIZES[size]}`;
}

const BASE = "inline-flex cursor-pointer items-center justify-center gap-2 rounded-full border " +
  "text-center font-display leading-tight font-medium no-underline " +
  "transition-[translate,background-color] duration-150 select-none active:translate-y-px " +
  "disabled:pointer-events-none disabled:opacity-60 aria-disabled:cursor-progress";

// A transparent border turns visible in forced colours, where backgrounds vanish.
const VARIANTS: Record<NonNullable<ButtonLook["variant"]>, string> = {
  primary: "border-transparent bg-accent text-on-accent shadow-cushion hover:bg-accent-deep",
  secondary: "border-edge bg-surface text-ink hover:bg-sunken",
  quiet: "border-transparent text-ink hover:bg-sunken",
  danger: "border-transparent bg-danger text-on-danger hover:opacity-90",
};

const SIZES: Record<NonNullable<ButtonLook["size"]>, string> = {
  small: "min-h-9 px-4 py-1 text-base",
  medium: "min-h-11 px-5 py-2 text-[1.0625rem]",
  large: "min-h-13 px-7 py-2.5 text-lg",
};

/** A busy submit button must not submit again. */
function ignore(event: MouseEvent) {
  event.preventDefault();
}
