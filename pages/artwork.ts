/** @module A character as structured data (schema.org) describe it. */
import type { SavedCharacter } from "../lib/character.ts";
import { characterUrl, refOf } from "../lib/characters/character_url.ts";
import { STYLE_NAMES } from "../lib/choices.ts";
import { t } from "../lib/i18n/translate.ts";

export function artwork(character: SavedCharacter, origin: string): object {
  const { name, prompt, alt, style, traits, createdAt } = character;
  const picture = `${origin}/api/characters/${refOf(character)}/image`;
  return {
    "@type": "VisualArtwork",
    name,
    description: prompt || alt,
    artform: t("Digital illustration"),
    artMedium: t(STYLE_NAMES[style]),
    keywords: traits.join(", ") || undefined,
    dateCreated: createdAt,
    url: origin + characterUrl(character),
    image: picture,
    thumbnailUrl: `${picture}?w=512`,
  };
}
