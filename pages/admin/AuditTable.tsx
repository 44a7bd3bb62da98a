/** @module Entries of the audit log. */
import type { ShownAuditEntry } from "../../lib/admin/admin_data.ts";
import { AUDIT_ACTIONS } from "../../lib/admin/audit_actions.ts";
import { msg, t } from "../../lib/i18n/translate.ts";
import { AccountLink, Moment } from "./parts.tsx";
import { type Column, Table } from "./Table.tsx";

const COLUMNS: Column<ShownAuditEntry>[] = [
  { head: msg("Time (UTC)"), cell: ({ at }) => <Moment at={at} /> },
  { head: msg("Who"), cell: Actor },
  { head: msg("Action"), cell: ({ action }) => t(AUDIT_ACTIONS[action]) },
  { head: msg("Account"), cell: ({ subject }) => subject && <AccountLink {...subject} /> },
  { head: msg("Detail"), cell: ({ detail }) => detail, wide: true },
];

export function AuditTable({ entries }: { entries: readonly ShownAuditEntry[] }) {
  return (
    <Table
      label={t("Audit log")}
      columns={COLUMNS}
      rows={entries}
      empty={t("There is no entry.")}
    />
  );
}

function Actor({ actor }: ShownAuditEntry) {
  if (actor === "operator") return t("operator");
  if (actor === "system") return t("the site");
  if (actor === null) return <span className="text-muted">{t("a guest")}</span>;
  return <AccountLink {...actor} />;
}
