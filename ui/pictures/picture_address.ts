/**
 * Where the browser finds a picture. Most are known by their storage key, and the server hands out an
 * address for it that works for some minutes.
 *
 * @module
 */

export interface AddressOptions {
  /** Asks for a new address, because the one from before did not work. */
  fresh?: boolean;
  fetch?: typeof fetch;
}

/** The address of a picture: a full one or a path as it is, a storage key resolved. Throws if it cannot. */
export function pictureAddress(
  imageUrl: string,
  { fresh, fetch = globalThis.fetch }: AddressOptions = {},
): Promise<string> {
  if (isAddress(imageUrl)) return Promise.resolve(imageUrl);
  const known = fresh ? undefined : addresses.get(imageUrl);
  const address = known ?? resolve(imageUrl, fetch);
  addresses.set(imageUrl, address);
  address.catch(() => addresses.delete(imageUrl));
  return address;
}

/** Whether the browser finds it as it is: a full address or a path. */
export function isAddress(imageUrl: string): boolean {
  return /^(https?:\/)?\//.test(imageUrl);
}

/** Addresses of this page view, so that the same picture shown twice is loaded once. */
const addresses = new Map<string, Promise<string>>();

async function resolve(key: string, fetch: typeof globalThis.fetch): Promise<string> {
  const response = await fetch(`/api/images/presigned?key=${encodeURIComponent(key)}`);
  if (!response.ok) throw new Error(`No address for the picture: ${response.status}`);
  return (await response.json()).presignedUrl;
}
