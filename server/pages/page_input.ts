/** @module What a request says of the page it asks for. */
import type { Context } from "hono";
import { getCookie } from "hono/cookie";
import { AD_CONSENT_COOKIE, toAdAnswer } from "../../lib/ad_consent.ts";
import { THEME_COOKIE, toTheme } from "../../lib/theme.ts";
import type { PageInput } from "../frontend.ts";
import type { AppEnv } from "../http/env.ts";
import type { Services } from "../services.ts";
import { readVisitor } from "./visitor.ts";

/** All that a page is rendered from, but for what it loads. */
export async function readPageInput(
  services: Pick<Services, "accounts" | "notifications" | "config" | "generator">,
  c: Context<AppEnv>,
): Promise<Omit<PageInput, "load">> {
  const { config, generator } = services;
  const { pathname, search } = new URL(c.req.url);
  const asksAboutAds = config.metaPixelId !== undefined;
  return {
    url: pathname + search,
    ...await readVisitor(services, c.var.session),
    theme: toTheme(getCookie(c, THEME_COOKIE)),
    origin: config.appUrl,
    sendsMail: config.mail !== undefined,
    changesAreFree: generator.revise !== undefined,
    metaPixelId: config.metaPixelId,
    adConsent: asksAboutAds ? toAdAnswer(getCookie(c, AD_CONSENT_COOKIE)) : null,
    requestId: c.var.requestId,
  };
}
