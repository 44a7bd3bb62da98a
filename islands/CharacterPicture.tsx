/** @module The large picture of a character's page. */
import type { CharacterRef } from "../lib/characters/character_url.ts";
import { StoredPicture } from "../ui/pictures/StoredPicture.tsx";

export interface CharacterPictureProps {
  id: CharacterRef;
  imageUrl: string;
  alt: string;
}

/** Beside the facts 45 rem wide at most, otherwise as wide as the window, without the margins. */
const SIZES =
  "(min-width: 75rem) 43.75rem, (min-width: 64rem) calc(100vw - 28.25rem), (min-width: 40rem) calc(100vw - 4.25rem), " +
  "calc(100vw - 3.25rem)";

export default function CharacterPicture({ id, imageUrl, alt }: CharacterPictureProps) {
  return (
    <StoredPicture
      imageUrl={imageUrl}
      characterId={id}
      alt={alt}
      sizes={SIZES}
      priority="first"
      className="size-full object-cover"
    />
  );
}
