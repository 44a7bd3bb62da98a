/** @module What users see of their credits. */
import type { Balance, BalanceCheck, StatementPage } from "../../lib/credits.ts";
import type { Paging } from "../../lib/paging.ts";
import { listEntries, readBalance, recomputeBalance } from "../store/credits/statement.ts";

/** What an account has that was deleted meanwhile. */
const NO_CREDITS: Balance = { available: 0, held: 0 };

/** Reading credits. */
export interface Credits {
  /** The balance, and a page of the entries that led to it, newest first. */
  statement(userId: number, paging: Paging): Promise<StatementPage>;
  /** The balance beside the sum of all entries. Throws when it keeps changing. */
  check(userId: number): Promise<BalanceCheck>;
}

/** Credits in this database. */
export function createCredits({ kv }: { kv: Deno.Kv }): Credits {
  return {
    async statement(userId, paging) {
      const [balance, page] = await Promise.all([
        readBalance(kv, userId),
        listEntries(kv, userId, paging),
      ]);
      return { ...(balance ?? NO_CREDITS), ...page };
    },
    async check(userId) {
      return await recomputeBalance(kv, userId) ?? { ...NO_CREDITS, sum: 0, agrees: true };
    },
  };
}
