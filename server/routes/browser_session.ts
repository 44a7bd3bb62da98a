/** @module How a browser begins and ends a session, whichever way it signs in. */
import type { Context } from "hono";
import type { User } from "../../lib/user.ts";
import type { Client, SignedIn } from "../accounts/signed_in.ts";
import { deviceName } from "../accounts/device.ts";
import { lifeSeconds } from "../accounts/sessions.ts";
import { clientAddress } from "../http/client_address.ts";
import type { AppEnv } from "../http/env.ts";
import { sessionCookie } from "../http/session_cookie.ts";
import type { Services } from "../services.ts";

export interface BrowserSession {
  /** The client that begins a session. */
  client(c: Context<AppEnv>): Client;
  /** Gives the browser its new session, and answers the user. */
  startSession(c: Context<AppEnv>, signedIn: SignedIn): Promise<User>;
  /** Ends the session, and forgets it in the browser. */
  endSession(c: Context<AppEnv>): Promise<void>;
}

/** Sessions in cookies of these accounts. Beginning one ends the one that the browser had. */
export function browserSession(
  { accounts, config }: Pick<Services, "accounts" | "config">,
): BrowserSession {
  const cookie = sessionCookie(config.appUrl);

  return {
    client: (c) => ({
      clientAddress: clientAddress(c, config.trustedProxies),
      device: deviceName(c.req.header("user-agent")),
    }),
    async startSession(c, { user, session }) {
      // A session this browser had is over: no sign-in goes on with an older token.
      const earlier = c.var.session;
      if (earlier) await accounts.sessions.end(earlier, earlier.id);
      cookie.write(c, session.token, lifeSeconds(session.row));
      return user;
    },
    async endSession(c) {
      const { session } = c.var;
      if (session) await accounts.sessions.end(session, session.id);
      cookie.clear(c);
      // Only the cache: the theme and an unfinished draft belong to the browser, signed in or not.
      c.header("Clear-Site-Data", '"cache"');
    },
  };
}
