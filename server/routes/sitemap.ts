/**
 * What search engines may look at, and where they find it: `/robots.txt`, `/sitemap.xml` and the files it
 * names, `/sitemap-1.xml` and so on.
 *
 * @module
 */
import { type Context, Hono } from "hono";
import { monthAddress } from "../../lib/contest/addresses.ts";
import { periodOf } from "../../lib/contest/period.ts";
import { Failure } from "../failures/failure.ts";
import type { AppEnv } from "../http/env.ts";
import type { Services } from "../services.ts";
import { characterIds, newestCharacterId } from "../store/characters/characters.ts";
import { contestsBefore } from "../store/contest/contests.ts";

/** Pages for everybody that are always there. */
const PAGES = ["/", "/community", "/community/how-voting-works", "/auth", "/terms", "/privacy"];

/** Ids that one file covers: far below the 50,000 addresses it may have, so that it is made at once. */
const IDS_PER_FILE = 1000;

const HOUR_SECONDS = 3600;

/** What links show elsewhere lies in the API, of which crawlers need nothing else. */
const ROBOTS = `User-agent: *
Allow: /api/characters/*/card.png
Allow: /api/characters/*/image
Disallow: /api/
Disallow: /account
Disallow: /checkout
Disallow: /credits
Disallow: /subscription
`;

export function sitemapRoutes({ kv, config }: Pick<Services, "kv" | "config">): Hono<AppEnv> {
  const address = (path: string) => `<loc>${config.appUrl}${path}</loc>`;

  return new Hono<AppEnv>()
    .get("/robots.txt", function robots(c) {
      c.header("Cache-Control", `public, max-age=${HOUR_SECONDS}`);
      return c.text(`${ROBOTS}\nSitemap: ${config.appUrl}/sitemap.xml\n`);
    })
    .get("/sitemap.xml", async function sitemap(c) {
      const files = Math.ceil((await newestCharacterId(kv) + 1) / IDS_PER_FILE);
      const paths = Array.from({ length: files }, (_, n) => `/sitemap-${n + 1}.xml`);
      const entries = paths.map((path) => `<sitemap>${address(path)}</sitemap>`);
      return xml(c, "sitemapindex", entries);
    })
    .get("/:file{sitemap-[1-9][0-9]{0,8}\\.xml}", async function sitemapFile(c) {
      const number = Number(c.req.param("file").match(/\d+/)![0]);
      const end = number * IDS_PER_FILE;
      const ids = await characterIds(kv, { first: end - IDS_PER_FILE, end });
      const others = number === 1 ? [...PAGES, ...await monthPages(kv)] : [];
      const paths = [...others, ...ids.map((id) => `/character/${id}`)];
      if (paths.length === 0) throw new Failure("notFound", "There is nothing at this address.");
      return xml(c, "urlset", paths.map((path) => `<url>${address(path)}</url>`));
    });
}

/** The pages of closed contests. */
async function monthPages(kv: Deno.Kv): Promise<string[]> {
  const contests = await contestsBefore(kv, periodOf(new Date()));
  return contests.filter(({ row }) => row.state === "closed").map(({ period }) =>
    monthAddress(period)
  );
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
