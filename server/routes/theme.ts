/**
 * The theme switch without script: a form that sets the cookie and comes back.
 *
 * @module
 */
import { Hono } from "hono";
import { setCookie } from "hono/cookie";
import { THEME_COOKIE, THEME_COOKIE_SECONDS, toTheme } from "../../lib/theme.ts";
import type { AppEnv } from "../http/env.ts";
import { referringPath } from "../http/referring_path.ts";
import { readText } from "../http/text_body.ts";
import type { Services } from "../services.ts";

/** One short field. */
const MAX_REQUEST_BYTES = 200;

export function themeRoutes({ config }: Pick<Services, "config">): Hono<AppEnv> {
  const secure = config.appUrl.startsWith("https:");

  return new Hono<AppEnv>().post("/theme", async function setTheme(c) {
    const form = new URLSearchParams(await readText(c.req.raw, MAX_REQUEST_BYTES));
    setCookie(c, THEME_COOKIE, toTheme(form.get("theme") ?? undefined), {
      path: "/",
      secure,
      sameSite: "Lax",
      maxAge: THEME_COOKIE_SECONDS,
    });
    return c.redirect(referringPath(c), 303);
  });
}
