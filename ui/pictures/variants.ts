/**
 * @module The sizes a saved character's picture is kept in, for every screen the smallest that fits.
 */
import type { CharacterRef } from "../../lib/characters/character_url.ts";
import { placeholderOf } from "../../lib/picture_colours.ts";
import { PICTURE_WIDTHS } from "../../lib/picture_widths.ts";

/** In a key: random. */
const VERSION_AT = "pictures/".length;

/** For URLs: browsers keep a picture for ever, and a character can be given another one. */
export function versionOf(imageUrl: string): string {
  return imageUrl.slice(VERSION_AT, VERSION_AT + 6);
}

/** Until a picture has come its place has the picture's own colours. */
export function inItsColours(imageUrl: string): { background: string } | undefined {
  const background = placeholderOf(imageUrl);
  return background === undefined ? undefined : { background };
}

/**
 * `src` and `srcset` of this character's picture, and the colours of its place; a deleted one's only its owner
 * sees.
 */
export function pictureVariants(
  characterId: CharacterRef,
  { imageUrl, deleted = false }: { imageUrl: string; deleted?: boolean },
): { src: string; srcSet: string; style: { background: string } | undefined } {
  const folder = deleted ? "/api/user/characters/deleted" : "/api/characters";
  const version = versionOf(imageUrl);
  const url = (width: number) => `${folder}/${characterId}/image?w=${width}&v=${version}`;
  return {
    src: url(PICTURE_WIDTHS.at(-1)!),
    srcSet: PICTURE_WIDTHS.map((width) => `${url(width)} ${width}w`).join(", "),
    style: inItsColours(imageUrl),
  };
}
