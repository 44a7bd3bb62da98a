/**
 * @module The API keys of the signed-in user.
 *
 * | call | body | answer |
 * |---|---|---|
 * | GET /api/keys | | 200 `[{ id, name, createdAt, usedAt? }]` · 401 |
 * | POST /api/keys | `{ name }` | 201 the same with `key`, shown this once · 400 · 401 · 409 · 429 |
 * | DELETE /api/keys/{id}, DELETE /api/keys | none, `{ id }` | 204 · 401 · 404 |
 */
import { Hono } from "hono";
import { ApiKeyRemoval, ApiKeyRequest } from "../../lib/schemas/api_keys.ts";
import type { AppEnv } from "../http/env.ts";
import { readJson } from "../http/json_body.ts";
import { requireUser } from "../http/session.ts";
import type { Services } from "../services.ts";

/** Calls for API keys; each answers with the codes of the table, and 401 to guests. */
export function apiKeyRoutes({ accounts }: Pick<Services, "accounts">): Hono<AppEnv> {
  const { apiKeys } = accounts;
  return new Hono<AppEnv>()
    .get("/api/keys", async function list(c) {
      return c.json(await apiKeys.list(requireUser(c)));
    })
    .post("/api/keys", async function add(c) {
      const user = requireUser(c);
      const { name } = await readJson(c, ApiKeyRequest);
      return c.json(await apiKeys.add(user, name), 201);
    })
    .delete("/api/keys", async function removeNamed(c) {
      const user = requireUser(c);
      const { id } = await readJson(c, ApiKeyRemoval);
      await apiKeys.remove(user, id);
      return c.body(null, 204);
    })
    .delete("/api/keys/:id{[0-9A-Z]{26}}", async function remove(c) {
      await apiKeys.remove(requireUser(c), c.req.param("id"));
      return c.body(null, 204);
    });
}
