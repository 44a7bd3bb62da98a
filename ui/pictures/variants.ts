/**
 * The sizes a saved character's picture is kept in, for every screen the smallest that fits.
 *
 * @module
 */
import type { CharacterRef } from "../../lib/characters/character_url.ts";
import { PICTURE_WIDTHS } from "../../lib/picture_widths.ts";

/** For URLs: browsers keep a picture for ever, and a character can be given another one. */
export function versionOf(imageUrl: string): string {
  return imageUrl.slice(-10, -4);
}

/** `src` and `srcset` of this character's picture; a deleted one's only its owner sees. */
export function pictureVariants(
  characterId: CharacterRef,
  { imageUrl, deleted = false }: { imageUrl: string; deleted?: boolean },
): { src: string; srcSet: string } {
  const folder = deleted ? "/api/user/characters/deleted" : "/api/characters";
  const version = versionOf(imageUrl);
  const url = (width: number) => `${folder}/${characterId}/image?w=${width}&v=${version}`;
  return {
    src: url(PICTURE_WIDTHS.at(-1)!),
    srcSet: PICTURE_WIDTHS.map((width) => `${url(width)} ${width}w`).join(", "),
  };
}
