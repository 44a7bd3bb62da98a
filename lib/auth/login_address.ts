/**
 * The way to the login page and back.
 *
 * @module
 */

/** The login page that leads back to `address`, path and query; to the page that is open if not told. */
export function loginAddress(address = location.pathname + location.search): string {
  return `/auth?redirect=${encodeURIComponent(address)}`;
}
