/** @module Where a form without script goes back to. */
import type { Context } from "hono";

/** The path the form was on, when it is one of ours. A second slash in front would make it another host. */
export function referringPath(c: Context): string {
  const referer = c.req.header("referer");
  const from = referer ? URL.parse(referer) : null;
  if (from?.host !== new URL(c.req.url).host) return "/";
  return from.pathname.replace(/^\/+/, "/") + from.search;
}
