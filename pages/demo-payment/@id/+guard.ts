/**
 * A guest is sent to sign in; not from a frame, where that is not possible.
 *
 * @module
 */
import type { PageContextServer } from "vike/types";
import { guard as requireSignIn } from "../../require_sign_in.ts";
import { isEmbedded } from "./embedding.ts";

export function guard(pageContext: PageContextServer): void {
  if (!isEmbedded(pageContext)) requireSignIn(pageContext);
}
