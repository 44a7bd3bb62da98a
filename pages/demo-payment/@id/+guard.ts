/** @module A guest is sent to sign in; not from a frame, where that is not possible. */
import { guard as requireSignIn } from "../../require_sign_in.ts";
import { isEmbedded } from "./embedding.ts";
import type { PageContext } from "../../types.ts";

export function guard(pageContext: PageContext): void {
  if (!isEmbedded(pageContext)) requireSignIn(pageContext);
}
