/**
 * The results of past months.
 *
 * | call | answer |
 * |---|---|
 * | GET /api/community/winners | 200 last month's winners in rank order |
 * | GET /api/community/contests/{YYYY-MM}/result | 200 `ContestResult` of a closed month · 404 · 503 while it is being counted |
 *
 * @module
 */
import { Hono } from "hono";
import { Failure } from "../failures/failure.ts";
import type { AppEnv } from "../http/env.ts";
import type { Services } from "../services.ts";

/** A published result stays as it is. */
const RESULT_CACHING = "public, max-age=86400";

export function contestArchiveRoutes({ contest }: Pick<Services, "contest">): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get("/api/community/winners", async function winners(c) {
      return c.json((await contest.lastMonth()).winners);
    })
    .get("/api/community/contests/:period{[0-9]{4}-[0-9]{2}}/result", async function result(c) {
      const json = await contest.result(c.req.param("period"));
      if (!json) throw new Failure("notFound", "There is no result of this month.");
      const headers = { "Content-Type": "application/json", "Cache-Control": RESULT_CACHING };
      return c.body(json, 200, headers);
    });
}
