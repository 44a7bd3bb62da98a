/**
 * @module The guard of the admin pages: to everyone but owners they are pages that do not exist.
 */
import { render } from "vike/abort";
import type { PageContext } from "../types.ts";

export function guard({ isOwner }: PageContext): void {
  if (!isOwner) throw render(404);
}
