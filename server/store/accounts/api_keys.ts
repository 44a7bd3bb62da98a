/** @module API keys: one row each, found by the hash of its secret, and an index by account. */
import { MAX_API_KEYS } from "../../../lib/api_key.ts";
import { atomic, commit, type Conflict } from "../database/commit.ts";
import { keys } from "../keys.ts";
import { addAudit } from "./audit_log.ts";
import type { UserRow } from "./user_row.ts";

/** What is stored of a key: never its secret. */
export interface ApiKeyRow {
  /** Names it in URLs; a ULID. */
  id: string;
  userId: number;
  /** As its owner calls it. */
  name: string;
  /** Milliseconds since 1970. */
  createdAt: number;
  /** Exact to the hour. */
  usedAt?: number;
}

/** A key with its account, all of it alive. */
export interface ApiKeyRows {
  key: ApiKeyRow;
  user: UserRow;
}

/** The keys of an account, the oldest first. */
export async function listApiKeys(kv: Deno.Kv, userId: number): Promise<ApiKeyRow[]> {
  const rows: ApiKeyRow[] = [];
  for await (const { value: hash } of kv.list<string>({ prefix: keys.apiKeysByUser(userId) })) {
    const { value } = await kv.get<ApiKeyRow>(keys.apiKey(hash));
    if (value) rows.push(value);
  }
  return rows;
}

/** Adds a key; "full" where the account has as many as it may have, null without its account. */
export function addApiKey(
  kv: Deno.Kv,
  { tokenHash, row }: { tokenHash: string; row: ApiKeyRow },
): Promise<"added" | "full" | null | Conflict> {
  return commit<"added" | "full" | null>(async () => {
    const user = await kv.get<UserRow>(keys.user(row.userId));
    if (!user.value) return { answer: null };
    if ((await listApiKeys(kv, row.userId)).length >= MAX_API_KEYS) return { answer: "full" };
    const operation = atomic(kv).check(user)
      .set(keys.apiKey(tokenHash), row)
      .set(keys.apiKeyByUser(row.userId, row.id), tokenHash);
    const at = new Date(row.createdAt);
    addAudit(operation, { at, actor: row.userId, action: "api_key_added", detail: row.name });
    return { operation, answer: "added" };
  });
}

/** Removes a key of this account. False when there is none. */
export function removeApiKey(
  kv: Deno.Kv,
  { userId, id, at }: Pick<ApiKeyRow, "userId" | "id"> & { at: Date },
): Promise<boolean | Conflict> {
  return commit<boolean>(async () => {
    const index = await kv.get<string>(keys.apiKeyByUser(userId, id));
    if (!index.value) return { answer: false };
    const stored = await kv.get<ApiKeyRow>(keys.apiKey(index.value));
    const operation = atomic(kv).check(index).check(stored).delete(index.key).delete(stored.key);
    const detail = stored.value?.name;
    addAudit(operation, { at, actor: userId, action: "api_key_removed", detail });
    return { operation, answer: true };
  });
}

/** Removes every key of an account that is gone. */
export async function removeApiKeys(kv: Deno.Kv, userId: number): Promise<void> {
  for await (const { key, value } of kv.list<string>({ prefix: keys.apiKeysByUser(userId) })) {
    await atomic(kv).delete(keys.apiKey(value)).delete(key).commit();
  }
}

/** The key of this hash with its account; null when it is revoked, or the account is gone or suspended. */
export async function readApiKey(kv: Deno.Kv, tokenHash: string): Promise<ApiKeyRows | null> {
  const key = await kv.get<ApiKeyRow>(keys.apiKey(tokenHash));
  if (!key.value) return null;
  const user = await kv.get<UserRow>(keys.user(key.value.userId));
  if (!user.value || user.value.suspension) return null;
  return { key: key.value, user: user.value };
}

/** Notes that a key is in use. What fails here is noted the next time. */
export async function noteApiKeyUse(kv: Deno.Kv, tokenHash: string, usedAt: number): Promise<void> {
  const stored = await kv.get<ApiKeyRow>(keys.apiKey(tokenHash));
  if (!stored.value) return;
  await atomic(kv).check(stored).set(stored.key, { ...stored.value, usedAt }).commit();
}
