/** @module The query of a page's URL. */
import type { PageContext } from "./types.ts";

export function queryOf({ urlParsed }: Pick<PageContext, "urlParsed">): URLSearchParams {
  return new URLSearchParams(urlParsed.searchOriginal ?? "");
}
