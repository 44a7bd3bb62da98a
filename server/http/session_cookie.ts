/** @module The cookie that carries a session's token. */
import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";

export interface SessionCookie {
  /** The token the browser sent, as it sent it. */
  read(c: Context): string | undefined;
  write(c: Context, token: string, lifeSeconds: number): void;
  clear(c: Context): void;
  /** Whether a response sets or clears it already. */
  isIn(response: Response): boolean;
}

/** Over https the prefix makes browsers refuse it from anywhere but this host; over http they would refuse it. */
export function sessionCookie(appUrl: string): SessionCookie {
  const secure = appUrl.startsWith("https:");
  const name = secure ? "__Host-session" : "session";
  const options = { path: "/", httpOnly: true, secure, sameSite: "Lax" } as const;
  return {
    read: (c) => getCookie(c, name),
    write: (c, token, maxAge) => setCookie(c, name, token, { ...options, maxAge }),
    clear: (c) => setCookie(c, name, "", { ...options, maxAge: 0 }),
    isIn: ({ headers }) => headers.getSetCookie().some((text) => text.startsWith(`${name}=`)),
  };
}
