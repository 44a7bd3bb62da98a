/** @module The audit log as the admin pages show it. */
import { type AuditAction, type AuditEntry, isAuditAction } from "../../lib/admin/audit_actions.ts";
import type { AuditList, ShownAuditEntry } from "../../lib/admin/admin_data.ts";
import type { AuditLog } from "../audit_log/audit_log.ts";
import { findUserByName } from "../store/accounts/users.ts";
import { accountNames } from "./account_names.ts";

/** Entries on one page. */
const PAGE = 50;

export interface AuditDeps {
  kv: Deno.Kv;
  audit: AuditLog;
}

/** A page of the log; `account` is a name or an id. */
export async function auditList(
  { kv, audit }: AuditDeps,
  query: URLSearchParams,
): Promise<AuditList> {
  const name = query.get("action") ?? "";
  const action: AuditAction | undefined = isAuditAction(name) ? name : undefined;
  const account = (query.get("account") ?? "").trim();
  const id = account === "" ? undefined : await idOf(kv, account);
  const asked = { ...(action && { action }), account };
  if (id === null) return { ...asked, isUnknown: true, entries: [] };
  const cursor = query.get("cursor") ?? undefined;
  const { entries, next } = await audit.list({ action, account: id, limit: PAGE, cursor });
  return { ...asked, isUnknown: false, entries: await withNames(kv, entries), next };
}

/** Entries with the names of the accounts they are about. */
export async function withNames(
  kv: Deno.Kv,
  entries: readonly AuditEntry[],
): Promise<ShownAuditEntry[]> {
  const ids = entries.flatMap(({ actor, subject }) => [actor, subject])
    .filter((id) => typeof id === "number");
  const named = await accountNames(kv, ids);
  return entries.map(({ at, actor, action, subject, detail }) => ({
    at,
    actor: typeof actor === "number" ? named(actor) : actor,
    action,
    ...(subject !== undefined && { subject: named(subject) }),
    ...(detail !== undefined && { detail }),
  }));
}

/** An account that is deleted can still be asked for by its id, as `12` or `#12`. */
async function idOf(kv: Deno.Kv, account: string): Promise<number | null> {
  const user = await findUserByName(kv, account);
  if (user) return user.id;
  const digits = account.match(/^#?(\d{1,15})$/)?.[1];
  return digits === undefined ? null : Number(digits);
}
