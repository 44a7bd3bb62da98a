/**
 * A guest is sent to sign in, and comes back to the product they had chosen.
 *
 * @module
 */
import { redirect } from "vike/abort";
import type { PageContextServer } from "vike/types";
import { loginAddress } from "../../lib/auth/login_address.ts";

export function guard({ user, urlParsed }: PageContextServer): void {
  if (!user) throw redirect(loginAddress(`checkout${urlParsed.searchOriginal ?? ""}`));
}
