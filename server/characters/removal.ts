/**
 * Removing the characters of an account that is gone.
 *
 * @module
 */
import type { ImageStore } from "../images/image_store.ts";
import { listCharacters, removeCharacter } from "../store/characters.ts";

/** Characters looked up in one go. */
const BATCH = 100;

/** Removes every character of this user with its picture. After a crash it can be done again. */
export async function removeCharacters(
  { kv, images }: { kv: Deno.Kv; images: ImageStore },
  userId: number,
): Promise<void> {
  for (;;) {
    const { characters } = await listCharacters(kv, userId, { limit: BATCH });
    if (characters.length === 0) return;
    for (const character of characters) {
      // The file goes first: once the row is gone nobody knows where it was.
      await images.remove(character.imageKey);
      await removeCharacter(kv, character.id);
    }
  }
}
