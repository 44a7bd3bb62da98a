/** @module Accounts that are owners of the site: a mark on their row, and an index of their ids. */
import { addAudit } from "./audit_log.ts";
import { atomic, commit, type Conflict } from "../database/commit.ts";
import { keys } from "../keys.ts";
import type { UserRow } from "./user_row.ts";

/** How a change ended. `unchanged`: it was so before. */
export type OwnerChanged = UserRow | "notFound" | "unchanged" | Conflict;

/** Makes the account with this name an owner, or no longer one, as the operator orders. */
export function setOwner(
  kv: Deno.Kv,
  { username, isOwner, at }: { username: string; isOwner: boolean; at: Date },
): Promise<OwnerChanged> {
  return commit<OwnerChanged>(async () => {
    const { value: id } = await kv.get<number>(keys.userByUsername(username.toLowerCase()));
    const stored = await kv.get<UserRow>(keys.user(id ?? 0));
    if (!stored.value) return { answer: "notFound" };
    const { isOwner: before = false, ...plain } = stored.value;
    if (before === isOwner) return { answer: "unchanged" };
    const user: UserRow = { ...plain, ...(isOwner && { isOwner }) };
    const operation = atomic(kv).check(stored).set(stored.key, user);
    if (isOwner) operation.set(keys.owner(user.id), user.id);
    else operation.delete(keys.owner(user.id));
    const action = isOwner ? "owner_added" : "owner_removed";
    addAudit(operation, { at, actor: "operator", action, subject: user.id });
    return { operation, answer: user };
  });
}

/** Every owner, the oldest account first. */
export async function listOwners(kv: Deno.Kv): Promise<UserRow[]> {
  const owners: UserRow[] = [];
  for await (const { value: id } of kv.list<number>({ prefix: keys.owners })) {
    const { value: user } = await kv.get<UserRow>(keys.user(id));
    if (user?.isOwner) owners.push(user);
  }
  return owners;
}

/**
 * The row of a user who may do what owners do, to be checked by the commit that does it, so that a
 * right lost in the meantime counts. Null when this user is no owner.
 */
export async function readActingOwner(
  kv: Deno.Kv,
  id: number,
): Promise<Deno.KvEntry<UserRow> | null> {
  const entry = await kv.get<UserRow>(keys.user(id));
  return entry.value && isActingOwner(entry.value) ? entry : null;
}

/** Whether this user may do what owners do. */
export function isActingOwner({ isOwner, suspension }: UserRow): boolean {
  return isOwner === true && suspension === undefined;
}
