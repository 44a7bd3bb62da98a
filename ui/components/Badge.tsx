/** @module A short fact beside something else: a count, a state. */
import type { ReactNode } from "react";
import { classNames } from "./class_names.ts";

export interface BadgeProps {
  tone?: "neutral" | "accent" | "success" | "danger";
  /** Makes the badge a link. */
  href?: string;
  className?: string;
  children: ReactNode;
}

export function Badge({ tone = "neutral", href, className, children }: BadgeProps) {
  const look = classNames(BASE, TONES[tone], className);
  if (!href) return <span className={look}>{children}</span>;
  return (
    <a
      href={href}
      className={classNames(look, "underline underline-offset-2 hover:border-current")}
    >
      {children}
    </a>
  );
}

const BASE = "inline-flex min-h-7 items-center gap-1.5 rounded-full border border-transparent " +
  "px-3 font-display text-sm font-medium";

const TONES: Record<NonNullable<BadgeProps["tone"]>, string> = {
  neutral: "bg-sunken text-ink",
  accent: "bg-accent-soft text-accent-ink",
  success: "bg-success-soft text-success",
  danger: "bg-danger-soft text-danger",
};
