/**
 * Entries of the audit log.
 *
 * @module
 */
import type { ShownAuditEntry } from "../../lib/admin/admin_data.ts";
import { AUDIT_ACTIONS } from "../../lib/admin/audit.ts";
import { AccountLink, Moment } from "./parts.tsx";
import { type Column, Table } from "./Table.tsx";

const COLUMNS: Column<ShownAuditEntry>[] = [
  { head: "Time (UTC)", cell: ({ at }) => <Moment at={at} /> },
  { head: "Who", cell: Actor },
  { head: "Action", cell: ({ action }) => AUDIT_ACTIONS[action] },
  { head: "Account", cell: ({ subject }) => subject && <AccountLink {...subject} /> },
  { head: "Detail", cell: ({ detail }) => detail, wide: true },
];

export function AuditTable({ entries }: { entries: readonly ShownAuditEntry[] }) {
  return <Table label="Audit log" columns={COLUMNS} rows={entries} empty="There is no entry." />;
}

function Actor({ actor }: ShownAuditEntry) {
  if (actor === "operator") return "operator";
  if (actor === "system") return "the site";
  if (actor === null) return <span className="text-muted">a guest</span>;
  return <AccountLink {...actor} />;
}
