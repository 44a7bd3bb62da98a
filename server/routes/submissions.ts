/**
 * @module Entries of this month's contest.
 *
 * | call | body | answer |
 * |---|---|---|
 * | GET /api/community/submissions?sort=discover\|top\|new | | 200 a page of this month's, `X-Total-Count` of all pages · 400 |
 * | POST /api/community/submissions | `SubmitRequest` | 201 Submission · 400 · 401 · 404 · 409 |
 * | POST /api/community/submissions/{id}/withdraw | none | 200 Submission · 401 · 404 · 409 |
 * | GET /api/user/submissions | | 200 a page of the user's own, newest first · 400 · 401 |
 * | GET /api/community/eligible | | 200 a page of the user's characters that can be submitted · 400 · 401 |
 */
import { Hono } from "hono";
import { SUBMISSION_SORTS } from "../../lib/contest/submission.ts";
import { SubmitRequest } from "../../lib/schemas/contest.ts";
import { readChoice } from "../http/choice.ts";
import type { AppEnv } from "../http/env.ts";
import { readJson } from "../http/json_body.ts";
import { linkNextPage, readPaging } from "../http/paging.ts";
import { requireUser } from "../http/session.ts";
import type { Services } from "../services.ts";
import { SUBMISSION, submissionId } from "./submission_url.ts";

/**
 * Calls for entries. Throws `conflict` for a character that is in the contest already or unlisted, and once the
 * month is over.
 */
export function submissionRoutes({ contest }: Pick<Services, "contest">): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get("/api/community/submissions", async function submissions(c) {
      const paging = readPaging(c);
      const sort = readChoice(c, "sort", SUBMISSION_SORTS);
      const { entries, total, next } = await contest.list({ ...paging, sort });
      linkNextPage(c, paging, next);
      c.header("X-Total-Count", String(total));
      return c.json(entries);
    })
    .post("/api/community/submissions", async function submit(c) {
      const user = requireUser(c);
      return c.json(await contest.submit(user.id, await readJson(c, SubmitRequest)), 201);
    })
    .post(`${SUBMISSION}/withdraw`, async function withdraw(c) {
      return c.json(await contest.withdraw(requireUser(c).id, submissionId(c)));
    })
    .get("/api/user/submissions", async function own(c) {
      const { id } = requireUser(c);
      const paging = readPaging(c);
      const { entries, next } = await contest.own(id, paging);
      linkNextPage(c, paging, next);
      return c.json(entries);
    })
    .get("/api/community/eligible", async function eligible(c) {
      const { id } = requireUser(c);
      const paging = readPaging(c);
      const { characters, next } = await contest.eligible(id, paging);
      linkNextPage(c, paging, next);
      return c.json(characters);
    });
}
