/** @module Every URL that is no API and no file: a page, or the not-found page. */
import { type Context, Hono } from "hono";
import { answer } from "../http/answer.ts";
import { acceptedEncoding, encode, ENCODINGS } from "../http/encoding.ts";
import { isKnown } from "../http/etag.ts";
import type { AppEnv } from "../http/env.ts";
import { languageOfRequest } from "../i18n/request_language.ts";
import { logCause } from "../http/observe_requests.ts";
import {
  type CachedPage,
  createPageCache,
  type KeepablePage,
  KEPT_ENCODINGS,
  PAGE_VARIES,
} from "../pages/page_cache.ts";
import { readPageInput } from "../pages/page_input.ts";
import { openPageLoading, type PageSources } from "../pages/page_loaders.ts";
import type { RenderedPage } from "../frontend.ts";
import type { Services } from "../services.ts";

/** Where Vike answers a page's data, which is for the page alone, and what it leaves to Vite. */
const NO_PAGE = /\.pageContext\.json\/*$|^\/+(@|%40)(vite|fs)\/|^\/+__vite_ping/;

/** Pages of signed-in users that are kept: a collection's has 400 kB. */
const USER_PAGES = 60;

/**
 * Pages: 200, 304 for one that the browser has, a redirect where it lives elsewhere, 404 with the not-found page,
 * 500 with the error page, 503 when too many wait for pages. Register it last.
 */
export function pageRoutes(
  services:
    & PageSources
    & Pick<Services, "config" | "generator" | "renderPage" | "development">,
): Hono<AppEnv> {
  const { renderPage, development } = services;
  const guests = createPageCache();
  const users = createPageCache({ maxPages: USER_PAGES, audience: "user" });

  return new Hono<AppEnv>().get("*", async function page(c) {
    const { path } = c.req;
    if (NO_PAGE.test(path)) return c.notFound();

    const session = c.var.session;
    const cache = session ? users : guests;
    const input = await readPageInput(services, c);
    const { url, theme, adConsent, user, isOwner, unread } = input;
    const mayBeKept = !development && (session !== null || !url.includes("?"));
    // What a page shows of its visitor is part of the key.
    const visitor = session && JSON.stringify([user, isOwner, unread]);
    const key = `${languageOfRequest()} ${theme} ${adConsent} ${visitor} ${url}`;
    const kept = mayBeKept ? await cache.get(key) : undefined;
    if (kept) return answerKept(c, kept);

    async function render(): Promise<KeepablePage> {
      const { loaders, isCurrent } = openPageLoading(services, session);
      const page = await renderPage({ ...input, load: loaders });
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
