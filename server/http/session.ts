/** @module Who is signed in. Handlers find it as `c.var.session`. */
import type { Context, MiddlewareHandler } from "hono";
import type { Account } from "../../lib/user.ts";
import type { Session } from "../accounts/sessions.ts";
import { Failure } from "../failures/failure.ts";
import type { Services } from "../services.ts";
import { bearerOf, sessionOfKey } from "./api_key.ts";
import { clientAddress } from "./client_address.ts";
import type { AppEnv } from "./env.ts";
import { sessionCookie } from "./session_cookie.ts";
import { t } from "../../lib/i18n/translate.ts";

/**
 * Looks up the session of the cookie, or of the API key that a program sends instead; without one it costs nothing. Answers of the API and for
 * signed-in users are not cached, unless the route says otherwise.
 */
export function session(
  { accounts, config }: Pick<Services, "accounts" | "config">,
): MiddlewareHandler<AppEnv> {
  const cookie = sessionCookie(config.appUrl);

  return async function session(c, next) {
    const secret = bearerOf(c);
    // A key comes with no cookie's rights: the guard against other sites has let it pass.
    const token = secret === undefined ? cookie.read(c) : undefined;
    const found = token === undefined
      ? null
      : await accounts.sessions.find(token, clientAddress(c, config.trustedProxies));
    const ofKey = secret === undefined ? null : await sessionOfKey(accounts, c, secret);
    c.set("session", ofKey ?? found?.session ?? null);

    await next();
    const isPrivate = found !== null || c.req.path.startsWith("/api/");
    if (isPrivate && !c.res.headers.has("Cache-Control")) {
      c.res.headers.append("Cache-Control", "no-store");
    }
    if (token && found?.renewedForSeconds && !cookie.isIn(c.res)) {
      cookie.write(c, token, found.renewedForSeconds);
      // Whatever the route says: the cookie must not get into a shared cache.
      c.res.headers.set("Cache-Control", "no-store");
    }
  };
}

/** The session of this request. Throws `unauthenticated` when there is none. */
export function requireSession(c: Context<AppEnv>): Session {
  if (c.var.session) return c.var.session;
  throw signedOut();
}

/** What a request without a session is answered that needs one. */
export function signedOut(): Failure {
  return new Failure("unauthenticated", t("Please sign in first."));
}

/** The account that asks. Throws `unauthenticated` when the request has no session. */
export function requireUser(c: Context<AppEnv>): Account {
  return requireSession(c).user;
}
