/**
 * The query of a page's URL.
 *
 * @module
 */
import type { PageContext } from "./types.ts";

export function queryOf({ urlParsed }: Pick<PageContext, "urlParsed">): URLSearchParams {
  return new URLSearchParams(urlParsed.searchOriginal ?? "");
}
