/**
 * The switch of languages: a form that sets the cookie and comes back.
 *
 * @module
 */
import { Hono } from "hono";
import { setCookie } from "hono/cookie";
import { LANGUAGE_COOKIE, LANGUAGE_COOKIE_SECONDS } from "../../lib/i18n/language_cookie.ts";
import { DEFAULT_LANGUAGE, isLanguage } from "../../lib/i18n/languages.ts";
import type { AppEnv } from "../http/env.ts";
import { referringPath } from "../http/referring_path.ts";
import { readText } from "../http/text_body.ts";
import type { Services } from "../services.ts";

/** One short field. */
const MAX_REQUEST_BYTES = 200;

export function languageRoutes({ config }: Pick<Services, "config">): Hono<AppEnv> {
  const secure = config.appUrl.startsWith("https:");

  return new Hono<AppEnv>().post("/language", async function setLanguage(c) {
    const form = new URLSearchParams(await readText(c.req.raw, MAX_REQUEST_BYTES));
    const language = form.get("language");
    setCookie(c, LANGUAGE_COOKIE, isLanguage(language) ? language : DEFAULT_LANGUAGE, {
      path: "/",
      secure,
      sameSite: "Lax",
      maxAge: LANGUAGE_COOKIE_SECONDS,
    });
    return c.redirect(referringPath(c), 303);
  });
}
