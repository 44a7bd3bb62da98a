/**
 * A signed-in user goes straight on to the page they wanted.
 *
 * @module
 */
import { redirect } from "vike/abort";
import type { PageContextServer } from "vike/types";
import { ownUrl } from "../../lib/auth/own_url.ts";

export function guard({ user, urlParsed }: PageContextServer): void {
  if (user) throw redirect(ownUrl(urlParsed.search.redirect));
}
