/**
 * The sizes a saved character's picture is kept in, for every screen the smallest that fits.
 *
 * @module
 */

/** In pixels; the last one is the picture as it was drawn. */
const WIDTHS = [256, 512, 1024];

/** `src` and `srcset` of this character's picture. */
export function pictureVariants(characterId: number): { src: string; srcSet: string } {
  const address = (width: number) => `/api/characters/${characterId}/image?w=${width}`;
  return {
    src: address(WIDTHS.at(-1)!),
    srcSet: WIDTHS.map((width) => `${address(width)} ${width}w`).join(", "),
  };
}
