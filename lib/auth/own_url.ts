/**
 * @module Where to go after signing in. The URL comes from the address bar, so it may be forged.
 */

/** Stands for our own origin; no site can have this origin. */
const OWN = "http://own.invalid";

/** These are no pages to arrive at. */
const NO_DESTINATION = /^\/(auth|api)(\/|$)/;

/**
 * The page of ours that `redirect` names, as path, query and fragment; `checkout` is `/checkout`. The home
 * page for everything else: other sites in any spelling, scripts, and the sign-in page itself.
 */
export function ownUrl(redirect: string | null | undefined): string {
  // A scheme is never one of ours, and without one only two slashes, of either kind, lead away.
  const target = redirect && !/^\s*[a-z][a-z\d+.-]*:/i.test(redirect)
    ? URL.parse(redirect, OWN)
    : null;
  if (target?.origin !== OWN) return "/";
  const { pathname, search, hash } = target;
  // `/.//elsewhere` has become `//elsewhere` by now.
  if (pathname.startsWith("//") || NO_DESTINATION.test(pathname)) return "/";
  return pathname + search + hash;
}
