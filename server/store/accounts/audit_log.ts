/**
 * @module The audit log: who did what to which account, and when. Entries are only ever added, and removed
 * when they are a year old. They hold ids and plain words, never a password, a token or an e-mail.
 */
import { isValid, monotonicFactory, ulid } from "ulid";
import type { AuditAction, AuditEntry } from "../../../lib/admin/audit_actions.ts";
import { DAY_MS } from "../../../lib/durations.ts";
import { atomic, type Operation } from "../database/commit.ts";
import { keys } from "../keys.ts";
import { readPage } from "../database/page_of.ts";

/** How long an entry is kept. */
export const AUDIT_LIFE_MS = 365 * DAY_MS;

/** Entries removed by one sweep: three index rows each stay far below what one commit may change. */
const SWEPT_AT_ONCE = 100;

/** Ids in the order of time, also within a millisecond. */
const nextAuditId = monotonicFactory();

/** An entry to be written; without a moment it is of now. */
export type NewAuditEntry = Omit<AuditEntry, "at"> & { at?: Date };

/** Which part of the audit log is asked for. */
export interface AuditQuery {
  /** Only entries of this action; absent: all. */
  action?: AuditAction;
  /** Entries by this user or about this account. */
  account?: number;
  /** How many entries the page has at most. */
  limit: number;
  /** Id of the last entry of the page before. */
  cursor?: string;
}

/** A page of the audit log. */
export interface AuditPage {
  /** The newest first. */
  entries: AuditEntry[];
  /** Cursor of the next page; absent on the last. */
  next?: string;
}

/** Writes an entry of its own. */
export async function recordAudit(kv: Deno.Kv, entry: NewAuditEntry): Promise<void> {
  const operation = atomic(kv);
  addAudit(operation, entry);
  await operation.commit();
}

/** Adds an entry to an operation, so that it is written exactly when the action takes effect. */
export function addAudit(
  operation: Operation,
  { at = new Date(), actor, action, subject, detail }: NewAuditEntry,
): void {
  const id = nextAuditId(at.getTime());
  const entry: AuditEntry = {
    at: at.toISOString(),
    actor,
    action,
    ...(subject !== undefined && { subject }),
    ...(detail !== undefined && { detail }),
  };
  operation.set(keys.auditEntry(id), entry);
  for (const key of auditIndexKeys(id, entry)) operation.set(key, id);
}

/** One page of the log. */
export async function listAudit(
  kv: Deno.Kv,
  { action, account, limit, cursor }: AuditQuery,
  now: Date,
): Promise<AuditPage> {
  const prefix = account !== undefined
    ? keys.auditByAccount(account)
    : action !== undefined
    ? keys.auditByAction(action)
    : keys.auditLog;
  const start = [...prefix, ulid(now.getTime() - AUDIT_LIFE_MS)];
  const end = [...prefix, cursor !== undefined && isValid(cursor) ? cursor : AFTER_ALL];
  const list = kv.list<string | AuditEntry>({ start, end }, { reverse: true });

  async function* wanted(): AsyncIterable<{ id: string; entry: AuditEntry }> {
    for await (const { key, value } of list) {
      const id = String(key.at(-1));
      const entry = typeof value === "string" ? await findEntry(kv, id) : value;
      if (entry && (action === undefined || entry.action === action)) yield { id, entry };
    }
  }

  const { rows, ...rest } = await readPage(wanted(), limit, ({ id }) => id);
  return { entries: rows.map(({ entry }) => entry), ...rest };
}

/** Removes entries that have been kept long enough, the oldest first. */
export async function sweepAudit(kv: Deno.Kv, now: Date): Promise<void> {
  const end = [...keys.auditLog, ulid(now.getTime() - AUDIT_LIFE_MS)];
  const old = kv.list<AuditEntry>({ start: [...keys.auditLog, ""], end }, { limit: SWEPT_AT_ONCE });
  for await (const { key, value } of old) {
    const operation = atomic(kv).delete(key);
    for (const index of auditIndexKeys(String(key.at(-1)), value)) operation.delete(index);
    await operation.commit();
  }
}

/** Greater than every ULID. */
const AFTER_ALL = "~";

async function findEntry(kv: Deno.Kv, id: string): Promise<AuditEntry | null> {
  return (await kv.get<AuditEntry>(keys.auditEntry(id))).value;
}

/** The index rows of an entry. */
export function auditIndexKeys(id: string, { action, actor, subject }: AuditEntry): Deno.KvKey[] {
  const accounts = new Set([actor, subject].filter((account) => typeof account === "number"));
  return [
    keys.auditEntryByAction(action, id),
    ...[...accounts].map((account) => keys.auditEntryByAccount(account, id)),
  ];
}
