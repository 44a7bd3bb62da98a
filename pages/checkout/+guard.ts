/** @module A guest is sent to sign in, and comes back to the product they had chosen. */
import { redirect } from "vike/abort";
import { loginUrl } from "../../lib/auth/login_url.ts";
import type { PageContext } from "../types.ts";

export function guard({ user, urlParsed }: PageContext): void {
  if (!user) throw redirect(loginUrl(`checkout${urlParsed.searchOriginal ?? ""}`));
}
