/**
 * What the page is about, for search engines. Data, so no script runs.
 *
 * @module
 */
import type { SavedCharacter } from "../../../lib/character.ts";
import { STYLE_NAMES } from "../../../lib/choices.ts";

export function StructuredData(
  { character, origin }: { character: SavedCharacter; origin: string },
) {
  const { id, name, prompt, alt, style, traits, createdAt } = character;
  const data = {
    "@context": "https://schema.org",
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
  // The text may hold anything a person has typed; it must not end the element.
  const json = JSON.stringify(data).replaceAll("<", "\\u003c");
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
