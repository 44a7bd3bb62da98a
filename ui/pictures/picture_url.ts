/**
 * Where the browser finds a picture. Most are known by their storage key, and the server hands out an
 * URL for it that works for some minutes.
 *
 * @module
 */

export interface UrlOptions {
  /** Asks for a new URL, because the one from before did not work. */
  fresh?: boolean;
  fetch?: typeof fetch;
}

/** The URL of a picture: a full one or a path as it is, a storage key resolved. Throws if it cannot. */
export function pictureUrl(
  imageUrl: string,
  { fresh, fetch = globalThis.fetch }: UrlOptions = {},
): Promise<string> {
  if (isUrl(imageUrl)) return Promise.resolve(imageUrl);
  const known = fresh ? undefined : urls.get(imageUrl);
  const url = known ?? resolve(imageUrl, fetch);
  urls.set(imageUrl, url);
  url.catch(() => urls.delete(imageUrl));
  return url;
}

/** Whether the browser finds it as it is: a full URL or a path. */
export function isUrl(imageUrl: string): boolean {
  return /^(https?:\/)?\//.test(imageUrl);
}

/** URLs of this page view, so that the same picture shown twice is loaded once. */
const urls = new Map<string, Promise<string>>();

async function resolve(key: string, fetch: typeof globalThis.fetch): Promise<string> {
  const response = await fetch(`/api/images/presigned?key=${encodeURIComponent(key)}&format=webp`);
  if (!response.ok) throw new Error(`No address for the picture: ${response.status}`);
  return (await response.json()).presignedUrl;
}
