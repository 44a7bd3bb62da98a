/**
 * The credit statement.
 *
 * @module
 */
import { Hono } from "hono";
import type { Balance, BalanceCheck, CreditStatement } from "../../lib/credits.ts";
import type { AppEnv } from "../http/env.ts";
import { linkNextPage, readPaging } from "../http/paging.ts";
import { requireUser } from "../http/session.ts";
import type { Services } from "../services.ts";
import { listEntries, readBalance, recomputeBalance } from "../store/credits/statement.ts";

const NO_CREDITS: Balance = { available: 0, held: 0 };

export function creditRoutes({ kv }: Pick<Services, "kv">): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get("/", async function statement(c) {
      const { id } = requireUser(c);
      const paging = readPaging(c);
      const [balance, { entries, next }] = await Promise.all([
        readBalance(kv, id),
        listEntries(kv, id, paging),
      ]);
      linkNextPage(c, paging, next);
      return c.json<CreditStatement>({ ...(balance ?? NO_CREDITS), entries });
    })
    .get("/check", async function check(c) {
      const { id } = requireUser(c);
      const sums = await recomputeBalance(kv, id);
      return c.json<BalanceCheck>(sums ?? { ...NO_CREDITS, sum: 0, agrees: true });
    });
}
