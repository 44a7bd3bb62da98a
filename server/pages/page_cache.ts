/**
 * @module Finished pages, kept in memory as the bytes and headers that are sent: rendering costs half a
 * millisecond, and ten for a page of sixty characters, answering from here next to nothing. A page that
 * shows what can change is asked whether it is current before it is sent.
 */
import { encode, type Encoding } from "../http/encoding.ts";
import { weakEtagOf } from "../http/etag.ts";
import { languageOfRequest } from "../i18n/request_language.ts";
import type { RenderedPage } from "../frontend.ts";
import { createBoundedMap } from "../../lib/bounded_map.ts";

/** One way to send a page. */
export interface PageAnswer {
  body: Uint8Array<ArrayBuffer>;
  headers: Record<string, string>;
}

export interface CachedPage {
  /** Pattern of the page's URL. */
  route?: string;
  etag: string;
  /** Whether it would be the same now. */
  isCurrent: () => Promise<boolean>;
  plain: PageAnswer;
  encoded: Record<KeptEncoding, PageAnswer>;
}

/** The headers of a request that decide what page is the answer. */
export const PAGE_VARIES = "Accept-Encoding, Accept-Language, Cookie";

/** What every client has one of: more codings would only fill the memory. */
export const KEPT_ENCODINGS = ["br", "gzip"] as const satisfies Encoding[];
type KeptEncoding = (typeof KEPT_ENCODINGS)[number];

/** A page that was made, and how it is found out whether it is current; pages without that are not kept. */
export type KeepablePage = RenderedPage & Partial<Pick<CachedPage, "isCurrent">>;

export interface PageCache {
  /** The kept page, if it is current. */
  get(key: string): Promise<CachedPage | undefined>;
  /**
   * What `render` makes; a whole page (200) is kept, in place of the oldest when there are too many. Requests
   * for a page that is being made get the same: a crowd at a cold cache costs one rendering.
   */
  make(key: string, render: () => Promise<KeepablePage>): Promise<CachedPage | KeepablePage>;
}

/** More pages than are viewed in a day, few enough to stay in memory. */
const MAX_PAGES = 500;

/** Which pages are kept. */
export interface PageCacheOptions {
  /** The most that are kept. */
  maxPages: number;
  /** `guests`: equal for all of them, and browsers ask whether it has changed; `user`: for one user alone, and in no browser's cache. */
  audience: "guests" | "user";
}

const GUESTS: PageCacheOptions = { maxPages: MAX_PAGES, audience: "guests" };

/** An empty cache of pages, by default of those that guests see. */
export function createPageCache(
  { maxPages, audience }: PageCacheOptions = GUESTS,
): PageCache {
  const pages = createBoundedMap<string, CachedPage>(maxPages);
  const inTheMaking = new Map<string, Promise<CachedPage | KeepablePage>>();

  async function keep(
    key: string,
    { html, route }: RenderedPage,
    isCurrent: () => Promise<boolean>,
  ): Promise<CachedPage> {
    const finished = await finish(new TextEncoder().encode(html), audience);
    const page = { ...finished, route, isCurrent };
    pages.set(key, page);
    return page;
  }

  async function renderAndKeep(key: string, render: () => Promise<KeepablePage>) {
    const page = await render();
    return page.status === 200 && page.isCurrent ? await keep(key, page, page.isCurrent) : page;
  }

  function begin(key: string, render: () => Promise<KeepablePage>) {
    const page = renderAndKeep(key, render).finally(() => {
      if (inTheMaking.get(key) === page) inTheMaking.delete(key);
    });
    inTheMaking.set(key, page);
    return page;
  }

  return {
    async get(key) {
      const page = pages.get(key);
      return await page?.isCurrent() ? page : undefined;
    },
    async make(key, render) {
      const underway = inTheMaking.get(key);
      if (!underway) return await begin(key, render);
      const page = await underway;
      // It was begun before it was asked for here, and what it shows may have changed in between.
      return "etag" in page && await page.isCurrent() ? page : await begin(key, render);
    },
  };
}

async function finish(
  body: Uint8Array<ArrayBuffer>,
  audience: PageCacheOptions["audience"],
): Promise<Pick<CachedPage, "etag" | "plain" | "encoded">> {
  const etag = weakEtagOf(body);
  const headers = {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Language": languageOfRequest(),
    Vary: PAGE_VARIES,
    ...(audience === "guests"
      ? { "Cache-Control": "no-cache", ETag: etag }
      : { "Cache-Control": "no-store" }),
  };
  const encodings = KEPT_ENCODINGS.map(async (encoding) => {
    const answer: PageAnswer = {
      body: await encode(body, encoding, audience === "guests" ? "kept" : "once"),
      headers: { ...headers, "Content-Encoding": encoding },
    };
    return [encoding, answer] as const;
  });
  const encoded = Object.fromEntries(await Promise.all(encodings));
  return { etag, plain: { body, headers }, encoded: encoded as CachedPage["encoded"] };
}
