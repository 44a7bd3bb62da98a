/**
 * @module The results of past months.
 *
 * | call | answer |
 * |---|---|
 * | GET /api/community/winners | 200 last month's winners in rank order |
 * | GET /api/community/contests/{YYYY-MM}/card.png | 200 the card of its winners that other sites show, 1200×630 · 404 |
 * | GET /api/community/contests/{YYYY-MM}/result | 200 `ContestResult` of a closed month · 404 · 503 while it is being counted |
 */
import { Hono } from "hono";
import { Failure } from "../failures/failure.ts";
import type { AppEnv } from "../http/env.ts";
import type { Services } from "../services.ts";
import { ANYWHERE, showPicture } from "./picture_answer.ts";
import { t } from "../../lib/i18n/translate.ts";

/** A month of the contest. */
const CONTEST = "/api/community/contests/:period{[0-9]{4}-[0-9]{2}}";

/** A published result stays as it is. */
const RESULT_CACHING = "public, max-age=86400";

/** Calls for closed months. Throws `notFound` for a month without a result. */
export function contestArchiveRoutes(
  { contest, monthCards }: Pick<Services, "contest" | "monthCards">,
): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get("/api/community/winners", async function winners(c) {
      return c.json((await contest.lastMonth()).winners);
    })
    .get(`${CONTEST}/card.png`, async function card(c) {
      const picture = await monthCards.find(c.req.param("period")!);
      if (!picture) throw new Failure("notFound", t("This month has no winners."));
      return await showPicture(c, picture, "no-cache", ANYWHERE);
    })
    .get(`${CONTEST}/result`, async function result(c) {
      const json = await contest.result(c.req.param("period")!);
      if (!json) throw new Failure("notFound", t("There is no result of this month."));
      const headers = { "Content-Type": "application/json", "Cache-Control": RESULT_CACHING };
      return c.body(json, 200, headers);
    });
}
