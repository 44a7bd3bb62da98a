/**
 * @module API keys: secrets with which programs act for an account, named and revoked one by one.
 */
import { ulid } from "ulid";
import { type ApiKeySummary, MAX_API_KEYS, type NewApiKey } from "../../lib/api_key.ts";
import type { Account } from "../../lib/user.ts";
import { Failure } from "../failures/failure.ts";
import {
  addApiKey,
  type ApiKeyRow,
  listApiKeys,
  noteApiKeyUse,
  readApiKey,
  removeApiKey,
} from "../store/accounts/api_keys.ts";
import { toAccount } from "../store/accounts/user_row.ts";
import { orConflict } from "../store/database/or_conflict.ts";
import { enforceLimit } from "../rate_limits/enforce.ts";
import { RATE_LIMITS } from "../rate_limits/rate_limits.ts";
import { log } from "../telemetry/log.ts";
import { HOUR_MS } from "../../lib/durations.ts";
import { isToken, newToken, tokenHash } from "./secret_token.ts";
import type { Session } from "./sessions.ts";
import { t } from "../../lib/i18n/translate.ts";

/** The prefix of our keys, by which programs that look for leaked secrets know them. */
const PREFIX = "purr_";

/** The keys of accounts. */
export interface ApiKeys {
  /** Those of an account, the oldest first. */
  list(user: Account): Promise<ApiKeySummary[]>;
  /** A new one. Throws `conflict` where the account has as many as it may have, `rateLimited`. */
  add(user: Account, name: string): Promise<NewApiKey>;
  /** Revokes one, at once. Throws `notFound`. */
  remove(user: Account, id: string): Promise<void>;
  /**
   * The session that a key stands for; null when there is no such key. Throws `rateLimited` beyond the calls that a key
   * may make.
   */
  session(secret: string): Promise<Session | null>;
}

/** Keys of the accounts of this database. */
export function createApiKeys({ kv, now }: { kv: Deno.Kv; now: () => Date }): ApiKeys {
  return {
    list: async ({ id }) => (await listApiKeys(kv, id)).map(summaryOf),

    async add({ id: userId }, name) {
      await enforceLimit({ kv, now }, RATE_LIMITS.newApiKeys, `user:${userId}`);
      const token = newToken();
      const row: ApiKeyRow = { id: ulid(), userId, name, createdAt: now().getTime() };
      const added = orConflict(await addApiKey(kv, { tokenHash: tokenHash(token), row }));
      if (added === "full") {
        throw new Failure(
          "conflict",
          t("There are {max} keys already. Revoke one first.", { max: MAX_API_KEYS }),
        );
      }
      if (added === null) throw new Failure("unauthenticated", t("Please sign in first."));
      return { ...summaryOf(row), key: PREFIX + token };
    },

    async remove({ id: userId }, id) {
      const removed = orConflict(await removeApiKey(kv, { userId, id, at: now() }));
      if (!removed) throw new Failure("notFound", t("There is no such key."));
    },

    async session(secret) {
      const token = secret.slice(PREFIX.length);
      if (!secret.startsWith(PREFIX) || !isToken(token)) return null;
      const hash = tokenHash(token);
      const rows = await readApiKey(kv, hash);
      if (!rows) return null;
      const { key, user } = rows;
      await enforceLimit({ kv, now }, RATE_LIMITS.apiKeyCalls, key.id);
      const moment = now().getTime();
      if (moment - (key.usedAt ?? 0) >= HOUR_MS) {
        await noteApiKeyUse(kv, hash, moment).catch((error) => log.error("use of a key", error));
      }
      // A key never owns the site, also that of an owner.
      return { id: key.id, user: toAccount(user), isOwner: false };
    },
  };
}

function summaryOf({ id, name, createdAt, usedAt }: ApiKeyRow): ApiKeySummary {
  return {
    id,
    name,
    createdAt: new Date(createdAt).toISOString(),
    ...(usedAt !== undefined && { usedAt: new Date(usedAt).toISOString() }),
  };
}
