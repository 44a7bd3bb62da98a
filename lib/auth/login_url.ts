/** @module The way to the login page and back. */

/** The login page that leads back to `url`, path and query; by default to the page that is open. */
export function loginUrl(url = location.pathname + location.search): string {
  return `/auth?redirect=${encodeURIComponent(url)}`;
}

/** The same with the registration opened. */
export function registerUrl(url?: string): string {
  return loginUrl(url).replace("?", "?tab=register&");
}
