/**
 * @module Votes, and what is said against an entry.
 *
 * | call | body | answer |
 * |---|---|---|
 * | POST /api/community/submissions/{id}/vote | `{ rating }` | 200 `{ submissionId, rating, voteCount }` · 400 · 401 · 403 · 404 · 409 · 429 |
 * | GET /api/user/votes | | 200 `[{ submissionId, rating }]` of this month, a page of them · 400 · 401 |
 * | POST /api/community/submissions/{id}/report | `{ reason, text? }` | 201 `{ ok: true }` · 400 · 401 · 404 · 409 |
 */
import { Hono } from "hono";
import { ReportRequest, VoteRequest } from "../../lib/schemas/contest.ts";
import { clientAddress } from "../http/client_address.ts";
import type { AppEnv } from "../http/env.ts";
import { readJson } from "../http/json_body.ts";
import { linkNextPage, readPaging } from "../http/paging.ts";
import { requireUser } from "../http/session.ts";
import type { Services } from "../services.ts";
import { SUBMISSION, submissionId } from "./submission_url.ts";

/** Calls for votes and reports. Throws `forbidden` for an entry of the voter's own. */
export function voteRoutes(
  { contest, config }: Pick<Services, "contest" | "config">,
): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .post(`${SUBMISSION}/vote`, async function vote(c) {
      const { id: userId } = requireUser(c);
      const { rating } = await readJson(c, VoteRequest);
      const voterAddress = clientAddress(c, config.trustedProxies);
      return c.json(
        await contest.vote({
          submissionId: submissionId(c),
          userId,
          rating,
          clientAddress: voterAddress,
        }),
      );
    })
    .get("/api/user/votes", async function votes(c) {
      const { id } = requireUser(c);
      const paging = readPaging(c);
      const { votes, next } = await contest.votes(id, paging);
      linkNextPage(c, paging, next);
      return c.json(votes);
    })
    .post(`${SUBMISSION}/report`, async function report(c) {
      const { id } = requireUser(c);
      await contest.report(id, submissionId(c), await readJson(c, ReportRequest));
      return c.json({ ok: true }, 201);
    });
}
