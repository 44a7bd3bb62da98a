/** @module Which row each index row leads to. */
import { decodeTime } from "ulid";
import { DAY_MS } from "../../lib/durations.ts";
import { type GenerationRow, isKept, recentOwner } from "../store/generations/generation_row.ts";
import { keys } from "../store/keys.ts";
import { isOngoing, isOnlyOnce, type PurchaseRow } from "../store/payments/purchase_row.ts";
import type { KeyParts } from "./tables.ts";

/** Rows that lead to another one, which has to ask for them. */
export interface Index {
  name: string;
  /** The key it leads to; null when the row it led to may have expired. */
  target(value: unknown, parts: KeyParts, now: number): Deno.KvKey | null;
  /** Whether the row it leads to is the right one; absent when that row itself names its index rows. */
  agrees?(row: unknown, parts: KeyParts): boolean;
}

/** A session that began longer ago may have expired a moment before its index row. */
const SESSION_IDLE_MS = 30 * DAY_MS;

export const INDEXES: readonly Index[] = [
  index<number>("users_by_username", (id) => keys.user(id)),
  index<number>("users_by_email", (id) => keys.user(id)),
  index<string>(
    "sessions_by_user",
    (hash, [, id], now) =>
      decodeTime(String(id)) < now - SESSION_IDLE_MS ? null : keys.session(hash),
  ),
  index<string>("api_keys_by_user", (hash) => keys.apiKey(hash)),
  index<string>("passkeys_by_user", (id) => keys.passkey(id)),
  index<string>("generations_open", (id) => keys.generation(id)),
  index<string>("generations_unsaved", (id) => keys.generation(id)),
  index<string, GenerationRow>("generations_by_image", (id) => keys.generation(id), {
    agrees: (row, [imageKey]) => isKept(row) && row.picture?.imageKey === imageKey,
  }),
  index<string, GenerationRow>("generations_recent", (id) => keys.generation(id), {
    agrees: (row, [owner]) => isKept(row) && recentOwner(row) === owner,
  }),
  index<string>("idempotency", (id) => keys.generation(id)),
  index<number>("characters_by_user", (id) => keys.character(id)),
  index<number>("characters_by_slug", (id) => keys.character(id)),
  index<number>("characters_by_parent", (id) => keys.character(id)),
  index<number>("deleted_characters_by_user", (id) => keys.deletedCharacter(id)),
  index<number>("deleted_characters_until", (id) => keys.deletedCharacter(id)),
  index<number>("submissions_by_period", (id) => keys.submission(id)),
  index<number>("submissions_by_user", (id) => keys.submission(id)),
  index<number>("active_submissions", (id) => keys.submission(id)),
  index<number>("reports_by_user", (id, [userId]) => keys.report(id, Number(userId))),
  index<string>("purchases_by_user", (id) => keys.purchase(id)),
  index<string>("purchases_by_reference", (id) => keys.purchase(id)),
  index<string, PurchaseRow>("standing_purchases", (id) => keys.purchase(id), {
    agrees: (row, [userId, productId]) =>
      isOnlyOnce(row) && isOngoing(row) && row.userId === userId && row.productId === productId,
  }),
  index<string>("invitations_by_token", (id) => keys.invitation(id)),
  index<number>("owners", (id) => keys.user(id)),
  index<string>("audit_log_by_action", (id) => keys.auditEntry(id)),
  index<string>("audit_log_by_account", (id) => keys.auditEntry(id)),
];

function index<Value, Row = unknown>(
  name: string,
  target: (value: Value, parts: KeyParts, now: number) => Deno.KvKey | null,
  { agrees }: { agrees?(row: Row, parts: KeyParts): boolean } = {},
): Index {
  return {
    name,
    target: (value, parts, now) => target(value as Value, parts, now),
    ...(agrees && { agrees: (row, parts) => agrees(row as Row, parts) }),
  };
}
