/** @module Answers that are a picture. */
import type { Context } from "hono";
import type { CharacterPicture } from "../characters/pictures.ts";
import { answer } from "../http/answer.ts";
import { isKnown } from "../http/etag.ts";
import { IN_PARTS } from "../http/range.ts";

/** Public pictures are shown on other sites. */
export const ANYWHERE = { "Cross-Origin-Resource-Policy": "cross-origin" };

/** The picture, or 304 where the browser has it. */
export async function showPicture(
  c: Context,
  { type, etag, read }: CharacterPicture,
  caching: string,
  more: Record<string, string> = {},
): Promise<Response> {
  // Only an answer that has the picture may be kept.
  const body = isKnown(c, etag) ? undefined : await read();
  const headers = { ETag: etag, "Cache-Control": caching, ...IN_PARTS, ...more };
  return body ? answer(body, { ...headers, "Content-Type": type }) : c.body(null, 304, headers);
}
