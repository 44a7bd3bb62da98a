/**
 * A guest is sent to sign in, and comes back to the product they had chosen.
 *
 * @module
 */
import { redirect } from "vike/abort";
import type { PageContextServer } from "vike/types";
import { loginUrl } from "../../lib/auth/login_url.ts";

export function guard({ user, urlParsed }: PageContextServer): void {
  if (!user) throw redirect(loginUrl(`checkout${urlParsed.searchOriginal ?? ""}`));
}
