/** @module The credit statement. */
import { Hono } from "hono";
import type { BalanceCheck, CreditStatement } from "../../lib/credits.ts";
import type { AppEnv } from "../http/env.ts";
import { linkNextPage, readPaging } from "../http/paging.ts";
import { requireUser } from "../http/session.ts";
import type { Services } from "../services.ts";

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
