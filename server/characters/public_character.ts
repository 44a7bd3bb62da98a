/** @module What others get to see of a character's row. */
import type { DeletedCharacter, SavedCharacter } from "../../lib/character.ts";
import type { NamedCharacter } from "../../lib/admin/reported_entry.ts";
import { refOf } from "../../lib/characters/character_url.ts";
import { alternativeText } from "../generation/alternative_text.ts";
import type { CharacterRow, DeletedCharacterRow } from "../store/characters/character_row.ts";
import { sexOf } from "./sex.ts";

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
    alt: alternativeText(row),
    visibility: row.isUnlisted ? "unlisted" : "public",
    ...(row.isUnlisted && { slug: row.slug }),
    sex: sexOf(row),
    ...(row.parents && { parents: row.parents }),
    mayHaveKittens: row.mayHaveKittens ?? false,
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

/** What a link to the character needs, also for those who find an unlisted one only by its slug. */
export function namedCharacter({ id, name, isUnlisted, slug }: CharacterRow): NamedCharacter {
  return { ref: refOf({ id, ...(isUnlisted && { slug }) }), name };
}
