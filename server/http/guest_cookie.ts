/**
 * @module The cookie that distinguishes the browsers of guests: a random name, no account. Behind one
 * address there may be a whole class, each with its own pictures.
 */
import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { isToken, newToken, tokenHash } from "../accounts/secret_token.ts";

/** Renewed with each picture; one that is not saved is gone after a day. */
const LIFE_SECONDS = 30 * 24 * 60 * 60;

export interface GuestCookie {
  /**
   * The name of the browser that asks: a hash, so that the cookie cannot be forged from what is
   * stored. A browser without one gets one with an answer made by this context.
   */
  identify(c: Context): string;
  /** The same name where the browser has one; undefined otherwise. */
  known(c: Context): string | undefined;
}

/** Over https the prefix makes browsers refuse it from anywhere but this host; over http they would refuse it. */
export function guestCookie(appUrl: string): GuestCookie {
  const secure = appUrl.startsWith("https:");
  const name = secure ? "__Host-guest" : "guest";
  const options = { path: "/", httpOnly: true, secure, sameSite: "Lax" } as const;
  const tokenOf = (c: Context) => {
    const sent = getCookie(c, name);
    return sent !== undefined && isToken(sent) ? sent : undefined;
  };
  return {
    known(c) {
      const token = tokenOf(c);
      return token && tokenHash(token);
    },
    identify(c) {
      const token = tokenOf(c) ?? newToken();
      setCookie(c, name, token, { ...options, maxAge: LIFE_SECONDS });
      return tokenHash(token);
    },
  };
}
