/**
 * @module What search engines may look at, and where they find it: `/robots.txt`, `/sitemap.xml` and the
 * files it names, `/sitemap.xml?file=1` and so on.
 */
import { type Context, Hono } from "hono";
import { nothingHere } from "../failures/nothing_here.ts";
import type { AppEnv } from "../http/env.ts";
import type { Services } from "../services.ts";

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

/** `/robots.txt` and `/sitemap.xml`: 200. Throws `notFound` for a file beyond the last. */
export function sitemapRoutes(
  { sitemap, config }: Pick<Services, "sitemap" | "config">,
): Hono<AppEnv> {
  const url = (path: string) => `<loc>${config.appUrl}${path}</loc>`;

  return new Hono<AppEnv>()
    .get("/robots.txt", function robots(c) {
      c.header("Cache-Control", `public, max-age=${HOUR_SECONDS}`);
      return c.text(`${ROBOTS}\nSitemap: ${config.appUrl}/sitemap.xml\n`);
    })
    .get("/sitemap.xml", async function sitemapFile(c) {
      const file = c.req.query("file");
      return file === undefined ? await index(c) : await content(c, file);
    });

  async function index(c: Context): Promise<Response> {
    const paths = Array.from(
      { length: await sitemap.files() },
      (_, n) => `/sitemap.xml?file=${n + 1}`,
    );
    return xml(c, "sitemapindex", paths.map((path) => `<sitemap>${url(path)}</sitemap>`));
  }

  async function content(c: Context, file: string): Promise<Response> {
    if (!FILE_NUMBER.test(file)) throw nothingHere();
    const paths = await sitemap.paths(Number(file));
    if (paths.length === 0) throw nothingHere();
    return xml(c, "urlset", paths.map((path) => `<url>${url(path)}</url>`));
  }
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
