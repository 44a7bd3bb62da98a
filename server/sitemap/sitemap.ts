/** @module The public pages of the site, in files for search engines. */
import { periodOf } from "../../lib/contest/period.ts";
import { monthUrl } from "../../lib/contest/urls.ts";
import { newestCharacterId, publicCharacterIds } from "../store/characters/characters.ts";
import { contestsBefore } from "../store/contest/contests.ts";

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

/** The site's public pages. */
export interface Sitemap {
  /** How many files there are; they are numbered from 1. */
  files(): Promise<number>;
  /** Paths of the pages in this file; empty when there is none. */
  paths(file: number): Promise<string[]>;
}

/** The pages of this database. */
export function createSitemap(
  { kv, now = () => new Date() }: { kv: Deno.Kv; now?: () => Date },
): Sitemap {
  async function closedMonths(): Promise<string[]> {
    const contests = await contestsBefore(kv, periodOf(now()));
    return contests.filter(({ row }) => row.state === "closed")
      .map(({ period }) => monthUrl(period));
  }

  return {
    async files() {
      return Math.ceil((await newestCharacterId(kv) + 1) / IDS_PER_FILE);
    },
    async paths(file) {
      const end = file * IDS_PER_FILE;
      const ids = await publicCharacterIds(kv, { first: end - IDS_PER_FILE, end });
      const others = file === 1 ? [...PAGES, ...await closedMonths()] : [];
      return [...others, ...ids.map((id) => `/character/${id}`)];
    },
  };
}
