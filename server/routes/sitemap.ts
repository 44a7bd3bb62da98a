/**
 * What search engines may look at, and where they find it: `/robots.txt`, `/sitemap.xml` and the files it
 * names, `/sitemap.xml?file=1` and so on.
 *
 * @module
 */
import { type Context, Hono } from "hono";
import { monthUrl } from "../../lib/contest/urls.ts";
import { periodOf } from "../../lib/contest/period.ts";
import { Failure } from "../failures/failure.ts";
import type { AppEnv } from "../http/env.ts";
import type { Services } from "../services.ts";
import { newestCharacterId, publicCharacterIds } from "../store/characters/characters.ts";
import { contestsBefore } from "../store/contest/contests.ts";
import { t } from "../../lib/i18n/translate.ts";

/** Public pages that always exist. */
const PAGES = [
  "/",
  "/community",
  "/community/how-voting-works",
  "/auth",
  "/terms",
  "/privacy",
  "/api",
];

/** Ids that one file covers: far below the 50,000 URLs it may have, so that it is made at once. */
const IDS_PER_FILE = 1000;

const FILE_NUMBER = /^[1-9]\d{0,8}$/;

const HOUR_SECONDS = 3600;

/** What links show elsewhere lies in the API, of which crawlers need nothing else. */
const ROBOTS = `User-agent: *
Allow: /api/characters/*/card.png
Allow: /api/characters/*/image
Allow: /api/community/contests/*/card.png
Disallow: /api/
Disallow: /account
Disallow: /checkout
Disallow: /credits
Disallow: /subscription
`;

export function sitemapRoutes({ kv, config }: Pick<Services, "kv" | "config">): Hono<AppEnv> {
  const url = (path: string) => `<loc>${config.appUrl}${path}</loc>`;

  return new Hono<AppEnv>()
    .get("/robots.txt", function robots(c) {
      c.header("Cache-Control", `public, max-age=${HOUR_SECONDS}`);
      return c.text(`${ROBOTS}\nSitemap: ${config.appUrl}/sitemap.xml\n`);
    })
    .get("/sitemap.xml", async function sitemap(c) {
      const file = c.req.query("file");
      return file === undefined ? await index(c) : await content(c, file);
    });

  async function index(c: Context): Promise<Response> {
    const files = Math.ceil((await newestCharacterId(kv) + 1) / IDS_PER_FILE);
    const paths = Array.from({ length: files }, (_, n) => `/sitemap.xml?file=${n + 1}`);
    return xml(c, "sitemapindex", paths.map((path) => `<sitemap>${url(path)}</sitemap>`));
  }

  async function content(c: Context, file: string): Promise<Response> {
    if (!FILE_NUMBER.test(file)) throw nothingHere();
    const end = Number(file) * IDS_PER_FILE;
    const ids = await publicCharacterIds(kv, { first: end - IDS_PER_FILE, end });
    const others = file === "1" ? [...PAGES, ...await monthPages(kv)] : [];
    const paths = [...others, ...ids.map((id) => `/character/${id}`)];
    if (paths.length === 0) throw nothingHere();
    return xml(c, "urlset", paths.map((path) => `<url>${url(path)}</url>`));
  }
}

function nothingHere(): Failure {
  return new Failure("notFound", t("There is nothing at this address."));
}

/** The pages of closed contests. */
async function monthPages(kv: Deno.Kv): Promise<string[]> {
  const contests = await contestsBefore(kv, periodOf(new Date()));
  return contests.filter(({ row }) => row.state === "closed").map(({ period }) => monthUrl(period));
}

function xml(c: Context, root: "sitemapindex" | "urlset", entries: string[]): Response {
  c.header("Cache-Control", `public, max-age=${HOUR_SECONDS}`);
  const body = `<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("\n")}
</${root}>
`;
  return c.body(body, 200, { "Content-Type": "application/xml; charset=utf-8" });
}
