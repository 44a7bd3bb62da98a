/**
 * The guard of the admin pages: the server gives their data to owners only. To everyone else, and for what is
 * not there, they are pages that do not exist.
 *
 * @module
 */
import { render } from "vike/abort";
import type { PageContextServer } from "vike/types";

export function guard({ data }: PageContextServer): void {
  if (!data.admin) throw render(404);
}
