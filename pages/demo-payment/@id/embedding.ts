/**
 * The page of a payment in a frame of another page of ours.
 *
 * @module
 */
import type { PageContextServer } from "vike/types";

/** Whether the page is asked for by a frame. */
export function isEmbedded({ urlParsed }: Pick<PageContextServer, "urlParsed">): boolean {
  return urlParsed.search.embedded === "true";
}
