/**
 * @module The guard of pages that need a user: a guest is sent to sign in, and comes back afterwards. A
 * page folder uses it with a `+guard.ts` that exports it.
 */
import { redirect } from "vike/abort";
import { loginUrl } from "../lib/auth/login_url.ts";
import type { PageContext } from "./types.ts";

export function guard({ user, urlOriginal }: PageContext): void {
  if (!user) throw redirect(loginUrl(urlOriginal));
}
