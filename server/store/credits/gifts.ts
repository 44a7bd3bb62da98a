/** @module Credits that owners give: once for each form, however often it is sent. */
import { DAY_MS } from "../../../lib/durations.ts";
import { addAudit } from "../accounts/audit_log.ts";
import { atomic, commit, type Conflict } from "../database/commit.ts";
import { keys } from "../keys.ts";
import { post } from "./ledger.ts";
import { readActingOwner } from "../accounts/owners.ts";

/** How long a form that was sent is remembered. */
const FORM_LIFE_MS = 30 * DAY_MS;

export interface GiftRow {
  userId: number;
  ownerId: number;
  /** Credits, at least 1. */
  amount: number;
  reason: string;
  /** ISO 8601. */
  at: string;
}

/** How giving ended. A row: the gift that this form has made, now or before. */
export type Given = GiftRow | "forbidden" | "notFound" | Conflict;

/** Gives the credits with an entry in the ledger and one in the audit log. `id` is the form's. */
export function give(kv: Deno.Kv, id: string, gift: GiftRow): Promise<Given> {
  const { userId, ownerId, amount, reason, at } = gift;
  return commit<Given>(async () => {
    const owner = await readActingOwner(kv, ownerId);
    if (!owner) return { answer: "forbidden" };
    const stored = await kv.get<GiftRow>(keys.gift(id));
    if (stored.value) return { answer: stored.value };
    const operation = atomic(kv).check(owner, stored).set(stored.key, gift, {
      expireIn: FORM_LIFE_MS,
    });
    const moment = new Date(at);
    const cause = { kind: "gift" as const, reference: id, at: moment };
    if (!await post(kv, operation, { userId, postings: [{ amount, cause }] })) {
      return { answer: "notFound" };
    }
    addAudit(operation, {
      at: moment,
      actor: ownerId,
      action: "credits_granted",
      subject: userId,
      detail: `${amount}: ${reason}`,
    });
    return { operation, answer: gift };
  });
}
