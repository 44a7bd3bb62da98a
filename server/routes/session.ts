/** @module Opening an account, signing in and out, and who is signed in. */
import { Hono } from "hono";
import { LoginRequest, RegisterRequest } from "../../lib/schemas/account.ts";
import type { AppEnv } from "../http/env.ts";
import { readJson } from "../http/json_body.ts";
import { requireSession, signedOut } from "../http/session.ts";
import type { Services } from "../services.ts";
import { browserSession } from "./browser_session.ts";

/** The longest fields there are, every character escaped: a longer password is never hashed. */
const MAX_REQUEST_BYTES = 8 * 1024;

/**
 * `GET /api/user`: 200 or 401; `POST /api/register`: 201, 400, 403 where registration is closed, 409 for a taken
 * name, 429; `POST /api/login`: 200, 400, 401, 403 for a suspended account, 429; `POST /api/logout`: 204, also to
 * guests.
 */
export function sessionRoutes(
  { accounts, config }: Pick<Services, "accounts" | "config">,
): Hono<AppEnv> {
  const { client, startSession, endSession } = browserSession({ accounts, config });

  return new Hono<AppEnv>()
    .get("/api/user", async function currentUser(c) {
      const user = await accounts.sessions.user(requireSession(c));
      if (!user) throw signedOut();
      return c.json(user);
    })
    .post("/api/register", async function register(c) {
      const request = await readJson(c, RegisterRequest, MAX_REQUEST_BYTES);
      return c.json(await startSession(c, await accounts.register(request, client(c))), 201);
    })
    .post("/api/login", async function login(c) {
      const request = await readJson(c, LoginRequest, MAX_REQUEST_BYTES);
      return c.json(await startSession(c, await accounts.signIn(request, client(c))));
    })
    .post("/api/logout", async function logout(c) {
      await endSession(c);
      return c.body(null, 204);
    });
}
