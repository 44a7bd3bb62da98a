/** @module A picture that was drawn, for the page that shows it without a script. */
import type { ShownPicture } from "../../lib/generator/generator_page.ts";
import type { ImageStore } from "../images/image_store.ts";
import { isPictureKey } from "../images/picture_key.ts";
import { pictureUrl } from "../images/picture_url.ts";
import { findCharacter } from "../store/characters/characters.ts";
import { findByImage } from "../store/generations/generation_lookups.ts";
import { userIdOf } from "../store/generations/generation_row.ts";
import { alternativeText } from "./alternative_text.ts";

/**
 * The picture with this key. Null where there is none, or it is another user's; a guest's is shown to everyone who
 * knows its key, which cannot be guessed.
 */
export async function shownPicture(
  { kv, images }: { kv: Deno.Kv; images: ImageStore },
  key: string,
  viewerId: number | undefined,
): Promise<ShownPicture | null> {
  const row = isPictureKey(key) ? await findByImage(kv, key) : null;
  if (!row?.picture) return null;
  const ownerId = userIdOf(row.owner);
  if (ownerId !== null && ownerId !== viewerId) return null;
  const saved = row.characterId === undefined ? null : await findCharacter(kv, row.characterId);
  const { understanding } = row.picture;
  return {
    imageUrl: key,
    src: await pictureUrl({ kv, images }, key, { format: "webp", width: 512 }),
    alt: alternativeText(row.picture),
    prompt: row.prompt,
    style: row.style,
    traits: row.traits,
    read: understanding,
    savedAs: saved?.userId === viewerId ? saved?.id ?? null : null,
  };
}
