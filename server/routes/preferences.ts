/**
 * @module What a visitor chooses once for all pages, by forms that need no script: each sets a cookie and
 * comes back.
 */
import { type Handler, Hono } from "hono";
import { setCookie } from "hono/cookie";
import { AD_CONSENT_COOKIE, AD_CONSENT_SECONDS, toAdAnswer } from "../../lib/ad_consent.ts";
import { LANGUAGE_COOKIE, LANGUAGE_COOKIE_SECONDS } from "../../lib/i18n/language_cookie.ts";
import { DEFAULT_LANGUAGE, isLanguage } from "../../lib/i18n/languages.ts";
import { t } from "../../lib/i18n/translate.ts";
import { THEME_COOKIE, THEME_COOKIE_SECONDS, toTheme } from "../../lib/theme.ts";
import { Failure } from "../failures/failure.ts";
import type { AppEnv } from "../http/env.ts";
import { referringPath } from "../http/referring_path.ts";
import { readText } from "../http/text_body.ts";
import type { Services } from "../services.ts";

/** One short field. */
const MAX_REQUEST_BYTES = 200;

interface Preference {
  cookie: string;
  seconds: number;
  /** What is kept of the form. */
  read(form: URLSearchParams): string;
}

const THEME: Preference = {
  cookie: THEME_COOKIE,
  seconds: THEME_COOKIE_SECONDS,
  read: (form) => toTheme(form.get("theme") ?? undefined),
};

const LANGUAGE: Preference = {
  cookie: LANGUAGE_COOKIE,
  seconds: LANGUAGE_COOKIE_SECONDS,
  read(form) {
    const language = form.get("language");
    return isLanguage(language) ? language : DEFAULT_LANGUAGE;
  },
};

const AD_CONSENT: Preference = {
  cookie: AD_CONSENT_COOKIE,
  seconds: AD_CONSENT_SECONDS,
  read(form) {
    const answer = toAdAnswer(form.get("answer"));
    if (answer) return answer;
    throw new Failure("invalid", t("Please answer Yes or No."));
  },
};

/** The answer about advertising is asked for only where there is a pixel. */
export function preferenceRoutes({ config }: Pick<Services, "config">): Hono<AppEnv> {
  const secure = config.appUrl.startsWith("https:");

  function keep({ cookie, seconds, read }: Preference): Handler<AppEnv> {
    return async function keepPreference(c) {
      const form = new URLSearchParams(await readText(c.req.raw, MAX_REQUEST_BYTES));
      setCookie(c, cookie, read(form), { path: "/", secure, sameSite: "Lax", maxAge: seconds });
      return c.redirect(referringPath(c), 303);
    };
  }

  const app = new Hono<AppEnv>()
    .post("/theme", keep(THEME))
    .post("/language", keep(LANGUAGE));
  return config.metaPixelId ? app.post("/ad-consent", keep(AD_CONSENT)) : app;
}
