/**
 * The guard of pages that belong to somebody: a guest is sent to sign in, and comes back afterwards.
 * A page folder uses it with a `+guard.ts` that exports it.
 *
 * @module
 */
import { redirect } from "vike/abort";
import type { PageContextServer } from "vike/types";
import { loginAddress } from "../lib/auth/login_address.ts";

export function guard({ user, urlOriginal }: PageContextServer): void {
  if (!user) throw redirect(loginAddress(urlOriginal));
}
