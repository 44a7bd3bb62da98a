/**
 * What others get to see of a character's row.
 *
 * @module
 */
import type { DeletedCharacter, SavedCharacter } from "../../lib/character.ts";
import type { CharacterRow, DeletedCharacterRow } from "../store/characters/character_row.ts";

/** The character as responses show it, and nothing else of its row. */
export function publicCharacter(row: CharacterRow): SavedCharacter {
  return {
    id: row.id,
    userId: row.userId,
    name: row.name,
    prompt: row.prompt,
    style: row.style,
    imageUrl: row.imageKey,
    traits: row.traits,
    accessories: row.accessories,
    colorScheme: row.colorScheme,
    favorite: row.favorite ? "true" : "false",
    isPremium: row.isPremium,
    createdAt: row.createdAt,
    alt: row.alt,
    visibility: row.isUnlisted ? "unlisted" : "public",
    ...(row.isUnlisted && { slug: row.slug }),
  };
}

/** The same of a deleted one, for its owner. */
export function publicDeleted(row: DeletedCharacterRow): DeletedCharacter {
  return {
    ...publicCharacter(row),
    deletedAt: row.deletedAt,
    deletedUntil: new Date(row.until).toISOString(),
  };
}
