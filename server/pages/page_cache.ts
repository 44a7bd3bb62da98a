/**
 * Finished pages that are equal for all guests, kept in memory as the bytes and headers that are sent:
 * rendering costs half a millisecond and more under load, answering from here next to nothing. A page that
 * shows what can change has its version in the key, so nothing expires while the process runs.
 *
 * @module
 */
import { brotli } from "../http/brotli.ts";
import { etagOf } from "../http/etag.ts";
import type { RenderedPage } from "./page_renderer.ts";

/** One way to send a page. */
export interface PageAnswer {
  body: Uint8Array<ArrayBuffer>;
  headers: Record<string, string>;
}

export interface CachedPage {
  /** Pattern of the page's URL. */
  route?: string;
  etag: string;
  plain: PageAnswer;
  /** With Brotli. */
  compressed: PageAnswer;
}

export interface PageCache {
  get(key: string): CachedPage | undefined;
  /**
   * What `render` makes; a whole page (200) is kept, in place of the oldest when there are too
   * many. Requests for it while it is being made share the result: a crowd at a cold cache costs
   * one rendering.
   */
  make(key: string, render: () => Promise<RenderedPage>): Promise<CachedPage | RenderedPage>;
}

/** More pages than are viewed in a day, few enough to stay in memory. */
const MAX_PAGES = 500;

export function createPageCache(maxPages = MAX_PAGES): PageCache {
  const pages = new Map<string, CachedPage>();
  const inTheMaking = new Map<string, Promise<CachedPage | RenderedPage>>();

  async function keep(key: string, { html, route }: RenderedPage): Promise<CachedPage> {
    const page = await finish(new TextEncoder().encode(html), route);
    if (pages.size >= maxPages) pages.delete(pages.keys().next().value!);
    pages.set(key, page);
    return page;
  }

  async function renderAndKeep(key: string, render: () => Promise<RenderedPage>) {
    const rendered = await render();
    return rendered.status === 200 ? await keep(key, rendered) : rendered;
  }

  return {
    get: (key) => pages.get(key),
    make(key, render) {
      const underway = inTheMaking.get(key);
      if (underway) return underway;
      const page = renderAndKeep(key, render).finally(() => inTheMaking.delete(key));
      inTheMaking.set(key, page);
      return page;
    },
  };
}

async function finish(body: Uint8Array<ArrayBuffer>, route?: string): Promise<CachedPage> {
  const etag = etagOf(body);
  const headers = {
    "Cache-Control": "no-cache",
    "Content-Type": "text/html; charset=utf-8",
    ETag: etag,
    Vary: "Accept-Encoding, Cookie",
  };
  return {
    route,
    etag,
    plain: { body, headers },
    compressed: {
      body: await brotli(body, "kept"),
      headers: { ...headers, "Content-Encoding": "br" },
    },
  };
}
