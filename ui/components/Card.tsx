/** @module A sheet that holds what belongs together. It can have cat ears. */
import type { ComponentProps } from "react";
import { classNames } from "./class_names.ts";
import { Ears } from "./Ears.tsx";

export interface CardProps extends ComponentProps<"div"> {
  /** The element; a `section` needs a name (`aria-labelledby`). */
  as?: "div" | "section" | "article" | "li";
  /** Two ears look over the upper edge: for the one card of a page that is the cat. */
  ears?: boolean;
  /** Pictures that fill the card set `flush` and bring their own padding. */
  flush?: boolean;
}

export function Card({ as, ears, flush, className, children, ...rest }: CardProps) {
  // All four take the same attributes; the type of one stands for them.
  const Element = (as ?? "div") as "div";
  return (
    <Element
      {...rest}
      className={classNames(
        "relative min-w-0 rounded-card border border-line bg-surface shadow-card",
        !flush && "p-5 sm:p-7",
        className,
      )}
    >
      {ears && <Ears className="absolute bottom-full left-8 h-11 text-line" />}
      {children}
    </Element>
  );
}
