/**
 * @module Suspended accounts: they cannot be signed in to or acted with, and everything in them stays. Each
 * change is one commit with its entry in the audit log, checked against the owner who makes it.
 */
import { addAudit } from "./audit_log.ts";
import { atomic, commit, type Conflict } from "../database/commit.ts";
import { keys } from "../keys.ts";
import { readActingOwner } from "./owners.ts";
import type { UserRow } from "./user_row.ts";

/** A change of an account by an owner. */
export interface AccountChange {
  userId: number;
  ownerId: number;
  at: Date;
}

/** How it ended. `forbidden`: the actor is no owner (any more); `unchanged`: it was so before. */
export type AccountChanged = UserRow | "forbidden" | "notFound" | "unchanged" | Conflict;

/** Suspends the account and ends its sessions. */
export function suspend(
  kv: Deno.Kv,
  { reason, ...change }: AccountChange & { reason: string },
): Promise<AccountChanged> {
  return changeAccount(kv, change, { action: "suspended", detail: reason }, (user) => {
    if (user.suspension) return "unchanged";
    const suspension = { at: change.at.toISOString(), reason };
    return { ...user, suspension, sessionEra: user.sessionEra + 1 };
  });
}

/** Lifts the suspension. Sessions from before stay ended. */
export function unsuspend(kv: Deno.Kv, change: AccountChange): Promise<AccountChanged> {
  return changeAccount(
    kv,
    change,
    { action: "unsuspended" },
    ({ suspension, ...user }) => suspension ? user : "unchanged",
  );
}

/** Ends every session of the account. */
export function endEverySession(kv: Deno.Kv, change: AccountChange): Promise<AccountChanged> {
  return changeAccount(kv, change, { action: "sessions_ended" }, (user) => ({
    ...user,
    sessionEra: user.sessionEra + 1,
  }));
}

function changeAccount(
  kv: Deno.Kv,
  { userId, ownerId, at }: AccountChange,
  audit: { action: "suspended" | "unsuspended" | "sessions_ended"; detail?: string },
  change: (user: UserRow) => UserRow | "unchanged",
): Promise<AccountChanged> {
  return commit<AccountChanged>(async () => {
    const owner = await readActingOwner(kv, ownerId);
    if (!owner) return { answer: "forbidden" };
    const stored = await kv.get<UserRow>(keys.user(userId));
    if (!stored.value) return { answer: "notFound" };
    const user = change(stored.value);
    if (user === "unchanged") return { answer: "unchanged" };
    const operation = atomic(kv).check(owner, stored).set(stored.key, user);
    addAudit(operation, { at, actor: ownerId, subject: userId, ...audit });
    return { operation, answer: user };
  });
}
