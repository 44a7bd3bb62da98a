/**
 * Every address that is no API and no file: a page, or the not-found page.
 *
 * @module
 */
import { type Context, Hono } from "hono";
import { getCookie } from "hono/cookie";
import type { PageData } from "../../lib/page_data.ts";
import { AD_CONSENT_COOKIE, toAdAnswer } from "../../lib/ad_consent.ts";
import { THEME_COOKIE, toTheme } from "../../lib/theme.ts";
import { answer } from "../http/answer.ts";
import { acceptsBrotli, brotli } from "../http/brotli.ts";
import type { AppEnv } from "../http/env.ts";
import { logCause } from "../http/observed.ts";
import { type CachedPage, createPageCache } from "../pages/page_cache.ts";
import { pageData } from "../pages/page_data.ts";
import type { RenderedPage } from "../pages/page_renderer.ts";
import type { Services } from "../services.ts";
import { readUser } from "../store/accounts/users.ts";

/** Where Vike answers a page's data, which is for the page alone, and what it leaves to Vite. */
const NO_PAGE = /\.pageContext\.json\/*$|^\/+(@|%40)(vite|fs)\/|^\/+__vite_ping/;

export function pageRoutes(
  {
    config,
    kv,
    renderPage,
    development,
    characters,
    contest,
    legal,
    payments,
    registration,
    admin,
    demo,
  }: Services,
): Hono<AppEnv> {
  const cache = createPageCache();

  return new Hono<AppEnv>().get("*", async function page(c) {
    const { path } = c.req;
    if (NO_PAGE.test(path)) return c.notFound();

    const theme = toTheme(getCookie(c, THEME_COOKIE));
    const asksAboutAds = config.metaPixelId !== undefined;
    const adConsent = asksAboutAds ? toAdAnswer(getCookie(c, AD_CONSENT_COOKIE)) : null;
    const visitor = c.var.session?.user ?? null;
    const { pathname, search, searchParams: query } = new URL(c.req.url);
    const sources = { admin, characters, contest, legal, payments, registration, demo };
    const { data, version } = await pageData(sources, {
      path,
      query,
      user: visitor,
      isOwner: c.var.session?.isOwner ?? false,
    });
    // Looking at a purchase that was just paid has credited it.
    const user = visitor && data.subscription?.returned ? await readUser(kv, visitor.id) : visitor;
    // With the version in its name a page is forgotten as soon as it shows something old.
    const key = `${theme} ${adConsent} ${path} ${version}`;
    const equalForAll = !development && !user && version !== null && !c.req.url.includes("?");
    const kept = equalForAll ? cache.get(key) : undefined;
    if (kept) return answerKept(c, kept);

    const render = () =>
      renderPage({
        url: pathname + search,
        user,
        data,
        theme,
        origin: config.appUrl,
        sendsMail: config.mail !== undefined,
        metaPixelId: config.metaPixelId,
        adConsent,
        requestId: c.var.requestId,
      });
    const page = equalForAll && !isMissing(data) ? await cache.make(key, render) : await render();
    if ("etag" in page) return answerKept(c, page);
    return await answerOnce(
      c,
      isMissing(data) && page.status === 200 ? { ...page, status: 404 } : page,
    );
  });
}

/** Whether the page can only say that there is nothing here. */
function isMissing({ character, archive, demoPayment }: PageData): boolean {
  return character?.character === null || archive === null || demoPayment?.payment === null;
}

function answerKept(c: Context<AppEnv>, { route, etag, plain, compressed }: CachedPage): Response {
  c.set("route", route);
  if (c.req.header("if-none-match") === etag) {
    return new Response(null, { status: 304, headers: plain.headers });
  }
  const { body, headers } = acceptsBrotli(c) ? compressed : plain;
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
  const headers = { ...fresh, "Content-Type": "text/html; charset=utf-8" };
  if (!acceptsBrotli(c)) return answer(new TextEncoder().encode(html), headers, status);
  const compressed = { ...headers, "Content-Encoding": "br", Vary: "Accept-Encoding" };
  return answer(await brotli(html, "once"), compressed, status);
}
