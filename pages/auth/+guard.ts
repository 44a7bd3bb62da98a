/** @module A signed-in user goes straight on to the page they wanted. */
import { redirect } from "vike/abort";
import { ownUrl } from "../../lib/auth/own_url.ts";
import type { PageContext } from "../types.ts";

export function guard({ user, urlParsed }: PageContext): void {
  if (user) throw redirect(ownUrl(urlParsed.search.redirect));
}
