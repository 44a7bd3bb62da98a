/** @module What a list shows while it has nothing: a sleeping cat, why, and what to do about it. */
import type { ReactNode } from "react";
import { classNames } from "./class_names.ts";
import { SleepingCat } from "./SleepingCat.tsx";

export interface EmptyStateProps {
  title: ReactNode;
  /** The title's element: where the emptiness is the whole page, its heading. */
  titleAs?: "p" | "h1";
  /** Stands instead of the sleeping cat; decoration. */
  picture?: ReactNode;
  /** The button or link that ends the emptiness. */
  action?: ReactNode;
  className?: string;
  children?: ReactNode;
}

export function EmptyState(
  { title, titleAs: Title = "p", picture, action, className, children }: EmptyStateProps,
) {
  return (
    <div className={classNames("grid justify-items-center gap-3 px-4 py-8 text-center", className)}>
      {picture ?? <SleepingCat className="h-24" />}
      <Title className="font-display text-xl font-medium text-balance">{title}</Title>
      {children && <div className="max-w-prose text-muted">{children}</div>}
      {action}
    </div>
  );
}
