/** @module The credit statement. */
import { Hono } from "hono";
import type { BalanceCheck, CreditStatement } from "../../lib/credits.ts";
import type { AppEnv } from "../http/env.ts";
import { linkNextPage, readPaging } from "../http/paging.ts";
import { requireUser } from "../http/session.ts";
import type { Services } from "../services.ts";

/**
 * `GET /api/user/credits`: 200 a page of the statement; `/api/user/credits/check`: 200 the balance summed anew.
 * 401 to guests, 400 for a page that does not exist.
 */
export function creditRoutes({ credits }: Pick<Services, "credits">): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get("/", async function statement(c) {
      const { id } = requireUser(c);
      const paging = readPaging(c);
      const { next, ...statement } = await credits.statement(id, paging);
      linkNextPage(c, paging, next);
      return c.json<CreditStatement>(statement);
    })
    .get("/check", async function check(c) {
      const { id } = requireUser(c);
      return c.json<BalanceCheck>(await credits.check(id));
    });
}
