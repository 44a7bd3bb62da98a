/**
 * The theme switch without script: a form that sets the cookie and comes back.
 *
 * @module
 */
import { Hono } from "hono";
import { setCookie } from "hono/cookie";
import { THEME_COOKIE, THEME_COOKIE_SECONDS, toTheme } from "../../lib/theme.ts";
import type { AppEnv } from "../http/env.ts";

export function themeRoutes(): Hono<AppEnv> {
  return new Hono<AppEnv>().post("/theme", async function setTheme(c) {
    const form = new URLSearchParams((await c.req.text()).slice(0, 200));
    setCookie(c, THEME_COOKIE, toTheme(form.get("theme") ?? undefined), {
      path: "/",
      sameSite: "Lax",
      maxAge: THEME_COOKIE_SECONDS,
    });
    return c.redirect(ownPath(c.req.header("referer"), c.req.url), 303);
  });
}

/** The path the form was on, when it is one of ours. */
function ownPath(referer: string | undefined, here: string): string {
  const from = referer ? URL.parse(referer) : null;
  return from && from.host === new URL(here).host ? from.pathname + from.search : "/";
}
