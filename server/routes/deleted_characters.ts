/**
 * @module Deleting characters, and bringing them back within thirty days.
 *
 * | call | body | answer |
 * |---|---|---|
 * | DELETE /api/characters/{id} | | 200 `{ ok: true }` · 401 · 404 |
 * | POST /api/user/characters/deleted/{id}/restore | none | 200 Character · 401 · 404 |
 * | POST /api/characters/delete | `{ ids }` | 200 `{ ok: true, ids }`, those deleted · 400 · 401 |
 * | POST /api/characters/restore | `{ ids }` | 200 `{ ok: true, ids }`, those restored · 400 · 401 |
 * | GET /api/user/characters/deleted | | 200 own deleted ones with `deletedAt`, `deletedUntil`, the last deleted first · 401 |
 */
import { type Context, Hono } from "hono";
import { Selection } from "../../lib/schemas/selection.ts";
import type { AppEnv } from "../http/env.ts";
import { readJson } from "../http/json_body.ts";
import { linkNextPage, readPaging } from "../http/paging.ts";
import { requireUser } from "../http/session.ts";
import type { Services } from "../services.ts";
import { CHARACTER, characterId, DELETED_CHARACTER } from "./character_url.ts";

/** Calls that delete and restore. Characters of others answer 404, as if there were none. */
export function deletedCharacterRoutes(
  { deletions }: Pick<Services, "deletions">,
): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get("/api/user/characters/deleted", async function deleted(c) {
      const paging = readPaging(c);
      const { characters, next } = await deletions.list(requireUser(c).id, paging);
      linkNextPage(c, paging, next);
      return c.json(characters);
    })
    .delete(CHARACTER, async function remove(c) {
      await deletions.remove(requireUser(c).id, characterId(c));
      return c.json({ ok: true });
    })
    .post(`${DELETED_CHARACTER}/restore`, async function restore(c) {
      return c.json(await deletions.restore(requireUser(c).id, characterId(c)));
    })
    .post("/api/characters/delete", (c) => withSelection(c, deletions.removeAll))
    .post("/api/characters/restore", (c) => withSelection(c, deletions.restoreAll));
}

/** Does it with the selected characters of the user; the answer names those. */
async function withSelection(
  c: Context<AppEnv>,
  act: (userId: number, ids: readonly number[]) => Promise<number[]>,
): Promise<Response> {
  const { id: userId } = requireUser(c);
  const { ids } = await readJson(c, Selection);
  return c.json({ ok: true, ids: await act(userId, ids) });
}
