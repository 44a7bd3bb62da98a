/**
 * @module Whether the signed-in account has a public profile.
 *
 * | call | body | answer |
 * |---|---|---|
 * | GET /api/account/profile | | 200 `{ isPublic }` · 401 |
 * | POST /api/account/profile | `{ isPublic }` | 200 the same · 400 · 401 |
 */
import { Hono } from "hono";
import { ProfileChange } from "../../lib/schemas/account_changes.ts";
import type { AppEnv } from "../http/env.ts";
import { readJson } from "../http/json_body.ts";
import { requireUser } from "../http/session.ts";
import type { Services } from "../services.ts";

const PROFILE = "/api/account/profile";

/** Calls that turn the public profile on and off. */
export function profileRoutes({ profiles }: Pick<Services, "profiles">): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get(PROFILE, async function profile(c) {
      return c.json(await profiles.state(requireUser(c).id));
    })
    .post(PROFILE, async function changeProfile(c) {
      const { id } = requireUser(c);
      return c.json(await profiles.change(id, await readJson(c, ProfileChange)));
    });
}
