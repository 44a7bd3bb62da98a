/**
 * Opening an account, signing in and out, and who is signed in.
 *
 * @module
 */
import { Hono } from "hono";
import { LoginRequest, RegisterRequest } from "../../lib/schemas/account.ts";
import type { AppEnv } from "../http/env.ts";
import { readJson } from "../http/json_body.ts";
import { requireSession, signedOut } from "../http/session.ts";
import { sessionCookie } from "../http/session_cookie.ts";
import type { Services } from "../services.ts";
import { sessionStart } from "./session_start.ts";

/** The longest fields there are, every character escaped: a longer password is never hashed. */
const MAX_REQUEST_BYTES = 8 * 1024;

export function sessionRoutes(
  { accounts, config }: Pick<Services, "accounts" | "config">,
): Hono<AppEnv> {
  const cookie = sessionCookie(config.appUrl);
  const { visit, enter } = sessionStart({ accounts, config });

  return new Hono<AppEnv>()
    .get("/api/user", async function currentUser(c) {
      const user = await accounts.sessions.user(requireSession(c));
      if (!user) throw signedOut();
      return c.json(user);
    })
    .post("/api/register", async function register(c) {
      const request = await readJson(c, RegisterRequest, MAX_REQUEST_BYTES);
      return c.json(await enter(c, await accounts.register(request, visit(c))), 201);
    })
    .post("/api/login", async function login(c) {
      const request = await readJson(c, LoginRequest, MAX_REQUEST_BYTES);
      return c.json(await enter(c, await accounts.signIn(request, visit(c))));
    })
    .post("/api/logout", async function logout(c) {
      const { session } = c.var;
      if (session) await accounts.sessions.end(session, session.id);
      cookie.clear(c);
      // Only the cache: the theme and an unfinished draft belong to the browser, signed in or not.
      c.header("Clear-Site-Data", '"cache"');
      return c.body(null, 204);
    });
}
