/** @module Where a picture is looked for, one place after the other, until one has it. */
import type { CharacterRef } from "../../lib/characters/character_url.ts";
import { isUrl, pictureUrl } from "./picture_url.ts";

/** A picture of the storage; one that belongs to a saved character has more places. */
export interface StoredImage {
  /** Storage key, path or full URL. */
  imageUrl: string;
  /** Of the saved character it belongs to; its slug while it is unlisted. */
  characterId?: CharacterRef;
  /** Whether that character is deleted: then only its owner sees the picture, and only at one place. */
  deleted?: boolean;
}

/**
 * `variants`: the sizes made for pages · `known`: a presigned URL · `refreshed`: the same anew ·
 * `local`: a URL of this server · `recovered`: once more, after a pause.
 */
export type Attempt = "variants" | "known" | "refreshed" | "local" | "recovered";

const SAVED = ["variants", "known", "refreshed", "local", "recovered"] as const;
const DELETED = ["variants"] as const;
const UNSAVED = ["known", "refreshed", "recovered"] as const;

/** What to try, in this order; after the last one the picture is given up. */
export function attemptsFor(
  { imageUrl, characterId, deleted }: StoredImage,
): readonly Attempt[] {
  if (deleted) return DELETED;
  return characterId === undefined || isUrl(imageUrl) ? UNSAVED : SAVED;
}

/** The URL this attempt gives. Throws if it gives none. */
export async function findUrl(
  { imageUrl, characterId }: StoredImage,
  attempt: Exclude<Attempt, "variants">,
  fetch = globalThis.fetch,
): Promise<string> {
  if (characterId === undefined || isUrl(imageUrl)) {
    return await pictureUrl(imageUrl, { fresh: attempt !== "known", fetch });
  }
  const response = await fetch(`/api/characters/${characterId}/${PATHS[attempt]}`);
  if (!response.ok) throw new Error(`No URL for the picture: ${response.status}`);
  const { presignedUrl, localUrl } = await response.json();
  return presignedUrl ?? localUrl;
}

const PATHS = {
  known: "presigned-url",
  refreshed: "presigned-url?nocache=1",
  local: "local-image",
  recovered: "presigned-url?nocache=2",
};
