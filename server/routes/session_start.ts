/**
 * What every way of signing in has in common at the HTTP side.
 *
 * @module
 */
import type { Context } from "hono";
import type { User } from "../../lib/user.ts";
import type { SignedIn, Visit } from "../accounts/signed_in.ts";
import { deviceName } from "../accounts/device.ts";
import { lifeSeconds } from "../accounts/sessions.ts";
import { clientAddress } from "../http/client_address.ts";
import type { AppEnv } from "../http/env.ts";
import { sessionCookie } from "../http/session_cookie.ts";
import type { Services } from "../services.ts";

export interface SessionStart {
  /** The client that begins a session. */
  visit(c: Context<AppEnv>): Visit;
  /** Gives the browser its new session, and answers the user. */
  enter(c: Context<AppEnv>, signedIn: SignedIn): Promise<User>;
}

export function sessionStart(
  { accounts, config }: Pick<Services, "accounts" | "config">,
): SessionStart {
  const cookie = sessionCookie(config.appUrl);

  return {
    visit: (c) => ({
      clientAddress: clientAddress(c, config.trustedProxies),
      device: deviceName(c.req.header("user-agent")),
    }),
    async enter(c, { user, session }) {
      // A session this browser had is over: no sign-in goes on with an older token.
      const earlier = c.var.session;
      if (earlier) await accounts.sessions.end(earlier, earlier.id);
      cookie.write(c, session.token, lifeSeconds(session.row));
      return user;
    },
  };
}
