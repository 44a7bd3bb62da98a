/** @module The page of a payment in a frame of another page of ours. */
import type { PageContext } from "../../types.ts";

/** Whether the page is asked for by a frame. */
export function isEmbedded({ urlParsed }: Pick<PageContext, "urlParsed">): boolean {
  return urlParsed.search.embedded === "true";
}
