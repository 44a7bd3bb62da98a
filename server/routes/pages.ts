/**
 * Every URL that is no API and no file: a page, or the not-found page.
 *
 * @module
 */
import { type Context, Hono } from "hono";
import { getCookie } from "hono/cookie";
import { AD_CONSENT_COOKIE, toAdAnswer } from "../../lib/ad_consent.ts";
import { THEME_COOKIE, toTheme } from "../../lib/theme.ts";
import { answer } from "../http/answer.ts";
import { acceptedEncoding, encode, ENCODINGS } from "../http/encoding.ts";
import { isKnown } from "../http/etag.ts";
import type { AppEnv } from "../http/env.ts";
import { languageOfRequest } from "../i18n/request_language.ts";
import { logCause } from "../http/observed.ts";
import {
  type CachedPage,
  createPageCache,
  type KeepablePage,
  KEPT_ENCODINGS,
  PAGE_VARIES,
} from "../pages/page_cache.ts";
import { readVisitor } from "../pages/visitor.ts";
import { openPageLoading, type PageSources } from "../pages/page_loaders.ts";
import type { RenderedPage } from "../frontend.ts";
import type { Services } from "../services.ts";

/** Where Vike answers a page's data, which is for the page alone, and what it leaves to Vite. */
const NO_PAGE = /\.pageContext\.json\/*$|^\/+(@|%40)(vite|fs)\/|^\/+__vite_ping/;

/** Pages of signed-in users that are kept: a collection's has 400 kB. */
const USER_PAGES = 60;

export function pageRoutes(
  services:
    & PageSources
    & Pick<Services, "config" | "generator" | "renderPage" | "development">,
): Hono<AppEnv> {
  const { config, renderPage, development } = services;
  const guests = createPageCache();
  const users = createPageCache({ maxPages: USER_PAGES, audience: "user" });

  return new Hono<AppEnv>().get("*", async function page(c) {
    const { path } = c.req;
    if (NO_PAGE.test(path)) return c.notFound();

    const theme = toTheme(getCookie(c, THEME_COOKIE));
    const asksAboutAds = config.metaPixelId !== undefined;
    const adConsent = asksAboutAds ? toAdAnswer(getCookie(c, AD_CONSENT_COOKIE)) : null;
    const session = c.var.session;
    const { pathname, search } = new URL(c.req.url);
    const cache = session ? users : guests;
    const mayBeKept = !development && (session !== null || search === "");
    const visitor = await readVisitor(services, session);
    // What a page shows of its visitor is part of the key.
    const shown = session && JSON.stringify(visitor);
    const key = `${languageOfRequest()} ${theme} ${adConsent} ${shown} ${pathname}${search}`;
    const kept = mayBeKept ? await cache.get(key) : undefined;
    if (kept) return answerKept(c, kept);

    async function render(): Promise<KeepablePage> {
      const { loaders, isCurrent } = openPageLoading(services, session);
      const page = await renderPage({
        url: pathname + search,
        ...visitor,
        load: loaders,
        theme,
        origin: config.appUrl,
        sendsMail: config.mail !== undefined,
        changesAreFree: services.generator.revise !== undefined,
        metaPixelId: config.metaPixelId,
        adConsent,
        requestId: c.var.requestId,
      });
      return { ...page, isCurrent: isCurrent() };
    }
    const page = mayBeKept ? await cache.make(key, render) : await render();
    return "etag" in page ? answerKept(c, page) : await answerOnce(c, page);
  });
}

function answerKept(c: Context<AppEnv>, { route, etag, plain, encoded }: CachedPage): Response {
  c.set("route", route);
  if (isKnown(c, etag)) return new Response(null, { status: 304, headers: plain.headers });
  const encoding = acceptedEncoding(c, KEPT_ENCODINGS);
  const { body, headers } = encoding ? encoded[encoding] : plain;
  return answer(body, headers);
}

async function answerOnce(
  c: Context<AppEnv>,
  { status, html, location, route, cause }: RenderedPage,
): Promise<Response> {
  c.set("route", route);
  if (cause !== undefined) logCause(c, cause, { status });
  const fresh = { "Cache-Control": "no-store" };
  if (location) return answer(null, { ...fresh, Location: location }, status);
  const headers = {
    ...fresh,
    "Content-Type": "text/html; charset=utf-8",
    "Content-Language": languageOfRequest(),
  };
  const encoding = acceptedEncoding(c, ENCODINGS);
  const varying = { ...headers, Vary: PAGE_VARIES };
  if (!encoding) return answer(new TextEncoder().encode(html), varying, status);
  const body = await encode(html, encoding, "once");
  return answer(body, { ...varying, "Content-Encoding": encoding }, status);
}
