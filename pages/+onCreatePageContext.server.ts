/**
 * Tells the server which page answers, also when the error page takes its place.
 *
 * @module
 */
import type { PageContext } from "./types.ts";

export function onCreatePageContext({ pageId, onPage }: PageContext): void {
  if (pageId) onPage(pageId);
}
