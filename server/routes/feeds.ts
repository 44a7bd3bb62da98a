/**
 * @module Feeds, for feed readers.
 *
 * | call | answer |
 * |---|---|
 * | GET /community/winners.atom | 200 the winners of the last twelve months |
 * | GET /by/{username}/feed.atom | 200 the newest public characters of a person · 404 |
 */
import { type Context, Hono } from "hono";
import { WINNERS_FEED } from "../../lib/feeds.ts";
import { Failure } from "../failures/failure.ts";
import { ATOM_TYPE, atomXml, type Feed } from "../feeds/atom.ts";
import { characterFeed, winnersFeed } from "../feeds/feeds.ts";
import { answer } from "../http/answer.ts";
import type { AppEnv } from "../http/env.ts";
import { isKnown, weakEtagOf } from "../http/etag.ts";
import { inEnglish } from "../i18n/request_language.ts";
import type { Services } from "../services.ts";
import { t } from "../../lib/i18n/translate.ts";

/**
 * The two feeds: 200, or 304 to a reader that has the newest. Throws `notFound` for a person without a public
 * profile.
 */
export function feedRoutes(
  { contest, profiles, config }: Pick<Services, "contest" | "profiles" | "config">,
): Hono<AppEnv> {
  const deps = { contest, profiles, origin: config.appUrl };
  return new Hono<AppEnv>()
    .get(WINNERS_FEED, async function winners(c) {
      return answerFeed(c, await inEnglish(() => winnersFeed(deps)));
    })
    .get("/by/:username/feed.atom", async function characters(c) {
      const feed = await inEnglish(() => characterFeed(deps, c.req.param("username")));
      if (!feed) throw new Failure("notFound", t("There is no public profile of this name."));
      return answerFeed(c, feed);
    });
}

/** A profile can be turned off: caches ask each time whether it is still the same. */
function answerFeed(c: Context, feed: Feed): Response {
  const body = new TextEncoder().encode(atomXml(feed));
  const etag = weakEtagOf(body);
  const headers = { ETag: etag, "Cache-Control": "no-cache" };
  return isKnown(c, etag)
    ? c.body(null, 304, headers)
    : answer(body, { ...headers, "Content-Type": ATOM_TYPE });
}
