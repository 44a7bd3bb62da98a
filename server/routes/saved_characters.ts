/**
 * Characters that somebody keeps.
 *
 * @module
 */
import { type Context, Hono } from "hono";
import { SaveRequest } from "../../lib/schemas/save_request.ts";
import type { Characters } from "../characters/characters.ts";
import { Failure } from "../failure.ts";
import type { AppEnv } from "../http/env.ts";
import { readJson } from "../http/json_body.ts";
import { linkNextPage, readPaging } from "../http/paging.ts";
import { requireUser } from "../http/session.ts";

/** Longer numbers are no ids of ours. */
const ID = /^\d{1,15}$/;

export function savedCharacterRoutes({ characters }: { characters: Characters }): Hono<AppEnv> {
  async function own(c: Context<AppEnv>) {
    const { id } = requireUser(c);
    const paging = readPaging(c);
    const { cursor, limit } = paging;
    if (cursor !== undefined && !ID.test(cursor)) {
      throw new Failure("invalid", "There is no page at this cursor.");
    }
    const before = cursor === undefined ? undefined : Number(cursor);
    const page = await characters.list(id, { limit, before });
    linkNextPage(c, paging, page.next?.toString());
    return c.json(page.characters);
  }

  return new Hono<AppEnv>()
    .get("/api/characters", own)
    .get("/api/user/characters", own)
    .get("/api/characters/recent", async function recent(c) {
      return c.json(await characters.recent(requireUser(c).id));
    })
    .post("/api/characters", async function save(c) {
      const { id } = requireUser(c);
      return c.json(await characters.save(id, await readJson(c, SaveRequest)), 201);
    })
    // Only numbers, so that the addresses beside it keep their own methods.
    .get("/api/characters/:id{[0-9]{1,15}}", async function character(c) {
      return c.json(await characters.find(Number(c.req.param("id"))));
    });
}
