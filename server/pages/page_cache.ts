/**
 * Finished pages that are equal for every visitor, kept in memory with their ETag and their compressed
 * bytes: rendering costs half a millisecond and more under load, answering from here next to nothing.
 * What these pages show changes only with a new build, so nothing expires while the process runs.
 *
 * @module
 */
import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

export interface CachedPage {
  html: Uint8Array<ArrayBuffer>;
  brotli: Uint8Array<ArrayBuffer>;
  etag: string;
}

export interface PageCache {
  get(key: string): CachedPage | undefined;
  /** Keeps this page, in place of the oldest when there are too many. */
  keep(key: string, html: string): Promise<CachedPage>;
}

/** More pages than anybody looks at in a day, few enough to stay in memory. */
const MAX_PAGES = 500;

const compress = promisify(brotliCompress);

export function createPageCache(maxPages = MAX_PAGES): PageCache {
  const pages = new Map<string, CachedPage>();
  return {
    get: (key) => pages.get(key),
    async keep(key, text) {
      const html = new TextEncoder().encode(text);
      const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
      const page = {
        html,
        brotli: new Uint8Array(await compress(html, options)),
        etag: `"${createHash("sha256").update(html).digest("base64url").slice(0, 22)}"`,
      };
      if (pages.size >= maxPages) pages.delete(pages.keys().next().value!);
      pages.set(key, page);
      return page;
    },
  };
}
