/**
 * @module Invitations to open an account: each has a number of uses and an end. A use is counted by the
 * commit that opens the account.
 */
import { addAudit } from "./audit_log.ts";
import { atomic, commit, type Conflict } from "../database/commit.ts";
import { keys } from "../keys.ts";
import { readActingOwner } from "./owners.ts";

/** An invitation, as it is stored. */
export interface InvitationRow {
  /** ULID. */
  id: string;
  /** Random; knowing it is enough to register. */
  token: string;
  /** What it is for, in the owner's words. */
  note?: string;
  /** How many accounts can be opened with it, and how many were. */
  uses: number;
  /** How many accounts it has opened. */
  used: number;
  /** ISO 8601. */
  until: string;
  /** ISO 8601. */
  createdAt: string;
  /** ISO 8601; absent while it is not revoked. */
  revokedAt?: string;
}

/** Whether an account can be opened with it at this moment. */
export function isUsable({ uses, used, until, revokedAt }: InvitationRow, now: Date): boolean {
  return revokedAt === undefined && used < uses && now.toISOString() < until;
}

/** The invitation of this token, used or not. */
export async function readInvitation(
  kv: Deno.Kv,
  token: string,
): Promise<Deno.KvEntryMaybe<InvitationRow>> {
  const { value: id } = await kv.get<string>(keys.invitationByToken(token));
  return await kv.get<InvitationRow>(keys.invitation(id ?? ""));
}

/** Makes an invitation; the same id again changes nothing. */
export function addInvitation(
  kv: Deno.Kv,
  row: InvitationRow,
  ownerId: number,
): Promise<"added" | "forbidden" | Conflict> {
  return commit<"added" | "forbidden">(async () => {
    const owner = await readActingOwner(kv, ownerId);
    if (!owner) return { answer: "forbidden" };
    const stored = await kv.get<InvitationRow>(keys.invitation(row.id));
    if (stored.value) return { answer: "added" };
    const operation = atomic(kv).check(owner, stored)
      .set(stored.key, row)
      .set(keys.invitationByToken(row.token), row.id);
    addAudit(operation, {
      at: new Date(row.createdAt),
      actor: ownerId,
      action: "invitation_made",
      detail: `${row.id}: ${row.uses} uses until ${row.until}${row.note ? `, ${row.note}` : ""}`,
    });
    return { operation, answer: "added" };
  });
}

/** Ends an invitation. `revoked` also when it was revoked before. */
export function revokeInvitation(
  kv: Deno.Kv,
  { id, ownerId, at }: { id: string; ownerId: number; at: Date },
): Promise<"revoked" | "notFound" | "forbidden" | Conflict> {
  return commit<"revoked" | "notFound" | "forbidden">(async () => {
    const owner = await readActingOwner(kv, ownerId);
    if (!owner) return { answer: "forbidden" };
    const stored = await kv.get<InvitationRow>(keys.invitation(id));
    if (!stored.value) return { answer: "notFound" };
    if (stored.value.revokedAt) return { answer: "revoked" };
    const row: InvitationRow = { ...stored.value, revokedAt: at.toISOString() };
    const operation = atomic(kv).check(owner, stored).set(stored.key, row);
    addAudit(operation, { at, actor: ownerId, action: "invitation_revoked", detail: id });
    return { operation, answer: "revoked" };
  });
}

/** The newest invitations. */
export async function listInvitations(kv: Deno.Kv, limit: number): Promise<InvitationRow[]> {
  const list = kv.list<InvitationRow>({ prefix: keys.invitations }, { reverse: true, limit });
  return await Array.fromAsync(list, ({ value }) => value);
}
