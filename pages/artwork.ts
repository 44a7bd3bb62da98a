/**
 * A character as structured data (schema.org) describe it.
 *
 * @module
 */
import type { SavedCharacter } from "../lib/character.ts";
import { STYLE_NAMES } from "../lib/choices.ts";

export function artwork(character: SavedCharacter, origin: string): object {
  const { id, name, prompt, alt, style, traits, createdAt } = character;
  return {
    "@type": "VisualArtwork",
    name,
    description: prompt || alt,
    artform: "Digital illustration",
    artMedium: STYLE_NAMES[style],
    keywords: traits.join(", ") || undefined,
    dateCreated: createdAt,
    url: `${origin}/character/${id}`,
    image: `${origin}/api/characters/${id}/image`,
    thumbnailUrl: `${origin}/api/characters/${id}/image?w=512`,
  };
}
