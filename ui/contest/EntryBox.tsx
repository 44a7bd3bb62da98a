/**
 * @module A character's part in this month's contest on its page: its points beside what can be done.
 */
import type { ReactNode, RefObject } from "react";
import { Points } from "./Points.tsx";
import { t } from "../../lib/i18n/translate.ts";

export interface EntryBoxProps {
  points: number;
  /** Takes the focus when what had it is gone. */
  box?: RefObject<HTMLElement | null>;
  /** Buttons or links. */
  actions: ReactNode;
  /** Dialogs over it. */
  children?: ReactNode;
}

export function EntryBox({ points, box, actions, children }: EntryBoxProps) {
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-label={t("In this month's contest")}
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-line bg-surface px-5 py-4 outline-none"
    >
      <p className="grid flex-1 gap-1">
        <span className="text-sm text-muted">{t("In this month's contest")}</span>
        <Points count={points} className="text-xl" />
      </p>
      <div className="flex flex-wrap gap-2">{actions}</div>
      {children}
    </section>
  );
}
