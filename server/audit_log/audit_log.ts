/** @module The audit log as owners read it. */
import {
  type AuditPage,
  type AuditQuery,
  listAudit,
  sweepAudit,
} from "../store/accounts/audit_log.ts";

/** The audit log of owners' and operators' actions. */
export interface AuditLog {
  /** One page, the newest first. */
  list(query: AuditQuery): Promise<AuditPage>;
  /** Removes entries older than a year. */
  sweep(): Promise<void>;
}

/** The audit log in this database. */
export function createAuditLog(
  { kv, now = () => new Date() }: { kv: Deno.Kv; now?: () => Date },
): AuditLog {
  return { list: (query) => listAudit(kv, query, now()), sweep: () => sweepAudit(kv, now()) };
}
