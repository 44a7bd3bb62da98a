/** @module A character as other sites embed it: https://oembed.com. */
import { type Addressed, characterUrl } from "./characters/character_url.ts";
import type { Alternate } from "./feeds.ts";

/** `GET /oembed?url=` */
export interface OEmbed {
  version: "1.0";
  type: "photo";
  title: string;
  /** The picture, with its size in pixels. */
  url: string;
  width: number;
  height: number;
  author_name?: string;
  author_url?: string;
  provider_name: string;
  provider_url: string;
  /** A day, in seconds. */
  cache_age: number;
}

/** Where other sites find it out; `origin` is the site's. */
export function oEmbedOf(character: Addressed & { name: string }, origin: string): Alternate {
  const query = new URLSearchParams({ url: origin + characterUrl(character), format: "json" });
  return { type: "application/json+oembed", href: `/oembed?${query}`, title: character.name };
}
