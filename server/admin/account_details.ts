/** @module Accounts as the admin pages show them. */
import type {
  AccountDetails,
  AccountEntry,
  AccountList,
  AccountSummary,
} from "../../lib/admin/admin_data.ts";
import type { Balance } from "../../lib/credits.ts";
import type { AuditLog } from "../audit_log/audit_log.ts";
import { namedCharacter } from "../characters/public_character.ts";
import { withNamed } from "../contest/presentation.ts";
import { searchAccounts } from "../store/accounts/account_search.ts";
import { readCount } from "../store/characters/collections.ts";
import { keys } from "../store/keys.ts";
import { eachPurchase } from "../store/payments/purchases.ts";
import { readMany } from "../store/database/read_many.ts";
import { listSessions } from "../store/accounts/sessions.ts";
import { listEntries, readBalance } from "../store/credits/statement.ts";
import { submissionsOf } from "../store/contest/submission_lists.ts";
import { findUser } from "../store/accounts/users.ts";
import type { UserRow } from "../store/accounts/user_row.ts";
import { utcDay } from "../time/utc_day.ts";
import { withNames } from "./audit_list.ts";
import { purchaseSummaries } from "./purchase_list.ts";

/** Accounts on one page. */
const PAGE = 50;

/** The longest beginning of a name or an e-mail. */
const MAX_QUERY_LENGTH = 254;

/** Of everything that an account has many of, the newest are shown. */
const NEWEST = 10;

export interface AccountDeps {
  kv: Deno.Kv;
  audit: AuditLog;
  now: () => Date;
}

/** A page of accounts: those whose name or e-mail begins with `q`, from `cursor` on. */
export async function accountList(kv: Deno.Kv, query: URLSearchParams): Promise<AccountList> {
  const prefix = (query.get("q") ?? "").trim().slice(0, MAX_QUERY_LENGTH);
  const cursor = query.get("cursor") ?? undefined;
  const { users, next } = await searchAccounts(kv, { prefix, limit: PAGE, cursor });
  const balances = await readMany<Balance>(kv, users.map(({ id }) => keys.balance(id)));
  const accounts = users.map((user, index) => summary(user, balances[index] ?? null));
  return { query: prefix, accounts, next };
}

/** Null when there is no such account. `ownerId` is who looks. */
export async function accountDetails(
  { kv, audit, now }: AccountDeps,
  id: number,
  ownerId: number,
): Promise<AccountDetails | null> {
  const user = await findUser(kv, id);
  if (!user) return null;
  const [balance, characters, sessions, ledger, purchases, entries, log] = await Promise.all([
    readBalance(kv, id),
    readCount(kv, id),
    listSessions(kv, user, now().getTime()),
    listEntries(kv, id, { limit: NEWEST }),
    Array.fromAsync(eachPurchase(kv, id)),
    newestEntries(kv, id),
    audit.list({ account: id, limit: NEWEST }),
  ]);
  return {
    ...summary(user, balance),
    ...(user.suspension && { suspension: user.suspension }),
    isSelf: id === ownerId,
    balance: balance ?? { available: 0, held: 0 },
    characters,
    sessions: sessions.map(({ id, device, createdAt, usedAt }) => ({
      id,
      device,
      current: false,
      signedInAt: new Date(createdAt).toISOString(),
      lastUsed: utcDay(new Date(usedAt)),
    })),
    ledger: ledger.entries,
    purchases: await purchaseSummaries(kv, purchases.slice(0, NEWEST)),
    entries,
    audit: await withNames(kv, log.entries),
  };
}

async function newestEntries(kv: Deno.Kv, userId: number): Promise<AccountEntry[]> {
  const rows = await submissionsOf(kv, userId, { limit: NEWEST });
  return (await withNamed(kv, rows)).map(({ row, character }) => ({
    id: row.id,
    ...(character && { character: namedCharacter(character) }),
    period: row.period,
    status: row.status,
    hidden: row.hidden ?? false,
  }));
}

function summary(user: UserRow, balance: Balance | null): AccountSummary {
  return {
    id: user.id,
    username: user.username,
    email: user.email,
    createdAt: user.createdAt,
    available: balance?.available ?? 0,
    isPremium: user.isPremium ?? false,
    isOwner: user.isOwner ?? false,
    isSuspended: user.suspension !== undefined,
  };
}
