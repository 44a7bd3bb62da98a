/** @module Rows of the account page that are each renamed, ended or revoked. */
import type { ReactNode, Ref } from "react";
import { formatDate } from "../format/format_date.ts";
import { t } from "../../lib/i18n/translate.ts";

export interface AccountListProps {
  /** Says what the rows are. */
  label: string;
  /** Takes the focus when the button that had it is gone. */
  listRef: Ref<HTMLUListElement>;
  children: ReactNode;
}

export function AccountList({ label, listRef, children }: AccountListProps) {
  return (
    <ul
      ref={listRef}
      tabIndex={-1}
      aria-label={label}
      className="grid divide-y divide-line border-y border-line outline-none"
    >
      {children}
    </ul>
  );
}

export interface AccountListItemProps {
  name: ReactNode;
  /** Short sentences below the name. */
  facts: string[];
  /** Buttons. */
  children?: ReactNode;
}

export function AccountListItem({ name, facts, children }: AccountListItemProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-display font-medium [overflow-wrap:anywhere]">
          {name}
        </p>
        <p className="flex flex-wrap gap-x-4 text-base text-muted">
          {facts.map((fact) => <span key={fact}>{fact}</span>)}
        </p>
      </div>
      {children && <div className="flex gap-2">{children}</div>}
    </li>
  );
}

/** When something was used last, as a fact of its row. */
export function lastUse({ usedAt }: { usedAt?: string }): string {
  return usedAt ? t("Last used {date}", { date: formatDate(usedAt) }) : t("Not used yet");
}
