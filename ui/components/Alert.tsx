/**
 * @module A message that stays until its reason is gone. For one that passes, see `ui/toast/toast.ts`.
 */
import type { ReactNode } from "react";
import { classNames } from "./class_names.ts";
import { Paw } from "./Paw.tsx";

export interface AlertProps {
  /** `destructive` is read out at once, the others when there is a pause. */
  tone?: "info" | "success" | "warning" | "destructive";
  title: ReactNode;
  /** A button or link that helps. */
  action?: ReactNode;
  className?: string;
  children?: ReactNode;
}

export function Alert({ tone = "info", title, action, className, children }: AlertProps) {
  return (
    <div
      role={tone === "destructive" ? "alert" : "status"}
      className={classNames(
        "flex flex-wrap items-center gap-x-4 gap-y-3 rounded-field border px-4 py-3",
        TONES[tone],
        className,
      )}
    >
      <Paw className="size-6 shrink-0 self-start" />
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-display font-medium">{title}</p>
        {children && <div className="text-base text-ink">{children}</div>}
      </div>
      {action}
    </div>
  );
}

const TONES: Record<NonNullable<AlertProps["tone"]>, string> = {
  info: "border-line bg-sunken text-ink",
  success: "border-success/40 bg-success-soft text-success",
  warning: "border-accent-deep/50 bg-accent-soft text-accent-ink",
  destructive: "border-danger/50 bg-danger-soft text-danger",
};
