/**
 * The answer about advertising without script: a form that sets the cookie and comes back.
 *
 * @module
 */
import { Hono } from "hono";
import { setCookie } from "hono/cookie";
import { AD_CONSENT_COOKIE, AD_CONSENT_SECONDS, toAdAnswer } from "../../lib/ad_consent.ts";
import { Failure } from "../failures/failure.ts";
import type { AppEnv } from "../http/env.ts";
import { referringPath } from "../http/referring_path.ts";
import { readText } from "../http/text_body.ts";
import type { Services } from "../services.ts";
import { t } from "../../lib/i18n/translate.ts";

/** One short field. */
const MAX_REQUEST_BYTES = 200;

export function adConsentRoutes({ config }: Pick<Services, "config">): Hono<AppEnv> {
  const secure = config.appUrl.startsWith("https:");

  return new Hono<AppEnv>().post("/ad-consent", async function answerAboutAds(c) {
    const form = new URLSearchParams(await readText(c.req.raw, MAX_REQUEST_BYTES));
    const answer = toAdAnswer(form.get("answer"));
    if (!answer) throw new Failure("invalid", t("Please answer Yes or No."));
    setCookie(c, AD_CONSENT_COOKIE, answer, {
      path: "/",
      secure,
      sameSite: "Lax",
      maxAge: AD_CONSENT_SECONDS,
    });
    return c.redirect(referringPath(c), 303);
  });
}
