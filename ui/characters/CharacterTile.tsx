/**
 * @module A character in a row or grid of others: its picture and its name, which lead to its page. It
 * needs no script.
 */
import type { ReactNode } from "react";
import type { SavedCharacter } from "../../lib/character.ts";
import { characterUrl, refOf } from "../../lib/characters/character_url.ts";
import { pictureVariants } from "../pictures/variants.ts";

export interface CharacterTileProps {
  character: SavedCharacter;
  /** How wide the picture is shown, as in the `sizes` of `<img>`. */
  sizes: string;
  /** Below the name. */
  children?: ReactNode;
}

/** An `<li>`. */
export function CharacterTile({ character, sizes, children }: CharacterTileProps) {
  const { name, alt } = character;
  return (
    <li className="group relative grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-2">
      <img
        loading="lazy"
        decoding="async"
        sizes={sizes}
        {...pictureVariants(refOf(character), character)}
        alt={alt}
        width={1024}
        height={1024}
        className="aspect-square w-full rounded-card bg-sunken object-cover shadow-card"
      />
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-0.5 px-1">
        <a
          href={characterUrl(character)}
          className="line-clamp-2 font-display font-medium no-underline group-hover:underline after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-accent-ink"
        >
          {name}
        </a>
        {children}
      </div>
    </li>
  );
}

/** The grid around tiles: two to six in a row. */
export const TILE_GRID = "grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-6";

/** The sizes of tiles in that grid. */
export const TILE_SIZES =
  "(min-width: 75rem) 10.5rem, (min-width: 64rem) calc((100vw - 8rem) / 6), " +
  "(min-width: 40rem) calc((100vw - 5rem) / 3), calc((100vw - 3rem) / 2)";
