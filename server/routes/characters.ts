/**
 * @module Saved characters.
 *
 * | call | body | answer |
 * |---|---|---|
 * | GET /api/characters, /api/user/characters | | 200 a page of the user's own, `X-Total-Count` of all pages · 400 · 401 |
 * | GET /api/characters/recent | | 200 the six newest · 401 |
 * | GET /api/user/characters/traits | | 200 every trait of the user's own, alphabetical · 401 |
 * | POST /api/characters | `SaveRequest` | 201 Character · 400 · 401 · 404 · 409 |
 * | GET /api/characters/{id} | | 200 Character · 404 |
 * | PATCH /api/characters/{id} | `EditRequest` | 200 Character · 400 · 401 · 404 |
 * | GET /api/characters/{id}/neighbours | | 200 `{ previous?, next? }` of the user's own, each `{ id, name }` · 401 · 404 |
 *
 * A list is filtered by the query that the collection page has as well: `search`, `style`, `trait`,
 * `favorite`, `sort`.
 */
import { type Context, Hono } from "hono";
import { readFilters, SORTS } from "../../lib/collection/filters.ts";
import { EditRequest } from "../../lib/schemas/edit_request.ts";
import { SaveRequest } from "../../lib/schemas/save_request.ts";
import { readChoice } from "../http/choice.ts";
import type { AppEnv } from "../http/env.ts";
import { readJson } from "../http/json_body.ts";
import { linkNextPage, readPaging } from "../http/paging.ts";
import { requireUser } from "../http/session.ts";
import type { Services } from "../services.ts";
import { CHARACTER, characterId, characterRef } from "./character_url.ts";

/** Calls for saved characters. Unlisted ones of others answer 404 by their number. */
export function characterRoutes(
  { characters }: Pick<Services, "characters">,
): Hono<AppEnv> {
  async function own(c: Context<AppEnv>) {
    const { id } = requireUser(c);
    const paging = readPaging(c);
    const query = new URLSearchParams(c.req.query());
    const filters = { ...readFilters(query), sort: readChoice(c, "sort", SORTS) };
    const page = await characters.list(id, { ...paging, filters });
    linkNextPage(c, paging, page.next);
    c.header("X-Total-Count", String(page.total));
    return c.json(page.characters);
  }

  async function recent(c: Context<AppEnv>) {
    c.set("route", "/api/characters/recent");
    return c.json(await characters.recent(requireUser(c).id));
  }

  return new Hono<AppEnv>()
    .get("/api/characters", own)
    .get("/api/user/characters", own)
    .get("/api/user/characters/traits", async function traits(c) {
      return c.json(await characters.traits(requireUser(c).id));
    })
    .post("/api/characters", async function save(c) {
      const { id } = requireUser(c);
      return c.json(await characters.save(id, await readJson(c, SaveRequest)), 201);
    })
    .get(CHARACTER, async function character(c) {
      if (c.req.param("id") === "recent") return await recent(c);
      return c.json(await characters.find(characterRef(c), c.var.session?.user.id));
    })
    .patch(CHARACTER, async function edit(c) {
      const { id } = requireUser(c);
      const request = await readJson(c, EditRequest);
      return c.json(await characters.edit(id, characterId(c), request));
    })
    .get(`${CHARACTER}/neighbours`, async function neighbours(c) {
      return c.json(await characters.neighbours(requireUser(c).id, characterId(c)));
    });
}
