/**
 * @module Where the browser finds a picture. Most are known by their storage key, and the server hands out
 * an URL for it that works for some minutes.
 */
import { createBoundedMap } from "../../lib/bounded_map.ts";
import type { PictureWidth } from "../../lib/picture_widths.ts";

export interface UrlOptions {
  /** Asks for a new URL, because the one from before did not work. */
  fresh?: boolean;
  /** In pixels; the largest by default. */
  width?: PictureWidth;
  fetch?: typeof fetch;
}

/** The URL of a picture: a full one or a path as it is, a storage key resolved. Throws if it cannot. */
export function pictureUrl(
  imageUrl: string,
  { fresh, width, fetch = globalThis.fetch }: UrlOptions = {},
): Promise<string> {
  const here = isUrl(imageUrl) ? imageUrl : !fresh && kept.get(imageUrl);
  if (here) return Promise.resolve(here);
  const asked = `/api/images/presigned?key=${encodeURIComponent(imageUrl)}&format=webp` +
    (width ? `&w=${width}` : "");
  const known = fresh ? undefined : urls.get(asked);
  const url = known ?? resolve(asked, fetch);
  urls.set(asked, url);
  url.catch(() => urls.delete(asked));
  return url;
}

/** From now on the picture of this storage key is shown from a data URL that is here, instead of being loaded. */
export function keepPicture(imageUrl: string, dataUrl: string): void {
  kept.set(imageUrl, dataUrl);
}

/** Whether the browser finds it as it is: a full URL or a path. */
export function isUrl(imageUrl: string): boolean {
  return /^(https?:\/)?\//.test(imageUrl);
}

/** As many as one goes back and forth through; together some 4 MB. */
const MAX_KEPT = 40;

/** Data URLs by storage key. */
const kept = createBoundedMap<string, string>(MAX_KEPT);

/** URLs of this page view by what was asked, so that the same picture shown twice is loaded once. */
const urls = new Map<string, Promise<string>>();

async function resolve(asked: string, fetch: typeof globalThis.fetch): Promise<string> {
  const response = await fetch(asked);
  if (!response.ok) throw new Error(`No URL for the picture: ${response.status}`);
  return (await response.json()).presignedUrl;
}
